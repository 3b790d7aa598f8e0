import { describe, expect, it } from 'vitest'
import { recompute } from '#content/checks/recompute.ts'
import { PUPIL_NAMES } from '#content/data/names.data.ts'
import { THEMES } from '#content/data/themes.data.ts'
import { mathsTopic } from '#content/planner/maths/choose-topic.ts'
import { practicesForGoal, practicesOfYear, topicWith } from '#content/planner/maths/practices.ts'
import { MATHS_TOPICS } from '#content/planner/maths/topics.ts'
import { makeRandom } from '#content/planner/random.ts'
import type { Draft } from '#content/planner/topic.ts'
import { LEVELS } from '#content/task.ts'
import { BLOCKS } from './support.ts'

const GOALS = BLOCKS.filter(({ subject }) => subject.startsWith('Math')).flatMap(
  ({ year_group, skill, goals }) =>
    goals.map(({ outcome }) => ({
      outcome,
      skill,
      year: Number(/\d/.exec(year_group.replace('0-1', '1'))?.[0]),
    })),
)

interface Made {
  goal: string
  year: number
  draft: Draft
}

/** Fifteen questions for each goal, five a level. */
const MADE: Made[] = GOALS.flatMap(({ outcome, skill, year }) =>
  LEVELS.flatMap((level, step) =>
    Array.from({ length: 5 }, (_, turn): Made => {
      const topic = mathsTopic(outcome, skill, year)?.topic
      if (!topic) throw new Error(`nothing for ${outcome}`)
      const random = makeRandom(`${outcome} ${level} ${turn}`)
      const made = {
        year,
        level,
        reach: year,
        random,
        theme: random.pick(THEMES),
        name: random.pick(PUPIL_NAMES),
        step: step as 0 | 1 | 2,
        turn,
        goal: '',
      }
      return { goal: outcome, year, draft: topic.draft(made) }
    }),
  ),
)

describe('questions made for each goal of mathematics', () => {
  it('[GEN-06] are there for all 423 goals, and only one set claims each goal', () => {
    expect(GOALS.length).toBe(423)
    expect(
      GOALS.filter(({ outcome, year }) => practicesForGoal(outcome, year).length !== 1).map(
        ({ outcome, year }) => `${year} ${practicesForGoal(outcome, year).length} ${outcome}`,
      ),
    ).toEqual([])
  })

  it('have answers that are right when worked out again: over 6,000 questions, 0 wrong', () => {
    expect(MADE.length).toBeGreaterThan(6000)
    const wrong = MADE.filter(({ draft }) => recompute(draft) === 'wrong')
    expect(
      wrong.map(
        ({ goal, draft }) => `${goal} | ${draft.prompt} -> ${draft.answer} ${JSON.stringify(draft.check)}`,
      ),
    ).toEqual([])
    expect(MADE.filter(({ draft }) => recompute(draft) === 'right').length).toBeGreaterThan(5000)
  })
})

describe('questions for a topic without a goal', () => {
  const YEARS = [1, 2, 3, 4, 5, 6, 7, 8]

  it('come from a practice of the year itself, in every year of every topic', () => {
    const missing = MATHS_TOPICS.flatMap(({ id, years: [from, to], practices }) =>
      YEARS.filter((year) => year >= from && year <= to)
        .filter((year) => !practices.some(({ years }) => year >= years[0] && year <= years[1]))
        .map((year) => `${id} ${year}`),
    )
    expect(missing).toEqual([])
  })

  it('have answers that are right when worked out again: over 19,000 questions, 0 wrong', () => {
    const made = MATHS_TOPICS.flatMap((topic) =>
      YEARS.flatMap((year) => {
        const { id, draft } = topicWith(topic, practicesOfYear(topic, year, ''), '')
        return LEVELS.flatMap((level, step) =>
          Array.from({ length: 30 }, (_, turn) => {
            const random = makeRandom(`${id} ${year} ${level} ${turn}`)
            const making = { year, level, reach: year, random, theme: random.pick(THEMES), turn, goal: '' }
            return draft({ ...making, name: random.pick(PUPIL_NAMES), step: step as 0 | 1 | 2 })
          }),
        )
      }),
    )
    expect(made.length).toBeGreaterThan(19_000)
    expect(made.filter((draft) => recompute(draft) === 'wrong')).toEqual([])
    const open = made.filter(({ check }) => check === null)
    expect(open.filter(({ answer }) => !answer.startsWith('Look for: '))).toEqual([])
    expect(JSON.stringify(made)).not.toMatch(/undefined|NaN|Infinity/)
  })

  it('come from the nearest year where a topic is asked for outside its own', () => {
    const chance = MATHS_TOPICS.find(({ id }) => id === 'chance')
    const titles = (year: number) => chance && practicesOfYear(chance, year, '').map(({ title }) => title)
    expect(titles(1)).toEqual(titles(3))
    expect(mathsTopic('a lesson', 'Chance and likelihood', 2)?.topic.id).toBe('chance')
  })
})
