import { describe, expect, it } from 'vitest'
import { recompute } from '#content/checks/recompute.ts'
import { PUPIL_NAMES } from '#content/data/names.ts'
import { THEMES } from '#content/data/themes.ts'
import { NOTES } from '#content/planner/maths/practice/notes.ts'
import { PRACTICES, practiceFor } from '#content/planner/maths/practice/practice.ts'
import type { Draft } from '#content/planner/maths/topic.ts'
import { mathsTopic } from '#content/planner/maths/topics.ts'
import { makeRandom } from '#content/planner/random.ts'
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
      GOALS.filter(({ outcome, year }) => practiceFor(outcome, year).length !== 1).map(
        ({ outcome, year }) => `${year} ${practiceFor(outcome, year).length} ${outcome}`,
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

describe('notes for goals at the edge of a topic', () => {
  it('belong to a practice by its title, so that none is left unused', () => {
    const titles = new Set(PRACTICES.map(({ title }) => title))
    expect(Object.keys(NOTES).filter((title) => !titles.has(title))).toEqual([])
  })
})
