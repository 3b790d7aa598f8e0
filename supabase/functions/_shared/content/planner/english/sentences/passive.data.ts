import type { EnglishTopic } from '../english-topic.ts'
import { SENTENCE_TEACHING } from '../shared-teaching.data.ts'

export const PASSIVE: EnglishTopic = {
  id: 'passive',
  title: 'the passive voice',
  match: /passive voice/i,
  years: [6, 8],
  skill: 'sentences',
  ask: 'Write it in the passive:',
  space: 'line',
  questions: [
    ['The dog chased the ball.', 'The ball was chased by the dog.'],
    ['Mia wrote the letter.', 'The letter was written by Mia.'],
    ['The storm broke the fence.', 'The fence was broken by the storm.'],
    ['The team won the cup.', 'The cup was won by the team.'],
    ['The wind blew down the tent.', 'The tent was blown down by the wind.'],
    ['The class painted the mural.', 'The mural was painted by the class.'],
    ['Somebody left the gate open.', 'The gate was left open.'],
    ['People saw the comet in May.', 'The comet was seen in May.'],
    ['The pupils will plant the trees.', 'The trees will be planted by the pupils.'],
    ['We heat the water slowly.', 'The water is heated slowly.'],
    ['The council is mending the bridge.', 'The bridge is being mended by the council.'],
    ['Somebody has taken the last towel.', 'The last towel has been taken.'],
  ],
  teaching: {
    ...SENTENCE_TEACHING,
    walt: 'recognise the passive voice and use it where it suits',
    criteria: [
      'find who does it and what it is done to',
      'put what it is done to first',
      'say why the passive suits, or does not',
    ],
    prior: ['Find the verb and who does it.', 'Change a verb from now to the past.'],
    think: [
      'Who does it? What is it done to?',
      'Put that first, then a form of be and the verb.',
      'Do we need “by …”? Leave it out if nobody knows or it does not matter.',
    ],
    hook: '“I broke the window” or “The window was broken”: who would say which?',
    ask: 'Who disappears in the passive, and is that fair to the reader?',
    misconceptions: [
      {
        what: 'Takes any was for the passive.',
        why: 'Both have it.',
        move: 'Ask “by whom?” after it: “was running by whom?” makes no sense.',
      },
      {
        what: 'Uses it to sound formal.',
        why: 'Reports are full of it.',
        move: 'Read both aloud: which tells the reader more quickly?',
      },
    ],
    extension: 'Find three passives in a news report. Who is left out of each?',
    english: [
      ['passive', 'a sentence that starts with what something is done to'],
      ['active', 'a sentence that starts with who does it'],
    ],
  },
}
