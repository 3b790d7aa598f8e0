import { describe, expect, it } from 'vitest'
import { compareRationals, evaluate } from '#content/checks/rational.ts'
import { PUPIL_NAMES } from '#content/data/names.data.ts'
import { THEMES } from '#content/data/themes.data.ts'
import { MATHS_TOPICS } from '#content/planner/maths/topics.ts'
import { makeRandom } from '#content/planner/random.ts'
import type { Draft } from '#content/planner/topic.ts'
import { LEVELS } from '#content/task.ts'
import { ask, planFor } from '../support.ts'

/** Six questions of every maker of every topic, at each level of the first and the last year of its practice. */
const MADE: readonly { practice: string; draft: Draft }[] = MATHS_TOPICS.flatMap(({ id, practices, years }) =>
  practices.flatMap((practice) =>
    [...new Set(practice.years)].flatMap((year) =>
      LEVELS.flatMap((level, step) =>
        practice.questions.flatMap((make, turn) =>
          [0, 1].map((again) => {
            const random = makeRandom(`${id} ${practice.title} ${year} ${level} ${turn} ${again}`)
            const draft = make({
              year: Math.max(year, years[0]),
              level,
              reach: year,
              random,
              theme: random.pick(THEMES),
              name: random.pick(PUPIL_NAMES),
              step: step as 0 | 1 | 2,
              turn,
              goal: '',
            })
            return { practice: `${id}: ${practice.title}, Year ${year}`, draft }
          }),
        ),
      ),
    ),
  ),
)

const NUMBER = String.raw`−?\d[\d,]*(?:\.\d+)?`
const SUM = new RegExp(
  String.raw`(?<![\d.,/)²³√] ?|[+−×÷=] )(${NUMBER}(?: [+−×÷] ${NUMBER})+) = (${NUMBER})(?![\d/]| [+−×÷/])`,
  'gu',
)
const typed = (text: string) =>
  text.replaceAll(',', '').replaceAll('−', '-').replaceAll('×', '*').replaceAll('÷', '/').replace(/\s/g, '')

/** The sums that a text writes out and that are not true. */
const wrongSums = (text: string) =>
  [...text.matchAll(SUM)]
    .filter(
      ([, sum = '', result = '']) => compareRationals(evaluate(typed(sum)), evaluate(typed(result))) !== 0,
    )
    .map(([sum]) => sum)

describe('how a question is modelled', () => {
  it('[GEN-06] shows only sums that are true', () => {
    const aloud = MADE.flatMap(({ practice, draft: { aloud = [] } }) =>
      aloud.map((line) => ({ practice, line })),
    )
    expect(aloud.length).toBeGreaterThan(2000)
    expect(aloud.filter(({ line }) => wrongSums(line).length > 0)).toEqual([])
    expect(aloud.filter(({ line }) => /undefined|NaN|\{|\bnull\b| {2}/.test(line))).toEqual([])
  })

  it('finds a sum that is not true', () => {
    expect(wrongSums('2 × 3 + 1 = 7, and half of it: 7 ÷ 2 = 3')).toEqual(['7 ÷ 2 = 3'])
  })

  it('reaches the answer in its own words', () => {
    const numberOf = (answer: string) =>
      /^−?\$?(\d[\d,]*(?:\.\d+)?)(?: (?:c?m|mm|km)[²³]?| (?:cubes|squares|°C|mL|L))?$/.exec(answer)?.[1]
    const unsaid = MADE.filter(({ draft: { aloud, answer } }) => {
      const number = numberOf(answer)
      return aloud !== undefined && number !== undefined && !aloud.join(' ').includes(number)
    })
    expect(unsaid.map(({ practice, draft: { prompt, aloud } }) => ({ practice, prompt, aloud }))).toEqual([])
  })
})

/** What the teacher says in “I do”, and the questions whose answers the plan prints. */
function modelled(message: string) {
  const plan = planFor(ask(message))
  const steps = plan.sections.flatMap((section) => (section.id === 'phases' ? section.steps : []))
  const answers = plan.sections.flatMap((section) => (section.id === 'answers' ? section.tasks : []))
  return { said: steps.find(({ name }) => name === 'I do')?.teacher ?? [], steps, answers }
}

describe('a lesson on a topic of its own', () => {
  it('models both formulas of a circle, each with its own numbers', () => {
    const { said, answers } = modelled('year 7 circumference and area of circles 60 min')
    const text = said.join(' ')
    expect(text).toContain('Area is the surface inside')
    expect(text).toContain('Circumference is the way round')
    expect(said.filter((line) => /^(?:Write|Then write) up:/.test(line)).length).toBe(2)
    expect(answers.every((task) => !('aloud' in task))).toBe(true)
  })

  it('makes a table of a rule and plots it', () => {
    const { steps } = modelled('year 6 maths rule to a table of values then plot it on a grid, 60 min')
    const work = steps.flatMap(({ pupils }) => pupils).join(' ')
    expect(work).toMatch(/Make a table for y = x \+ 2/)
    expect(work).toMatch(/Plot the five points/)
  })

  it('finds areas of triangles and parallelograms by cutting', () => {
    const { steps } = modelled('year 7 area of triangles and parallelograms by cutting up rectangles, 55 min')
    const text = steps.flatMap(({ teacher, pupils }) => [...teacher, ...pupils]).join(' ')
    expect(text).toMatch(/Make a rectangle from it with one straight cut/)
    expect(text).toMatch(/Cut off the triangle on the left/)
  })
})
