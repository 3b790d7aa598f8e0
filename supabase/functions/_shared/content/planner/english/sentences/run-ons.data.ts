import type { EnglishTopic } from '../english-topic.ts'
import { SENTENCE_TEACHING } from '../shared-teaching.data.ts'

export const RUN_ONS: EnglishTopic = {
  id: 'run-ons',
  title: 'sentences that run on or stop short',
  match: /run-on|fragments/i,
  years: [4, 6],
  skill: 'sentences',
  ask: 'Write it correctly:',
  space: 'line',
  questions: [
    ['It was late we went home.', 'It was late. We went home.'],
    ['The bell rang everyone ran.', 'The bell rang. Everyone ran.'],
    ['We swam all day we were tired.', 'We swam all day. We were tired.'],
    ['I like kiwifruit my brother does not.', 'I like kiwifruit, but my brother does not.'],
    ['Under the old bridge. We found a shoe.', 'Under the old bridge, we found a shoe.'],
    ['Because it rained. The game was off.', 'Because it rained, the game was off.'],
    ['When the ferry came in. We waved.', 'When the ferry came in, we waved.'],
    ['The tent leaked, we slept in the van.', 'The tent leaked, so we slept in the van.'],
    ['We looked for the cat. All over the farm.', 'We looked for the cat all over the farm.'],
    ['She trained hard, she won the race.', 'She trained hard, and she won the race.'],
    ['Although the hill was steep. Nobody stopped.', 'Although the hill was steep, nobody stopped.'],
    ['The lights went out, nobody moved, it was quiet.', 'The lights went out. Nobody moved. It was quiet.'],
  ],
  teaching: {
    ...SENTENCE_TEACHING,
    walt: 'find and mend sentences that run on or stop short',
    criteria: [
      'find who or what, and what happens',
      'see where one sentence ends and the next begins',
      'mend it with a full stop or a joining word',
    ],
    prior: ['Say a whole sentence.', 'Use joining words such as and, but and because.'],
    think: [
      'Read it aloud: where does a whole idea end?',
      'Does each part have who and what happens?',
      'Two ideas: a full stop or a joining word. Half an idea: join it to its other half.',
    ],
    hook: 'Read a note with no stops in one breath, then one chopped into bits. Which is harder to follow, and why?',
    ask: 'Could this part stand alone?',
    misconceptions: [
      {
        what: 'Joins two sentences with a comma.',
        why: 'The ideas belong together.',
        move: 'Cover one half: is the other whole? Then it needs a stop or a joining word.',
      },
      {
        what: 'Starts a new sentence with “Because …” and stops there.',
        why: 'It has a capital and a full stop.',
        move: 'Ask: what happened because of it?',
      },
    ],
    extension: 'Mend a sentence in two ways and say which reads better.',
    english: [
      ['run-on', 'two sentences with nothing between them'],
      ['fragment', 'a part of a sentence that stands alone'],
    ],
  },
}
