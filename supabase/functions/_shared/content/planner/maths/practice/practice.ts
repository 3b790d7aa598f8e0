import type { Topic } from '../topic.ts'
import { AREA_PRACTICE } from './area.ts'
import { COUNTING_PRACTICE } from './counting.ts'
import { DECIMAL_PRACTICE } from './decimals.ts'
import { EQUATION_PRACTICE } from './equations.ts'
import { FRACTION_SUM_PRACTICE } from './fraction-sums.ts'
import { FRACTION_PRACTICE } from './fractions.ts'
import { GEOMETRY_PRACTICE } from './geometry.ts'
import type { Practice } from './kit.ts'
import { MEASURING_PRACTICE } from './measuring.ts'
import { MONEY_PRACTICE } from './money.ts'
import { MULTIPLY_PRACTICE } from './multiplying.ts'
import { NOTES } from './notes.ts'
import { OPERATION_PRACTICE } from './operations.ts'
import { PATTERN_PRACTICE } from './patterns.ts'
import { PERCENT_PRACTICE } from './percentages.ts'
import { PLACE_VALUE_PRACTICE } from './place-value.ts'
import { ROUNDING_PRACTICE } from './rounding.ts'
import { SPACE_PRACTICE } from './space.ts'
import { STATISTICS_PRACTICE } from './statistics.ts'
import { THEORY_PRACTICE } from './theory.ts'
import { TIME_PRACTICE } from './time.ts'

export type { Practice } from './kit.ts'

export const PRACTICES: readonly Practice[] = [
  ...COUNTING_PRACTICE,
  ...THEORY_PRACTICE,
  ...ROUNDING_PRACTICE,
  ...MONEY_PRACTICE,
  ...PLACE_VALUE_PRACTICE,
  ...FRACTION_PRACTICE,
  ...FRACTION_SUM_PRACTICE,
  ...DECIMAL_PRACTICE,
  ...PERCENT_PRACTICE,
  ...MULTIPLY_PRACTICE,
  ...OPERATION_PRACTICE,
  ...PATTERN_PRACTICE,
  ...EQUATION_PRACTICE,
  ...TIME_PRACTICE,
  ...AREA_PRACTICE,
  ...MEASURING_PRACTICE,
  ...GEOMETRY_PRACTICE,
  ...SPACE_PRACTICE,
  ...STATISTICS_PRACTICE,
]

/** The questions made for a goal of this year. */
export function practiceFor(goal: string, year: number): Practice[] {
  return PRACTICES.filter(({ match, years }) => year >= years[0] && year <= years[1] && match.test(goal))
}

const stems = (text: string) =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 4))

/**
 * What a year practises of a topic, for requests that name no goal: its questions keep to that year's goals. Those
 * whose title shares words with the request come alone.
 */
export function practiceOfYear(
  topic: Pick<Topic, 'id' | 'title'>,
  year: number,
  request: string,
): Practice[] {
  const all = PRACTICES.filter(
    (practice) => practice.topic === topic.id && year >= practice.years[0] && year <= practice.years[1],
  )
  const general = new Set(stems(topic.title))
  const asked = new Set(stems(request).filter((stem) => !general.has(stem)))
  const shared = all.map(({ title }) => new Set(stems(title).filter((stem) => asked.has(stem))).size)
  const best = Math.max(0, ...shared)
  return best === 0 ? all : all.filter((_, at) => shared[at] === best)
}

/** A topic whose questions come from practice, in turns. */
export function withPractice(base: Topic, practices: readonly Practice[], goal: string): Topic {
  const [first] = practices
  const notes = goal === '' || !first ? undefined : NOTES[first.title]
  const makes = practices.flatMap(({ make }) => make)
  return {
    ...base,
    ...(goal === '' || !first ? {} : { title: first.title }),
    teaching: {
      ...base.teaching,
      ...notes,
      ...(goal !== '' && first?.can ? { criteria: first.can } : {}),
      ...(goal !== '' && first?.think ? { think: first.think } : {}),
    },
    draft: (making) => {
      const make = makes[making.turn % makes.length] ?? base.draft
      return make({ ...making, goal })
    },
  }
}
