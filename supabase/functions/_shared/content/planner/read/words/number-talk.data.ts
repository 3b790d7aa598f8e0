import type { WordPattern } from './word-pattern.ts'

/** A short talk in which a class works out a few problems in the head and compares its ways. */
export const NUMBER_TALK: WordPattern = {
  pattern: /\bnumber (?:talks?|strings?)\b|\bmaths? talks?\b/i,
  matches: ['number talk', 'a number talk on doubles', 'number strings'],
  misses: ['talk about numbers', 'number line'],
}
