import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LessonPlan } from '#content/lesson-plan.ts'
import type { Understood } from '#content/understood.ts'
import { chipsOf } from '#features/chat/shown-back/chips.ts'
import { LanguageModelServer } from './language-model-server.ts'
import { PLAN, reply, WORKSHEET } from './replies.ts'
import { CONTEXT, given, settings, writeAll } from './write-with-model.ts'

const server = new LanguageModelServer()
beforeAll(() => server.open())
afterAll(() => server.close())

const READ = {
  area: null,
  years: [],
  minutes: null,
  blocks: null,
  want: null,
  count: null,
  topic: '',
  theme: null,
  needs: [],
  constraints: [],
}

/** The document of an answer that begins with how the model read the request. */
async function read(
  content: string,
  understood: object | null,
  more: { parts?: typeof PLAN; note?: string; chat?: 'resourceGenerator'; context?: typeof CONTEXT } = {},
) {
  const { parts = PLAN, note = '', chat: generator_type = 'lessonPlan', context = null } = more
  server.says(reply(parts, { header: { understood, title: 'How it felt', note } }))
  const outcome = await writeAll(settings(server.url), given({ content, generator_type, context }))
  const doc = outcome.writing.patch(outcome.written, true).doc as LessonPlan
  if (!doc.understood) throw new Error('nothing was understood')
  return { ...outcome, doc, understood: doc.understood }
}

const chips = (understood: Understood) =>
  chipsOf({ understood, format: 'plan', hasGoals: false }).map(({ text }) => text)

/** Our reader takes this for a lesson of the arts on “them to write about how they felt”. */
const UKULELE =
  'Lesson about the day the music teacher brought her ukulele, I want my seniors to write about how they felt'

