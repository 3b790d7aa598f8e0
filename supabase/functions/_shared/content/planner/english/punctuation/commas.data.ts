import type { EnglishTopic } from '../english-topic.ts'
import { SENTENCE_TEACHING } from '../shared-teaching.data.ts'

export const COMMAS: EnglishTopic = {
  id: 'commas',
  title: 'commas',
  match: /comma/i,
  years: [3, 8],
  skill: 'sentences',
  ask: 'Put in the missing commas and write the sentence:',
  space: 'line',
  questions: [
    ['We packed hats towels and water.', 'We packed hats, towels and water.'],
    ['Mei saw a tūī a kererū and a weka.', 'Mei saw a tūī, a kererū and a weka.'],
    ['Bring paper glue and scissors.', 'Bring paper, glue and scissors.'],
    ['After lunch we planted the seedlings.', 'After lunch, we planted the seedlings.'],
    ['When the bell rang we lined up.', 'When the bell rang, we lined up.'],
    ['Although it rained the gala went ahead.', 'Although it rained, the gala went ahead.'],
    ['The track which was steep led to the hut.', 'The track, which was steep, led to the hut.'],
    ['If you are cold put on a jersey.', 'If you are cold, put on a jersey.'],
    ['Priya our captain shook hands.', 'Priya, our captain, shook hands.'],
  ],
  teaching: {
    ...SENTENCE_TEACHING,
    walt: 'use commas to make our meaning clear',
    criteria: [
      'separate the things in a list',
      'mark off an opening or an added part',
      'read aloud to check that the pause helps',
    ],
    prior: ['Write whole sentences.', 'Find the main idea of a sentence.'],
    think: [
      'Is it a list? A comma between the things, and no comma before “and”.',
      'Does something come before the main part? A comma after it.',
      'Could a part be lifted out? A comma on each side.',
    ],
    hook: '“Time to eat children” or “Time to eat, children”: what does the comma do?',
    ask: 'What changes when the comma moves?',
    misconceptions: [
      {
        what: 'Puts a comma wherever there is a breath.',
        why: 'It was taught as a pause.',
        move: 'Ask which job it does: list, opening or added part.',
      },
      {
        what: 'Joins two sentences with a comma.',
        why: 'The ideas belong together.',
        move: 'Try a full stop, or a joining word.',
      },
    ],
    extension: 'Write one sentence that does two of the jobs.',
    english: [
      ['comma', 'a mark that separates parts of a sentence'],
      ['list', 'three or more things in a row'],
    ],
  },
}
