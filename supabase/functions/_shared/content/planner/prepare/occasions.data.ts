import type { WordPattern } from '../read/words/word-pattern.ts'

/** Days and feasts that a request names: a lesson that never names the same one is about something else. */
export const OCCASIONS: readonly WordPattern[] = [
  { pattern: /\bmatariki\b/i, matches: ['matariki for y4'], misses: ['matai'] },
  { pattern: /\banzac\b/i, matches: ['ANZAC day'], misses: ['ansatz'] },
  {
    pattern: /\bwaitangi\b|\btreaty\b|\btiriti\b/i,
    matches: ['Waitangi Day', 'te Tiriti'],
    misses: ['waiting'],
  },
  { pattern: /\bparihaka\b/i, matches: ['Parihaka'], misses: ['pari'] },
  { pattern: /\bdiwali\b/i, matches: ['Diwali'], misses: ['divan'] },
  { pattern: /\beid\b|\bramadan\b/i, matches: ['Eid', 'Ramadan'], misses: ['eider'] },
  { pattern: /\bchristmas\b|\bxmas\b/i, matches: ['Christmas', 'xmas'], misses: ['chris'] },
  { pattern: /\beaster\b/i, matches: ['Easter'], misses: ['eastern'] },
  {
    pattern: /\b(?:lunar|chinese) new year\b/i,
    matches: ['Lunar New Year', 'chinese new year'],
    misses: ['the new year'],
  },
  { pattern: /\bpink shirt\b/i, matches: ['Pink Shirt Day'], misses: ['a pink hat'] },
]
