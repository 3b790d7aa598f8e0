import type { ReadingText } from './reading-text.ts'
import { PIP } from './texts/years-1-2/pip.data.ts'
import { SEED_POT } from './texts/years-1-2/seed-pot.data.ts'
import { LONG_RUN } from './texts/years-3-4/long-run.data.ts'
import { LOST_PROPERTY } from './texts/years-3-4/lost-property.data.ts'
import { BIKE_TRACK } from './texts/years-5-6/bike-track.data.ts'
import { POWER_CUT } from './texts/years-5-6/power-cut.data.ts'
import { LATER_HOMEWORK } from './texts/years-7-8/later-homework.data.ts'
import { TIDE } from './texts/years-7-8/tide.data.ts'

/** All texts, from the youngest readers to the oldest. */
export const READING_TEXTS: readonly ReadingText[] = [
  PIP,
  SEED_POT,
  LONG_RUN,
  LOST_PROPERTY,
  POWER_CUT,
  BIKE_TRACK,
  TIDE,
  LATER_HOMEWORK,
]
