import { ADD_SUBTRACT } from './add-subtract/topic.ts'
import { ANGLES } from './angles/topic.ts'
import { AREA } from './area/topic.ts'
import { CHANCE } from './chance/topic.ts'
import { COUNTING } from './counting/topic.ts'
import { DATA } from './data/topic.ts'
import { DECIMALS } from './decimals/topic.ts'
import { EQUATIONS } from './equations/topic.ts'
import { FACTORS } from './factors/topic.ts'
import { FRACTION_OF_SET } from './fraction-of-set/topic.ts'
import { FRACTION_SUMS } from './fraction-sums/topic.ts'
import { FRACTIONS } from './fractions/topic.ts'
import { INTEGERS } from './integers/topic.ts'
import type { MathsTopic } from './maths-topic.ts'
import { MEASURING } from './measuring/topic.ts'
import { MIXED } from './mixed/topic.ts'
import { MONEY } from './money/topic.ts'
import { MULTIPLY_DIVIDE } from './multiply-divide/topic.ts'
import { ODD_EVEN } from './odd-even/topic.ts'
import { ORDER_OF_OPERATIONS } from './order-of-operations/topic.ts'
import { PATHWAYS } from './pathways/topic.ts'
import { PATTERNS } from './patterns/topic.ts'
import { PERCENTAGES } from './percentages/topic.ts'
import { PLACE_VALUE } from './place-value/topic.ts'
import { RATIO } from './ratio/topic.ts'
import { ROMAN_NUMERALS } from './roman-numerals/topic.ts'
import { ROUNDING } from './rounding/topic.ts'
import { SHAPES } from './shapes/topic.ts'
import { SPATIAL } from './spatial/topic.ts'
import { TIME } from './time/topic.ts'

/** Every topic of mathematics, in the order of the curriculum. A wording that several practices fit goes to the first. */
export const MATHS_TOPICS: readonly MathsTopic[] = [
  COUNTING,
  ODD_EVEN,
  FACTORS,
  ROUNDING,
  MONEY,
  PLACE_VALUE,
  INTEGERS,
  FRACTION_OF_SET,
  FRACTIONS,
  FRACTION_SUMS,
  DECIMALS,
  PERCENTAGES,
  RATIO,
  MULTIPLY_DIVIDE,
  ADD_SUBTRACT,
  ORDER_OF_OPERATIONS,
  PATTERNS,
  EQUATIONS,
  TIME,
  AREA,
  MEASURING,
  SHAPES,
  ANGLES,
  PATHWAYS,
  SPATIAL,
  DATA,
  CHANCE,
  ROMAN_NUMERALS,
  MIXED,
]
