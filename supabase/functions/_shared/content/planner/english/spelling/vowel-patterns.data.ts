import type { EnglishTopic } from '../english-topic.ts'
import { VOWEL_TEACHING } from '../shared-teaching.data.ts'

export const VOWEL_PATTERNS: EnglishTopic = {
  id: 'vowel-patterns',
  title: 'vowel patterns such as ar, or, ir, ou and oi',
  match: /r-controlled|alternative vowel|patterns for vowels/i,
  years: [3, 4],
  skill: 'words',
  ask: 'Write the word:',
  space: 'blank',
  questions: [
    ['f _ _ m (cows live there)', 'farm'],
    ['f _ _ k (you eat with it)', 'fork'],
    ['b _ _ d (it can fly)', 'bird'],
    ['st _ _ m (wild weather)', 'storm'],
    ['t _ _ n (to go round)', 'turn'],
    ['g _ _ l (a child)', 'girl'],
    ['cl _ _ d (rain comes from it)', 'cloud'],
    ['t _ _ n (smaller than a city)', 'town'],
    ['c _ _ n (10c is one)', 'coin'],
    ['t _ _ s (you play with them)', 'toys'],
    ['m _ _ th (you eat with it)', 'mouth'],
    ['p _ _ nt (the sharp end)', 'point'],
  ],
  teaching: {
    ...VOWEL_TEACHING,
    walt: 'read and spell words with vowel patterns such as ar, or, ir, ou and oi',
    think: [
      'The vowel and the letter after it make one sound together.',
      'Say the word slowly: where do I hear the sound?',
      'Write it, then read it back.',
    ],
  },
}
