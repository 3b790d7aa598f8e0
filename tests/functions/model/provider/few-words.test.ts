import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LessonPlan, planSection } from '#content/lesson-plan.ts'
import { LanguageModelServer } from '../language-model-server.ts'
import { PLAN, PLAN_STEPS, reply } from '../replies.ts'
import { settings, writeAll } from '../write-with-model.ts'
import { NO_FIGURE, NO_PROOF, proven, question, sheetMade, sheetOf } from './sheet-made.ts'

const server = new LanguageModelServer()
beforeAll(() => server.open())
afterAll(() => server.close())

const made = (content: string, parts: Record<string, unknown>) => sheetMade(server, content, parts)
const sums = (count: number) =>
  Array.from({ length: count }, (_, n) => proven(`${n + 2} × 7 =`, `${n + 2}*7`, String((n + 2) * 7)))

describe('a page of few words', () => {
  it.each([10, 12, 20])('%i sums alone are not taken for another language', async (count) => {
    const tasks = sums(count)
    const { pages, calls } = await made(`${count} multiplication questions for Year 5, one list`, {
      'tasks-core': sheetOf(tasks, { instructions: 'Work out each answer.' }),
    })
    expect(calls).toBe(1)
    expect(pages[0]?.tasks).toHaveLength(count)
  })

  it('neither is a list of spelling words', async () => {
    const list =
      'because friend believe receive necessary separate rhythm science knowledge island answer February Wednesday weather whether caught thought through enough daughter'.split(
        ' ',
      )
    const { pages, calls } = await made('Spelling list of 20 words, Year 6, one list', {
      'tasks-core': sheetOf([], { instructions: 'Learn these words.', list }),
    })
    expect(calls).toBe(1)
    expect(pages[0]?.blocks).toMatchObject([{ items: list }])
  })

  it('choices of one digit stay choices', async () => {
    const tasks = [2, 3, 4].map((n) => ({
      prompt: `What is ${n} × 2?`,
      figure: NO_FIGURE,
      proof: { ...NO_PROOF, kind: 'value', a: `${n}*2` },
      answer: String(2 * n),
      working: '',
      wrong: ['3', '5', '9'],
    }))
    const { pages, calls } = await made('A 3 question multiple choice quiz on multiplication, Year 3', {
      'tasks-core': { instructions: 'Ring one letter.', tasks },
    })
    expect(calls).toBe(1)
    expect(pages[0]?.tasks.map(({ choices }) => choices?.length)).toEqual([4, 4, 4])
  })

  it('an answer, a line of a list and a column may be one digit', async () => {
    const text = { title: 'Kererū', paragraphs: ['A kererū lays 1 egg. It hatches after a month.'] }
    const asked = { asks: 'find', space: 'line', paragraph: 1 }
    const reading = await made('Reading text on kererū, Year 3, 1 question, one list', {
      'tasks-core': {
        instructions: 'Read.',
        text,
        tasks: [{ ...asked, prompt: 'How many eggs are there?', answer: '1' }],
      },
    })
    expect([reading.calls, reading.pages[0]?.tasks[0]?.answer]).toEqual([1, '1'])
    const sorting = await made('Worksheet on sorting numbers, Year 3, one list', {
      'tasks-core': sheetOf([question('Write the even numbers of the list.')], { list: ['3', '8', '5'] }),
    })
    expect(sorting.calls).toBe(1)
    const row = (criterion: string) => ({ criterion, steps: ['It is read.', 'It is clear.'] })
    const rubric = await made('A rubric for a speech, Year 7, with two columns', {
      'tasks-core': {
        instructions: 'Mark the box.',
        levels: ['1', '2'],
        rows: [row('Voice'), row('Order')],
        use: ['Read it.'],
      },
    })
    expect(rubric.calls).toBe(1)
  })
})

describe('a section in which every value is of a careless kind, twice', () => {
  const planWith = async (parts: Record<string, unknown>) => {
    server.says(reply(PLAN, parts))
    const { writing, written } = await writeAll(settings(server.url))
    return writing.patch(written, true).doc as LessonPlan
  }

  it('minutes as words, one line for a list and a line in an object are read', async () => {
    const steps = PLAN_STEPS.map((step) => ({ ...step, minutes: `${step.minutes} min` }))
    const doc = await planWith({
      phases: { steps },
      safety: { items: 'Wash hands after the garden.' },
      reflection: { items: [{ text: 'Who needs another way in?' }] },
    })
    expect(server.heard).toHaveLength(2)
    expect(planSection(doc, 'phases')?.steps).toHaveLength(6)
    expect(planSection(doc, 'safety')?.items).toEqual(['Wash hands after the garden.'])
    expect(planSection(doc, 'reflection')?.items).toEqual(['Who needs another way in?'])
  })

  it('answers as numbers, nothing as null and a proof that is missing are read', async () => {
    const tasks = sums(4).map((task, n) => ({
      ...task,
      ...[{ answer: 5 }, { working: null }, { proof: null }, { figure: null }][n],
    }))
    const { pages } = await made('4 multiplication questions for Year 5, one list', {
      'tasks-core': sheetOf(tasks),
    })
    expect(pages[0]?.tasks.map(({ check }) => check !== null)).toEqual([true, true, false, true])
  })
})
