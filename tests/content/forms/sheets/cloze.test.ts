import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Kit } from '#content/kit.ts'
import { answerRequest } from '#content/planner/answer-request.ts'
import { KITS_FOLDER } from '../../../../supabase/seed/kit-files.ts'
import { blockOf, made } from '../made.ts'

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

  const circuits = () =>
    JSON.parse(readFileSync(`${KITS_FOLDER}/science/science-simple-circuits-y5-6.json`, 'utf8')) as Kit

  const sectionsFor = (kit: Kit) => {
    const answer = answerRequest({
      messageId: 'cloze-1',
      generatorType: 'resourceGenerator',
      content: 'simple circuits cloze year 5',
      context: null,
      history: [],
      kits: [{ kit, serves: false, named: true, unsaid: [] }],
    })
    if (answer.format !== 'resource') throw new Error(answer.format)
    return answer
  }

  it('is a passage of the facts of a lesson that has no text, and says so', () => {
    const { sections, notDone } = sectionsFor(circuits())
    const text = JSON.stringify(sections.find(({ id }) => id === 'tasks-core'))
    expect(text).toMatch(/\(1\) _{6,}/)
    expect(text).toContain('Current is not used up in the bulb')
    expect(notDone.join(' ')).toMatch(/made of the facts of the lesson/)
  })

  it('takes its sentences from a lesson with few facts, and asks no word that its sentence still shows', () => {
    const kit = circuits()
    const { sections } = sectionsFor({ ...kit, idea: '', facts: kit.facts.slice(0, 2) })
    const tasks = sections.flatMap((section) => ('tasks' in section ? section.tasks : []))
    expect(tasks.map(({ prompt }) => prompt)).toContain('________ flows only round a complete loop.')
    const showing = tasks.filter(({ prompt, answer: word }) => new RegExp(`\\b${word}\\b`, 'i').test(prompt))
    expect(showing).toEqual([])
  })

  it.each([
    ['Y5 cloze about tuatara', 8],
    ['cloze passage tuatara year 4, 5 gaps', 5],
  ])('is a text with numbered gaps where the lesson has a text: %s', (message, count) => {
    const path = `${KITS_FOLDER}/english/english-tuatara-text-y4-5.json`
    const kit = JSON.parse(readFileSync(path, 'utf8')) as Kit
    const answer = answerRequest({
      messageId: 'cloze-2',
      generatorType: 'resourceGenerator',
      content: message,
      context: null,
      history: [],
      kits: [{ kit, serves: false, named: true, unsaid: [] }],
    })
    if (answer.format !== 'resource') throw new Error(answer.format)
    const page = answer.sections.find((section) => section.id === 'tasks-core')
    if (!page || !('text' in page) || !page.text) throw new Error('no text')
    const key = answer.sections.find((section) => section.id === 'key')
    const { rows } = blockOf(key && 'blocks' in key ? key.blocks : [], 'table')
    const { words } = blockOf(page.blocks, 'words')
    const gapped = page.text.paragraphs.join('\n')
    expect(gapped.match(/\(\d+\) _+/g)).toHaveLength(count)
    expect(rows.map(([, word]) => word).sort()).toEqual([...words].sort())
    // With the words of the key put back it is the text of the lesson, and no word that is left out is still shown.
    const filled = rows.reduce((text, [no, word]) => text.replace(`(${no}) ____________`, word ?? ''), gapped)
    expect(filled).toBe(kit.text?.core.paragraphs.join('\n'))
    expect(words.filter((word) => new RegExp(`\\b${word}\\b`, 'i').test(gapped))).toEqual([])
    expect(page.text.paragraphs[0]?.split('. ')[0]).not.toContain('___')
  })
})
