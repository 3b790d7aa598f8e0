import { describe, expect, it } from 'vitest'
import type { PlanSection } from '#content/lesson-plan.ts'
import type { Answer } from '#content/planner/answer-request.ts'
import { ADDED_WORDS, LAST_WORDS, PLAN_WORDS } from '#content/planner/read/follow-ups/edits/added.data.ts'
import { sectionsOf, talk } from './support.ts'

const answerTo = (chat: 'lessonPlan' | 'resourceGenerator', ...messages: string[]) =>
  talk(chat, ...messages).at(-1)
const linesOf = (answer: Answer | undefined) =>
  (sectionsOf(answer) as readonly PlanSection[]).flatMap((section) =>
    section.id === 'phases'
      ? section.steps.flatMap(({ kind, teacher, pupils }) =>
          [...teacher, ...pupils].map((line) => `${kind}: ${line}`),
        )
      : [],
  )
const promptsOf = (answer: Answer | undefined) =>
  sectionsOf(answer).map((section) => ('level' in section ? section.tasks.map(({ prompt }) => prompt) : []))
const wordsOf = (answer: Answer | undefined) => (answer?.format === 'note' ? answer.markdown : '')

const MATHS = 'year 4 fractions of a set, 50 mins'

describe('short orders', () => {
  it.each([...ADDED_WORDS, ...LAST_WORDS, ...PLAN_WORDS])(
    'are read by $pattern',
    ({ pattern, matches, misses }) => {
      for (const text of matches) expect(text).toMatch(pattern)
      for (const text of misses) expect(text).not.toMatch(pattern)
    },
  )
})

describe('what is added to a plan', () => {
  it('is a starter quiz with questions that the plan does not ask, and their answers', () => {
    const quiz = linesOf(answerTo('lessonPlan', MATHS, 'add a starter quiz')).filter((line) =>
      /^hook: Quiz \d: .+ \(.+\)$/.test(line),
    )
    expect(quiz).toHaveLength(3)
  })

  it.each([
    ['add a homework task', /Homework: /],
    ['add a plenary', /^share: I can /],
    ['add a word bank', /^hook: Words: put these up, .*set \(a group of things\)/],
    ['add a quick quiz at the end', /^share: Quiz 1: /],
    ['add sentence starters', /^you-do: Sentence starters: /],
    ['add some discussion questions', /^you-do: Ask: what would you say/],
    ['start with something hands on', /^hook: Hands on first: put out 24 counters\./],
    ['add a te reo Māori vocab bit', /^hook: Kupu: .*hautau \(fraction\)/],
  ])('is made from the lesson: “%s”', (order, line) => {
    const lines = linesOf(answerTo('lessonPlan', MATHS, order))
    expect(lines.some((one) => line.test(one))).toBe(true)
    expect(lines.some((one) => one.includes('for you to fill in'))).toBe(false)
  })

  it('is left to the teacher where nothing in the lesson can fill it', () => {
    const lines = linesOf(answerTo('lessonPlan', MATHS, 'add a flash mob'))
    expect(lines.some((one) => one.includes('for you to fill in'))).toBe(true)
  })
})

describe('a shorter lesson', () => {
  it('says what to leave out, by the numbers of its own questions', () => {
    const lines = linesOf(answerTo('lessonPlan', MATHS, 'make it 30 min'))
    expect(lines).toContain('you-do: There is less time here now. Leave out numbers 7 to 11.')
  })

  it('keeps all of its work where it loses little', () => {
    const lines = linesOf(answerTo('lessonPlan', MATHS, 'make it 45 min'))
    expect(lines.some((one) => one.includes('less time here'))).toBe(false)
  })
})

describe('a sheet', () => {
  it('made harder has other questions on every page, the hardest one too', () => {
    const [before, harder] = talk('resourceGenerator', 'year 4 rounding worksheet', 'harder').map(promptsOf)
    const changed = (before ?? []).map(
      (page, at) => page.length === 0 || page.join() !== harder?.[at]?.join(),
    )
    expect(changed).not.toContain(false)
  })

  it('keeps its three levels where the questions of each are counted', () => {
    const pages = promptsOf(
      answerTo('resourceGenerator', 'year 4 rounding worksheet', 'only 4 questions each'),
    )
    expect(pages.filter((page) => page.length > 0).map((page) => page.length)).toEqual([4, 4, 4])
  })

  it('changes only the question that is swapped for a harder one', () => {
    const [before, swapped] = talk(
      'resourceGenerator',
      'assessment on time year 3, 10 questions',
      'swap question 2 for a harder one',
    ).map((one) => promptsOf(one).flat())
    const others = (before ?? []).flatMap((prompt, at) => (prompt === swapped?.[at] ? [] : [at + 1]))
    expect(others.every((number) => number === 2)).toBe(true)
  })

  it('is told to have no easier version, where its questions are the same for every level', () => {
    expect(wordsOf(answerTo('resourceGenerator', 'rubric year 5 report writing', 'make it simpler'))).toMatch(
      /no easier version/,
    )
  })
})

describe('a thing that is swapped', () => {
  it('leaves a verb of the same name', async () => {
    const { withThing } = await import('#content/planner/follow/change-text.ts')
    expect(withThing('They paint one wash with thin paint.', 'paint', 'pastels')).toBe(
      'They paint one wash with thin pastels.',
    )
  })
})
