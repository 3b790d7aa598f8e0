import type { Teaching } from '../../topic.ts'
import type { PracticeNotes } from '../maths-topic.ts'

/** Teaching text for a lesson or a page of revision. */
export const TEACHING: Teaching = {
  walt: 'choose the right mathematics for questions of different kinds',
  criteria: [
    'say what a question asks before I work',
    'choose a way that fits the question',
    'check whether my answer makes sense',
  ],
  prior: ['The mathematics of this year, as the class has met it.', 'Know how to show working.'],
  materials: [
    'counters and blocks for those who want them',
    'mini whiteboards and pens',
    'paper and a pencil each',
  ],
  think: [
    'What kind of question is this: number, money, time, measurement or shape?',
    'Which way of working fits it?',
    'Is the answer about as big as I thought?',
  ],
  hook: 'Write 24 on the board. In two minutes, pairs write as many different questions with the answer 24 as they can: a sum, a story, a time, a length.',
  ask: 'How did you know what this question was asking you to do?',
  misconceptions: [
    {
      what: 'Does with this question what was right for the last one.',
      why: 'Pages usually hold one kind of question.',
      move: 'Cover the numbers and ask: what is happening, and what are we to find?',
    },
    {
      what: 'Leaves off the unit.',
      why: 'The sum feels finished when the number is there.',
      move: 'Read the question again after the answer: so many what?',
    },
  ],
  support: 'Read each question aloud together and act it out with materials before writing.',
  extension: 'Write a question of the same kind that is harder, with its answer on the back.',
  next: [
    'Practise the kind of question that most of the class got wrong.',
    'Keep the page, and do it again in three weeks.',
  ],
  english: [
    ['estimate', 'a good guess before working it out'],
    ['working', 'what I write down to show how I did it'],
    ['unit', 'what is counted or measured: cm, minutes, dollars'],
  ],
  reo: ['tau', 'tāpiri', 'tango'],
}

export const NOTES: Readonly<Record<string, PracticeNotes>> = {}
