import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Kit } from '#content/kit.ts'
import { answerRequest } from '#content/planner/answer-request.ts'
import { KITS_FOLDER } from '../../../supabase/seed/kit-files.ts'
import { blockOf, made } from './made.ts'

const gapsOf = (message: string) => made(message).pages.flatMap(({ tasks }) => tasks)

describe('a cloze', () => {
  it.each([
    ['volcanoes cloze y6', 8],
    ['fill in the blanks about electricity year 5, 6 gaps', 6],
  ])('has one gap for each word of its box: %s', (message, count) => {
    const { pages, header } = made(message)
    const tasks = gapsOf(message)
    const { words } = blockOf(pages[0]?.blocks, 'words')
    expect(header).toMatchObject({ form: 'Cloze' })
    expect(header.title).not.toMatch(/cloze|blank/i)
    expect(tasks.map(({ answer }) => answer).sort()).toEqual([...words].sort())
    expect(tasks).toHaveLength(count)
    expect(tasks.every(({ prompt }) => prompt.split('________').length === 2)).toBe(true)
  })

  it('takes its sentences from the lesson, and asks no word that its sentence still shows', () => {
    const path = `${KITS_FOLDER}/science/science-simple-circuits-y5-6.json`
    const kit = JSON.parse(readFileSync(path, 'utf8')) as Kit
    const answer = answerRequest({
      messageId: 'cloze-1',
      generatorType: 'resourceGenerator',
      content: 'simple circuits cloze year 5',
      context: null,
      history: [],
      kits: [{ kit, serves: false, named: true, unsaid: [] }],
    })
    if (answer.format !== 'resource') throw new Error(answer.format)
    const tasks = answer.sections.flatMap((section) => ('tasks' in section ? section.tasks : []))
    expect(tasks.map(({ prompt }) => prompt)).toContain('________ flows only round a complete loop.')
    const showing = tasks.filter(({ prompt, answer: word }) => new RegExp(`\\b${word}\\b`, 'i').test(prompt))
    expect(showing).toEqual([])
  })
})
