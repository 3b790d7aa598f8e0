import type { WordPattern } from '../read/words/word-pattern.ts'
import type { EnglishTopic } from './english-topic.ts'
import { CAPITALS } from './punctuation/capitals.data.ts'
import { COMMAS } from './punctuation/commas.data.ts'
import { JOINING } from './sentences/joining.data.ts'
import { WORD_CLASSES } from './sentences/word-classes.data.ts'
import { AFFIXES } from './spelling/affixes.data.ts'
import { LONG_VOWELS } from './spelling/long-vowels.data.ts'
import { VOWEL_PATTERNS } from './spelling/vowel-patterns.data.ts'

/** The topic of a request that names English mechanics and no more; the first that fits is taken. */
export const ENGLISH_REQUESTS: readonly (WordPattern & { lastYear: number; topic: EnglishTopic })[] = [
  {
    pattern: /phonics|\bspelling\b/i,
    lastYear: 2,
    topic: LONG_VOWELS,
    matches: ['phonics', 'our spelling lesson'],
    misses: ['misspellings'],
  },
  {
    pattern: /phonics|\bspelling\b/i,
    lastYear: 3,
    topic: VOWEL_PATTERNS,
    matches: ['phonics', 'spelling'],
    misses: ['spell'],
  },
  {
    pattern: /\bspelling\b/i,
    lastYear: 8,
    topic: AFFIXES,
    matches: ['Year 5 spelling'],
    misses: ['phonics'],
  },
  { pattern: /punctuation/i, lastYear: 3, topic: CAPITALS, matches: ['punctuation'], misses: ['punctual'] },
  { pattern: /punctuation/i, lastYear: 8, topic: COMMAS, matches: ['punctuation'], misses: ['punctual'] },
  {
    pattern: /\bgrammar\b|parts of speech/i,
    lastYear: 6,
    topic: WORD_CLASSES,
    matches: ['grammar', 'parts of speech'],
    misses: ['programmar', 'a speech'],
  },
  { pattern: /\bgrammar\b/i, lastYear: 8, topic: JOINING, matches: ['grammar'], misses: ['parts of speech'] },
]
