import { describe, expect, it } from 'vitest'
import { recompute } from '#content/checks/recompute.ts'
import { THEMES } from '#content/data/themes.data.ts'
import { mathsTopic } from '#content/planner/maths/choose-topic.ts'
import { swapPercent } from '#content/planner/maths/percentages/questions.ts'
import { splitRatio } from '#content/planner/maths/ratio/questions.ts'
import { toThousandth } from '#content/planner/maths/rounding/questions.ts'
import { makeRandom } from '#content/planner/random.ts'
import { numberSetIn } from '#content/planner/read/wishes/number-set.ts'
import type { Making } from '#content/planner/topic.ts'

const making = (seed: string, turn = 0, year = 6): Making => {
  const random = makeRandom(seed)
  return {
    year,
    level: 'core',
    reach: year,
    random,
    theme: random.pick(THEMES),
    name: 'Aroha',
    step: 1,
    turn,
    goal: '',
  }
}

/** Forty questions that a request of this year gets. */
function drafts(text: string, year: number) {
  const numbers = numberSetIn(text)
  const topic = mathsTopic(text, null, year, numbers)?.topic
  if (!topic) throw new Error(`no topic for ${text}`)
  return Array.from({ length: 40 }, (_, turn) =>
    topic.draft({ ...making(`${text} ${turn}`, turn, year), numbers }),
  )
}

describe('the questions of a topic named in a teacher’s words', () => {
  it.each([
    ['simplifying fractions', 5, /simplest form/],
    ['short division with bigger numbers', 6, /÷|equal|in each|shared/],
    ['perimeter of gardens', 6, /perimeter|fence/],
    ['unit pricing at the shop', 7, /better buy/],
    ['which number comes before and 1 more', 1, /just (?:before|after)/],
    ['ten more ten less', 2, /[+−] 10 =/],
    ['story problems with minus', 2, /left|away|more has|more does it need/],
    ['area of a rectangle', 6, /area/],
    ['fractions with common numerators', 5, /(\d+)\/\d+ ____ \1\/\d+/],
  ])('%s in Year %s', (text, year, prompt) => {
    const made = drafts(text, year)
    expect(made.filter((draft) => !prompt.test(draft.prompt)).map((draft) => draft.prompt)).toEqual([])
    expect(made.filter((draft) => recompute(draft) === 'wrong')).toEqual([])
  })
})

describe('questions that would teach nothing are not made', () => {
  const many = (make: typeof swapPercent) =>
    Array.from({ length: 300 }, (_, at) =>
      make({ ...making(`drawn ${at}`), year: 8, step: (at % 3) as 0 | 1 | 2 }),
    )

  it('a percentage is swapped with another number', () => {
    const same = many(swapPercent).filter(({ prompt }) => /\b(\d+)% of \1\b/.test(prompt))
    expect(same.map(({ prompt }) => prompt)).toEqual([])
  })

  it('a ratio to share in is not one to one and stands in its simplest form', () => {
    for (const { prompt } of many(splitRatio)) {
      const [, a = 0, b = 0] = (/(\d+) : (\d+)/.exec(prompt) ?? []).map(Number)
      expect([prompt, a === b || (a % 2 === 0 && b % 2 === 0)]).toEqual([prompt, false])
    }
  })

  it('a number has more places than it is rounded to', () => {
    const short = many(toThousandth).filter(({ prompt }) => !/\.\d{4} /.test(prompt))
    expect(short.map(({ prompt }) => prompt)).toEqual([])
  })
})
