import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Kit } from '#content/kit.ts'
import { answerRequest } from '#content/planner/answer-request.ts'
import { SCRIPTS } from '#content/planner/forms/script/scripts.ts'
import { KITS_FOLDER } from '../../../../supabase/seed/kit-files.ts'
import { blockOf, made } from '../made.ts'

const tasksOf = (message: string) => made(message).pages.flatMap(({ tasks }) => tasks)

describe('the scripts', () => {
  it.each(SCRIPTS.map((one) => [one.title, one] as const))(
    '%s has a line for each part and a part for each line',
    (_, one) => {
      const parts = one.parts.map(([name]) => name)
      expect([...new Set(one.lines.map(([who]) => who))].sort()).toEqual([...parts].sort())
      expect(parts.length).toBeGreaterThanOrEqual(6)
      expect(parts.length).toBeLessThanOrEqual(8)
      for (const part of parts)
        expect(one.lines.filter(([who]) => who === part).length).toBeGreaterThanOrEqual(2)
      const words = one.lines
        .map(([, says]) => says)
        .join(' ')
        .split(' ').length
      expect(words).toBeGreaterThanOrEqual(180)
      expect(words).toBeLessThanOrEqual(450)
      expect(one.questions).toHaveLength(3)
      for (const text of one.matches) expect(text).toMatch(one.pattern)
      for (const text of one.misses) expect(text).not.toMatch(one.pattern)
    },
  )
})

describe('a script', () => {
  it.each([
    ['readers theatre script about a lost lunchbox y3', 'The lost lunchbox'],
    ['short play script on bullying', 'One voice, then two'],
    ['a short play about recycling for 8 readers y4', 'The compost mystery'],
    ['a playscript about a new kid at school year 5', 'The new kid'],
  ])('has its parts first, then one speaker a line: %s', (message, title) => {
    const { pages, header, answer } = made(message)
    expect(header).toMatchObject({ form: 'Script', title })
    expect(pages).toHaveLength(1)
    const { items } = blockOf(pages[0]?.blocks, 'list')
    const { rows } = blockOf(pages[0]?.blocks, 'table')
    const names = items.map((item) => item.split(':')[0])
    expect(rows.every(([who]) => names.includes(who))).toBe(true)
    expect(answer.notDone ?? []).toEqual([])
  })

  it('has questions only where they are asked for', () => {
    expect(tasksOf('readers theatre script about a lost lunchbox y3')).toEqual([])
    expect(tasksOf('readers theatre script about a lost lunchbox y3 with questions')).toHaveLength(3)
  })

  it('says how to share out the parts where another number was asked for', () => {
    expect(made('play script about too many pets for 5 readers y2').answer.notDone?.join(' ')).toContain(
      'You asked for 5 parts; this script has 8',
    )
  })

  it('says that there is none on another topic, and which there are', () => {
    const { header, answer } = made('play script about photosynthesis year 7')
    expect(header.form).not.toBe('Script')
    expect(answer.notDone?.join(' ')).toMatch(/no script on this topic.*a lost lunchbox/)
  })

  it.each([
    [6, 'NARRATOR 1', 'This is a story of Māui. It is told in many books.'],
    [3, 'NARRATOR 1', 'This is one way to tell a story of Māui.'],
  ])('is the text of a lesson where it is a script, at the level of Year %i', (year, who, says) => {
    const path = `${KITS_FOLDER}/english/english-maui-sun-readers-theatre-eight-y5-6.json`
    const kit = JSON.parse(readFileSync(path, 'utf8')) as Kit
    const answer = answerRequest({
      messageId: 'script-1',
      generatorType: 'resourceGenerator',
      content: `readers theatre script maui and the sun year ${year}`,
      context: null,
      history: [],
      kits: [{ kit, serves: false, named: true, unsaid: [] }],
    })
    if (answer.format !== 'resource') throw new Error(answer.format)
    const page = answer.sections.find((section) => section.id === 'tasks-core')
    const { rows } = blockOf(page && 'blocks' in page ? page.blocks : [], 'table')
    expect(rows[0]).toEqual([who, says])
    expect(rows.every(([speaker = '', line = '']) => /^[\p{Lu} ]+\d?$/u.test(speaker) && line !== '')).toBe(
      true,
    )
  })
})
