import type { EnglishTopic } from '../english-topic.ts'
import { VOWEL_TEACHING } from '../shared-teaching.data.ts'

export const LONG_VOWELS: EnglishTopic = {
  id: 'long-vowels',
  title: 'split digraphs and vowel teams',
  match: /split digraph|vowel team|long vowel/i,
  years: [2, 3],
  skill: 'words',
  ask: 'Write the word:',
  space: 'blank',
  questions: [
    ['m _ k _ (to build something)', 'make'],
    ['t _ m _ (what a clock shows)', 'time'],
    ['h _ m _ (where you live)', 'home'],
    ['r _ _ n (falls from clouds)', 'rain'],
    ['b _ _ t (floats on water)', 'boat'],
    ['tr _ _ (has leaves)', 'tree'],
    ['g _ m _ (you play it)', 'game'],
    ['b _ k _ (has two wheels)', 'bike'],
    ['c _ _ t (keeps you warm)', 'coat'],
    ['sh _ _ p (has wool)', 'sheep'],
    ['tr _ _ n (runs on rails)', 'train'],
    ['st _ n _ (a small rock)', 'stone'],
  ],
  teaching: {
    ...VOWEL_TEACHING,
    walt: 'read and spell words with split digraphs and vowel teams',
    think: [
      'Two letters, next to each other or with one between, make one long vowel sound.',
      'Say the word slowly: where do I hear the sound?',
      'Write it, then read it back.',
    ],
  },
}