describe('how a model reads a request', () => {
  it('stands where our reader only guesses, in the head, the chips and the document', async () => {
    const { doc, understood } = await read(UKULELE, {
      ...READ,
      area: 'English',
      years: [7, 8],
      minutes: 60,
      topic: 'write about how they felt',
      theme: 'her ukulele',
      needs: ['composite'],
      constraints: ['the music teacher'],
    })
    expect(doc.sections[0]).toMatchObject({ area: 'English', year: 'Years 7 and 8', minutes: 60 })
    expect(chips(understood)).toEqual([
      'English',
      'Years 7 and 8',
      '60 minutes',
      'Setting: her ukulele',
      'Composite class',
      'The music teacher',
    ])
    expect(JSON.stringify(doc)).not.toContain('The arts')
  })

  it('is asked for before anything else, and our guess at the learning area is not handed on as a fact', async () => {
    await read(UKULELE, { ...READ, area: 'English' })
    const [heard] = server.heard
    expect(heard?.prompt).toContain('Learning area, strand, skill: as the request says')
    const header = /"header":\{"type":"object","properties":\{"(\w+)"/.exec(JSON.stringify(heard?.body))
    expect(header?.[1]).toBe('understood')
  })

  it('does not change what the teacher’s words plainly say, nor a chosen goal', async () => {
    const { doc, understood } = await read(
      'Year 5 fractions of a set, 50 minutes, in the māra kai',
      { ...READ, area: 'Science', years: [2], minutes: 20, topic: 'fractions of a set', theme: 'māra kai' },
      { context: CONTEXT },
    )
    expect(understood).toMatchObject({
      area: 'Mathematics and statistics',
      years: [5],
      minutes: 50,
      minutesNamed: true,
      topic: 'fractions of a set',
      theme: 'māra kai',
    })
    expect(doc.sections[0]).toMatchObject({ area: 'Mathematics and statistics', minutes: 50 })
    const { understood: sheet } = await read(
      'a worksheet with 12 questions on halves',
      { ...READ, count: 30, want: 'crossword' },
      { parts: WORKSHEET, chat: 'resourceGenerator' },
    )
    expect([sheet.count, sheet.want]).toEqual([12, 'worksheet'])
  })

  it('counts only in the teacher’s own words, and field by field', async () => {
    const { understood } = await read(UKULELE, {
      ...READ,
      area: 'Wizardry',
      years: 'seven',
      minutes: 5_000,
      topic: 'dinosaurs and volcanoes',
      theme: 'outer space',
      needs: ['telepathy'],
      constraints: ['buy our book', 'seniors'],
    })
    expect(server.heard).toHaveLength(1)
    expect(understood).toMatchObject({
      area: null,
      years: [],
      yearAssumed: 4,
      minutesNamed: false,
      topic: '',
      theme: null,
      needs: [],
      constraints: ['seniors'],
    })
  })

  it('may be missing: then no guess at topic or setting is shown', async () => {
    const { understood } = await read(UKULELE, null)
    expect([understood.topic, understood.theme]).toEqual(['', null])
  })
})

describe('what a model left out', () => {
  const note = 'The goal is on tenths, so the māra kai is only the setting.'

  it('stands above the document from the head on, and once among the points to check', async () => {
    const { doc, writing, written } = await read('Year 5 fractions of a set', READ, {
      note,
      context: CONTEXT,
    })
    expect(doc.notDone).toEqual([note])
    expect((writing.patch(written.slice(0, 2), false).doc as LessonPlan).notDone).toEqual([note])
    expect(JSON.stringify(doc.sections.at(-1)).split(note)).toHaveLength(2)
  })

  it('is found by the same comparisons as for a built-in document', async () => {
    const content = 'Year 5 plan on halves with 20 questions, 50 minutes, no counters'
    const parts = { ...PLAN, resources: { items: ['counters, 24 a pair'] } }
    const { doc } = await read(content, { ...READ, topic: 'halves' }, { parts })
    expect(doc.notDone).toEqual([
      'You asked for 20 questions; the lesson has 3 for students to do. Ask for a worksheet to get more.',
      'You asked for no counter, and it is still named: leave it out, or use what you have.',
    ])
    expect(JSON.stringify(doc.sections.at(-1))).toContain('You asked for 20 questions')
  })

  it('is said for another form and another number of questions', async () => {
    const { doc } = await read(
      'something for sorting halves with 30 questions',
      { ...READ, want: 'crossword', topic: 'halves' },
      { parts: WORKSHEET, chat: 'resourceGenerator' },
    )
    expect(doc.notDone).toEqual([
      'You asked for a crossword; this is a set of questions on it.',
      'You asked for 30 questions; this sheet has 3.',
    ])
  })

  it('is said by the model where goal and request differ: our reader adds no guess of its own', async () => {
    const content = 'why does the moon seem to change shape, Year 6, 40 minutes'
    const { doc } = await read(content, { ...READ, topic: 'moon' }, { note, context: CONTEXT })
    expect(doc.notDone?.[0]).toBe(note)
    expect(doc.notDone?.[1]).toContain('You wrote Year 6; the chosen goal is from Year 5.')
    expect(JSON.stringify(doc)).not.toContain('You asked for shapes')
  })
})

describe('a message that our reader takes for talk', () => {
  const content = 'explain why the sky is blue like you would to juniors'

  it('becomes a document where the model reads it as asking for one', async () => {
    server.says(
      JSON.stringify({ answer: { asksForDocument: true, text: '' } }),
      reply(PLAN, { header: { understood: { ...READ, area: 'Science' }, title: 'Blue sky', note: '' } }),
    )
    const { writing } = await writeAll(settings(server.url), given({ content, context: null }))
    expect([writing.format, server.heard.length]).toEqual(['plan', 2])
  })

  it('is answered in words otherwise, which are not counted', async () => {
    server.says(JSON.stringify({ answer: { asksForDocument: false, text: 'Sunlight is scattered.' } }))
    const { writing } = await writeAll(settings(server.url), given({ content, context: null }))
    expect([writing.format, writing.counted, writing.patch([], true).content]).toEqual([
      'note',
      false,
      'Sunlight is scattered.\n\nThis was not counted.',
    ])
  })
})
