import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { GLOSSARY } from '#content/data/glossary.data.ts'
import { NARROW_FIRST, PLAIN_WORDS, TOPIC_OF_SKILL } from '#content/planner/maths/topic-words.data.ts'
import { MATHS_TOPICS } from '#content/planner/maths/topics.ts'
import { BLOCKS } from './support.ts'

const FOLDER = new URL('../../supabase/functions/_shared/content/planner/maths/', import.meta.url)

const text = z
  .string()
  .regex(/^\S(?:.*\S)?$/, 'is empty, or has a space at an end')
  .refine((line) => !/ {2}|undefined|TODO/.test(line), 'has a gap')
const lines = z.array(text).min(1)
const three = z.tuple([text, text, text])
const two = z.tuple([text, text])

/** Everything printed in a lesson; a key that is misspelt is an error. */
const TEACHING = z.strictObject({
  walt: text,
  criteria: three,
  prior: two,
  materials: lines,
  think: lines,
  hook: text,
  ask: text,
  misconceptions: z.array(z.strictObject({ what: text, why: text, move: text })).min(1),
  support: text,
  extension: text,
  key: z.strictObject({ hook: text, ask: text, extension: text }).partial().optional(),
  next: two,
  english: z.array(two).min(1),
  reo: z.array(z.enum(Object.keys(GLOSSARY) as [string, ...string[]])).min(1),
})
const NOTES = z.record(text, TEACHING.partial())

const MATHS_GOALS = BLOCKS.filter(({ subject }) => subject.startsWith('Math')).flatMap(
  ({ year_group, goals }) =>
    goals.map(({ outcome }) => ({ outcome, year: Number(/\d/.exec(year_group.replace('0-1', '1'))?.[0]) })),
)

const repeated = (list: readonly string[]) => list.filter((one, at) => list.indexOf(one) !== at)

describe('the topics of mathematics', () => {
  it('are the folders, each named by the id of its topic', () => {
    const folders = readdirSync(FOLDER, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'asked')
      .map(({ name }) => name)
    expect(MATHS_TOPICS.map(({ id }) => id).sort()).toEqual(folders.sort())
  })

  it.each(MATHS_TOPICS.map((topic) => [topic.id, topic] as const))(
    '%s: all its notes are whole and belong to a practice',
    (_, { teaching, notes, practices }) => {
      expect(TEACHING.safeParse(teaching).error?.issues ?? []).toEqual([])
      expect(NOTES.safeParse(notes).error?.issues ?? []).toEqual([])
      const keys = practices.map((practice) => practice.notes ?? practice.title)
      expect(Object.keys(notes).filter((key) => !keys.includes(key))).toEqual([])
      expect(practices.filter((practice) => practice.notes && !(practice.notes in notes))).toEqual([])
    },
  )

  it('are named by their ids wherever words or skills lead to them', () => {
    const ids = MATHS_TOPICS.map(({ id }) => id)
    const named = [
      ...NARROW_FIRST,
      ...PLAIN_WORDS.map(({ topic }) => topic),
      ...TOPIC_OF_SKILL.map(([, id]) => id),
    ]
    expect(named.filter((id) => !ids.includes(id))).toEqual([])
    expect(repeated(NARROW_FIRST)).toEqual([])
  })

  it('explain no word twice in one list, and name no misconception twice', () => {
    for (const { id, teaching, notes } of MATHS_TOPICS)
      for (const { english = [], misconceptions = [] } of [teaching, ...Object.values(notes)]) {
        expect([id, ...repeated(english.map(([term]) => term))]).toEqual([id])
        expect([id, ...repeated(misconceptions.map(({ what }) => what))]).toEqual([id])
      }
  })
})

describe('the practices of mathematics', () => {
  it('name only goals that the curriculum has, in a year of theirs', () => {
    const lost = MATHS_TOPICS.flatMap(({ id, practices }) =>
      practices
        .filter(({ goal }) => goal !== undefined)
        .filter(
          ({ goal, years: [from, to] }) =>
            !MATHS_GOALS.some(({ outcome, year }) => year >= from && year <= to && goal?.test(outcome)),
        )
        .map(({ title }) => `${id}: ${title}`),
    )
    expect(lost).toEqual([])
  })

  it('share a title only in different years', () => {
    const twice = MATHS_TOPICS.flatMap(({ id, practices }) =>
      repeated(
        practices.flatMap(({ title, years: [from, to] }) =>
          Array.from({ length: to - from + 1 }, (_, at) => `${id}: ${title}, Year ${from + at}`),
        ),
      ),
    )
    expect(twice).toEqual([])
  })
})
