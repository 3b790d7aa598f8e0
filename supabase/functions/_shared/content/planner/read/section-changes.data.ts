import type { Change } from './change.ts'
import type { WordPattern } from './words/word-pattern.ts'

/** Words that say how one part of a document is to be different; the first that fits is taken. */
export const SECTION_CHANGES: readonly (WordPattern & { change: Change })[] = [
  {
    change: 'shorter',
    pattern: /\b(?:short(?:er|en)|brief(?:er|ly)?|less|fewer|cut (?:it|this) (?:down|back)|poto)\b/i,
    matches: ['make it shorter', 'fewer words'],
    misses: ['short', 'lesson'],
  },
  {
    change: 'longer',
    pattern:
      /\b(?:more detail(?:s|ed)?|in detail|longer|expand|elaborate|more (?:questions|tasks|steps|ideas))\b/i,
    matches: ['give more detail', 'more questions'],
    misses: ['more', 'detail'],
  },
  {
    change: 'easier',
    pattern: /\b(?:easier|simpler|simplify|more support|māmā)\b/iu,
    matches: ['make it easier', 'simplify this'],
    misses: ['easy', 'support'],
  },
  {
    change: 'harder',
    pattern: /\b(?:harder|trickier|challeng(?:e|ing)|more difficult|extend|uaua)\b/i,
    matches: ['make it harder', 'extend it'],
    misses: ['hard', 'difficult'],
  },
]
