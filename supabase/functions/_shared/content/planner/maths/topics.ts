import { ADD_SUBTRACT } from './add-subtract.ts'
import { EQUATIONS, PATTERNS } from './algebra.ts'
import { COUNTING } from './counting.ts'
import { CHANCE, DATA } from './data.ts'
import { DECIMALS, PERCENTAGES, RATIO } from './decimals.ts'
import { FRACTION_SUMS } from './fraction-sums.ts'
import { FRACTION_OF_SET, FRACTIONS } from './fractions.ts'
import { MEASURING } from './measurement.ts'
import { MONEY } from './money.ts'
import { MULTIPLY_DIVIDE } from './multiply-divide.ts'
import { INTEGERS, NUMBER_THEORY, ODD_EVEN, ORDER_OF_OPERATIONS } from './number-sense.ts'
import { PLACE_VALUE } from './place-value.ts'
import { type Practice, practiceFor, practiceOfYear, withPractice } from './practice/practice.ts'
import { ROUNDING } from './rounding.ts'
import { ANGLES, AREA, SHAPES } from './space.ts'
import { PATHWAYS, SPATIAL } from './spatial.ts'
import { TIME } from './time.ts'
import type { Topic } from './topic.ts'

/** Tried in this order: the narrow before the wide. */
export const MATHS_TOPICS: readonly Topic[] = [
  ORDER_OF_OPERATIONS,
  RATIO,
  CHANCE,
  PERCENTAGES,
  MONEY,
  FRACTION_OF_SET,
  FRACTION_SUMS,
  FRACTIONS,
  TIME,
  AREA,
  ANGLES,
  INTEGERS,
  NUMBER_THEORY,
  ODD_EVEN,
  DECIMALS,
  ROUNDING,
  PATTERNS,
  EQUATIONS,
  DATA,
  MEASURING,
  SHAPES,
  MULTIPLY_DIVIDE,
  ADD_SUBTRACT,
  COUNTING,
  PLACE_VALUE,
]

/** Lend their teaching notes; their questions are always those of a goal. */
const NOTES_ONLY: readonly Topic[] = [PATHWAYS, SPATIAL]

/** Goals whose topic is named but whose own task our questions do not pose: they are practised, not covered. */
const BESIDE =
  /Pythagoras|circumference|surface area|parallelogram|symmetry|transform|\bnets?\b|fold into|coordinate|te reo|ordinal|days of the week|months and seasons|calendar|events of a school day|turning it|flipping|reflect, translate|misleading|bias|dot plot|picture graph|bar graph|time-series|line graph|straight-line|steepness|investigative|full investigation|limitation|sample space|two-way|combined events|experiment|compound|draw |protractor|parallel|congruent|similar|like terms|notation|inequalit|≤|interest|budget|roots?|negative powers|explain why|explain the difference|describe the shape|classify|categorical|estimate and then|enlarge|scale factor|benchmark/i

/** When the goal's own words fit no topic, its skill still says which practice belongs with it. */
const BY_SKILL: [RegExp, string][] = [
  [/number structures/i, 'place-value'],
  [/operations/i, 'add-subtract'],
  [/rational/i, 'fractions'],
  [/financial/i, 'money'],
  [/equations/i, 'equations'],
  [/time/i, 'time'],
  [/angles/i, 'angles'],
  [/perimeter/i, 'area'],
  [/measuring/i, 'measuring'],
  [/shapes/i, 'shapes'],
  [/investigating/i, 'data'],
  [/chance/i, 'chance'],
]

/** Plain words of a request that no goal would use. */
const HINTS: [RegExp, string][] = [
  [/fraction|hautau/i, 'fractions'],
  [/times tables?|multipl|divid|division|whakarea|whakawehe/i, 'multiply-divide'],
  [/place value|big numbers/i, 'place-value'],
  [/measur/i, 'measuring'],
  [/geometry|shape/i, 'shapes'],
  [/statistic|survey/i, 'data'],
  [/algebra/i, 'equations'],
  [/tāpiri/i, 'add-subtract'],
  [/tell(ing)? (the )?time/i, 'time'],
]

export interface ChosenTopic {
  topic: Topic
  /** 'goal': questions made for it; 'skill': only its skill fits, so the questions need a teacher's eye. */
  fit: 'goal' | 'skill'
}

function lent(practice: Practice): Topic | undefined {
  return [...MATHS_TOPICS, ...NOTES_ONLY].find(({ id }) => id === practice.topic)
}

function ofYear(topic: Topic, year: number, request: string): Topic {
  const practices = practiceOfYear(topic, year, request)
  return practices.length > 0 ? withPractice(topic, practices, '') : topic
}

/** For a goal's wording: the questions made for it, else those of the topic it names. */
export function mathsTopic(text: string, skill: string | null, year: number): ChosenTopic | null {
  const [practice] = practiceFor(text, year)
  const base = practice && lent(practice)
  if (practice && base) return { topic: withPractice(base, [practice], text), fit: 'goal' }
  const named = [...MATHS_TOPICS, ...NOTES_ONLY].find(
    ({ match, years }) => match.test(text) && year >= years[0] && year <= years[1],
  )
  if (named) return { topic: ofYear(named, year, text), fit: BESIDE.test(text) ? 'skill' : 'goal' }
  const hinted = HINTS.find(([pattern]) => pattern.test(text))?.[1]
  const id = hinted ?? (skill === null ? undefined : BY_SKILL.find(([pattern]) => pattern.test(skill))?.[1])
  const topic = MATHS_TOPICS.find((candidate) => candidate.id === id)
  return topic
    ? { topic: ofYear(topic, year, text), fit: hinted !== undefined && skill === null ? 'goal' : 'skill' }
    : null
}
