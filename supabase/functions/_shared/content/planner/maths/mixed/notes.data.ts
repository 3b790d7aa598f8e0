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

/** The notes of a practice, by its title. */
export const NOTES: Readonly<Record<string, PracticeNotes>> = {
  'problem solving': {
    walt: 'choose a strategy for a problem, try it, and explain why my answer is right',
    criteria: [
      'tell the problem in my own words',
      'choose a way: draw it, make a table or a list, work backwards, or guess and check',
      'show my thinking so that someone else can follow it, and check my answer',
    ],
    prior: ['Solve word problems with one step.', 'Explain my thinking to a partner.'],
    materials: ['counters and cubes', 'squared paper', 'large sheets of paper and felt pens, one a pair'],
    think: [
      'I read it twice. What do I know, and what am I to find?',
      'Have I met one like it? Which way fits: a drawing, a table, a list in order, working backwards?',
      'I try it with smaller numbers first if I am stuck.',
      'I look back: does it fit every part of the problem? Is there another answer?',
    ],
    hook: 'A straight path is 12 m long with a lamp every 3 m and one at each end. How many lamps? Vote for 3, 4 or 5, then draw it.',
    ask: 'How do you know that you have found all of them, or that there is only one answer?',
    misconceptions: [
      {
        what: 'Does something with the numbers at once.',
        why: 'Most problems in class end with one calculation.',
        move: 'Cover the numbers and ask for the story; then ask for a drawing.',
      },
      {
        what: 'Stops at the first guess that does not work.',
        why: 'A wrong try is felt as a failure.',
        move: 'Write every try in a table: is it too many or too few? How would you change it?',
      },
      {
        what: 'Gives the number of gaps for the number of posts.',
        why: 'The division seems to be the answer.',
        move: 'Draw three gaps: how many posts are there?',
      },
    ],
    support: 'Use smaller numbers, and act the problem out with counters.',
    extension: 'Change one thing in the problem so that the answer is twice as large. What did you change?',
    next: [
      'Compare two ways on the wall: which would you use next time?',
      'Write a problem of the same kind for another pair.',
    ],
    english: [
      ['strategy', 'a way of going about a problem'],
      ['justify', 'say why it must be right'],
      ['table', 'rows and columns that keep tries in order'],
    ],
    reo: ['rautaki', 'whakaaro', 'otinga'],
  },
}
