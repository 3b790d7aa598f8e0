import type { Teaching } from '../../topic.ts'
import type { PracticeNotes } from '../maths-topic.ts'

export const TEACHING: Teaching = {
  walt: 'name, show and compare fractions',
  criteria: [
    'check that all the parts are equal',
    'name a fraction from a picture and draw one from its name',
    'explain which of two fractions is larger, or why they are the same size',
  ],
  prior: ['Fold and cut shapes into equal parts.', 'Say the names half, third and quarter.'],
  materials: ['paper strips, four a student', 'fraction tiles or circles', 'scissors and felt pens'],
  think: [
    'How many equal parts make the whole? That is the bottom number.',
    'How many of them are we talking about? That is the top number.',
    'To compare, use wholes of the same size.',
  ],
  hook: 'Fold one strip in half and one in quarters. Which piece is bigger? Convince your partner.',
  ask: 'Why is a quarter smaller than a third, when 4 is more than 3?',
  misconceptions: [
    {
      what: 'Says 1/8 is larger than 1/4.',
      why: 'Compares 8 and 4 as whole numbers.',
      move: 'Fold two equal strips and lay the pieces side by side.',
    },
    {
      what: 'Counts parts that are not equal.',
      why: 'Looks for the number of pieces only.',
      move: 'Lay the pieces on top of each other: are they the same size?',
    },
  ],
  support: 'Fold strips for every question and label each part.',
  extension: 'Find three fractions that lie between a half and three quarters.',
  next: ['Put fractions on a number line.', 'Add fractions with the same bottom number.'],
  english: [
    ['numerator', 'the top number of a fraction'],
    ['denominator', 'the bottom number of a fraction'],
    ['equivalent', 'different name, same size'],
  ],
  reo: ['hautau', 'haurua', 'hauwhā', 'ōrite'],
}

const SIZE_CRITERIA: Teaching['criteria'] = [
  'use wholes of the same size',
  'say which fraction is larger, or why they are equal',
  'prove it with a drawing or a number line',
]

/** The notes of a practice, by its title. */
export const NOTES: Readonly<Record<string, PracticeNotes>> = {
  'what makes a half': {
    walt: 'make halves of a shape, and say why they are halves',
    prior: ['Fold paper so that the edges meet.', 'Say whether two things are the same size.'],
    think: [
      'How many parts are there? Two.',
      'Are they the same size? I lay one on the other.',
      'They match exactly: each part is one half.',
    ],
    hook: 'Cut a paper sandwich into one big and one small part. Who wants the small half? Is it a half at all?',
    ask: 'How can you show that both parts are the same?',
    misconceptions: [
      {
        what: 'Calls any two parts halves.',
        why: 'Counts the parts and does not compare them.',
        move: 'Cut them out and lay one on the other.',
      },
      {
        what: 'Asks for “the bigger half”.',
        why: 'That is what people say.',
        move: 'If one is bigger, are they halves? Fold again so that the edges meet.',
      },
    ],
    support: 'Fold on a line that is already drawn, and match the corners together.',
    extension: 'Fold a square in half in three different ways. Are all these halves the same size?',
    next: ['Fold halves in half again to make quarters.', 'Find half of a small group of things.'],
    english: [
      ['half', 'one of two equal parts'],
      ['equal', 'the same size'],
      ['whole', 'all of it'],
    ],
    reo: ['haurua', 'ōrite'],
    criteria: [
      'check whether two parts are equal',
      'say why unequal parts are not halves',
      'show a fair way to cut',
    ],
  },
  'counting by a unit fraction': {
    criteria: ['count in equal parts', 'say when I reach one whole', 'explain how many parts make the whole'],
  },
  'fractions with the same denominator': { criteria: SIZE_CRITERIA },
  'equivalent fractions': {
    criteria: [
      'show that two fractions have the same size with strips or a drawing',
      'find an equivalent fraction by multiplying top and bottom by the same number',
      'explain why the size does not change',
    ],
    think: [
      'Into how many smaller parts was each part cut?',
      'Then there are that many times as many parts in all, and that many times as many of them shaded.',
      'Top and bottom are multiplied by the same number; the size stays.',
    ],
    ask: 'Why do both numbers change, although the fraction stays the same size?',
    misconceptions: [
      {
        what: 'Adds the same number to top and bottom: 1/2 = 3/4.',
        why: 'Both numbers went up by two, so it looks fair.',
        move: 'Lay half a strip beside three quarters of one: do they end at the same place?',
      },
      {
        what: 'Changes the bottom number and forgets the top.',
        why: 'Only the missing number is looked at.',
        move: 'Cut every part of the strip in two, and count both again.',
      },
      {
        what: 'Says that 6/8 is more than 3/4.',
        why: '6 and 8 are larger numbers.',
        move: 'Shade both on bars of the same length.',
      },
    ],
    extension: 'Find three names for 3/4 with a bottom number over 20, and say how you know.',
    next: [
      'Write fractions in their simplest form.',
      'Compare fractions by giving them the same bottom number.',
    ],
  },
  'equivalent fractions and simplest form': {
    criteria: [
      'multiply or divide top and bottom by the same number',
      'find the simplest form',
      'explain why the size does not change',
    ],
  },
  'mixed numbers and improper fractions': {
    criteria: [
      'find the wholes in an improper fraction',
      'write a mixed number as an improper fraction',
      'show both with bars',
    ],
    think: [
      'How many parts make one whole?',
      'How many wholes can I make?',
      'What is left over is the fraction part.',
    ],
  },
  'fractions and tenths in order': {
    criteria: [
      'write fractions and decimals as tenths',
      'place them on a number line',
      'read the order from the line',
    ],
  },
  'comparing fractions with different denominators': {
    misconceptions: [
      {
        what: 'Takes 5/6 and 7/8 as equal.',
        why: 'Both are one part short of a whole.',
        move: 'Ask which missing part is smaller, then write both with the same denominator.',
      },
    ],
  },
}
