import type { WordBank } from '../word-bank.ts'
import { ARTS_WORDS } from './arts.data.ts'
import { ENGLISH_WORDS } from './english.data.ts'
import { HEALTH_WORDS } from './health.data.ts'
import { MATHS_WORDS } from './maths.data.ts'
import { SCIENCE_WORDS } from './science.data.ts'
import { SOCIAL_WORDS } from './social.data.ts'
import { TECHNOLOGY_WORDS } from './technology.data.ts'

/** The words of every topic we have a list for. The order settles which of two topics named in as many letters is meant. */
export const WORD_BANKS: readonly WordBank[] = [
  ...SCIENCE_WORDS,
  ...SOCIAL_WORDS,
  ...HEALTH_WORDS,
  ...ENGLISH_WORDS,
  ...MATHS_WORDS,
  ...ARTS_WORDS,
  ...TECHNOLOGY_WORDS,
]
