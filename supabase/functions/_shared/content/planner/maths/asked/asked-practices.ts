import { ASKED_ADDING } from './adding.data.ts'
import { ASKED_ALGEBRA_AND_MONEY } from './algebra-and-money.data.ts'
import { type NamedPractice, namedPractices } from './asked-practice.ts'
import { ASKED_BONDS } from './bonds-asked.ts'
import { ASKED_DATA_AND_CHANCE } from './data-and-chance.data.ts'
import { ASKED_FACTORS_AND_RATIO } from './factors-and-ratio.data.ts'
import { ASKED_SUMS_OF_PARTS } from './fraction-sums.data.ts'
import { ASKED_MEASURES_AND_SPACE } from './measures-and-space.data.ts'
import { ASKED_MULTIPLYING } from './multiplying.data.ts'
import { ASKED_NUMBER } from './number.data.ts'
import { ASKED_PLACE_VALUE } from './place-value.data.ts'
import { ASKED_POWERS_AND_PARTS } from './powers-and-parts.data.ts'
import { ASKED_SINGLE_PRACTICES } from './single-practices.data.ts'
import { ASKED_TABLES_AND_DISPLAYS } from './tables-and-displays.data.ts'
import { ASKED_WHOLE_TOPICS } from './whole-topics.data.ts'

/** Words of a request that name one practice of a topic outright. They choose it in the years near its own, whatever else they hold. */
export const ASKED_PRACTICES: readonly NamedPractice[] = [
  ...ASKED_TABLES_AND_DISPLAYS,
  ...ASKED_SINGLE_PRACTICES,
  ...ASKED_SUMS_OF_PARTS,
  ...ASKED_POWERS_AND_PARTS,
  ...ASKED_WHOLE_TOPICS,
  ...ASKED_PLACE_VALUE,
  ...ASKED_BONDS,
  ...ASKED_ADDING,
  ...ASKED_MULTIPLYING,
  ...ASKED_FACTORS_AND_RATIO,
  ...ASKED_NUMBER,
  ...ASKED_ALGEBRA_AND_MONEY,
  ...ASKED_MEASURES_AND_SPACE,
  ...ASKED_DATA_AND_CHANCE,
].flatMap(namedPractices)
