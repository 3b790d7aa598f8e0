import type { Teaching } from '../../topic.ts'

export const TEACHING: Teaching = {
  walt: 'read and write numbers in Roman numerals',
  criteria: [
    'say what I, V, X, L, C, D and M are worth',
    'add signs that follow, and take away a smaller sign that stands before a larger one',
    'explain why 4 is IV and not IIII',
  ],
  prior: ['Know tens and ones.', 'Know that the place of a digit tells what it is worth.'],
  materials: [
    'ice-block sticks or matchsticks without heads, about 20 a pair',
    'a picture or drawing of a clock face with Roman numerals',
    'paper and a pencil each',
  ],
  think: [
    'I begin on the left with the largest sign.',
    'Is the next sign the same or smaller? Then I add it.',
    'Is it larger? Then I take the first away from it: IX is ten take away one.',
  ],
  hook: 'Write IX and XI on the board. Both have one X and one I. Ask: “Can they be the same number? Where have you seen signs like these?”',
  ask: 'Why do we not need a sign for nought here?',
  misconceptions: [
    {
      what: 'Writes IIII for 4 or XXXX for 40.',
      why: 'Goes on adding the same sign.',
      move: 'Lay it in sticks, then ask: which sign is one more? Put the I in front of it. Some clock faces do show IIII; the rule of books is IV.',
    },
    {
      what: 'Reads IX as 11.',
      why: 'Adds every sign.',
      move: 'Cover the X, then show it: the small sign before the large one is taken away.',
    },
    {
      what: 'Writes IL for 49.',
      why: 'Takes away from any sign.',
      move: 'Write tens and ones separately: 40 is XL, 9 is IX. I is only taken from V and X, X from L and C, C from D and M.',
    },
  ],
  support: 'Keep the table of signs (I = 1, V = 5, X = 10) in view, and lay each number in sticks first.',
  extension:
    'Write the years of birth of your family, and find the year from 1900 on that needs the most signs.',
  next: [
    'Find Roman numerals in books, clocks and films, and read them.',
    'Compare with other ways to write numbers: what does our nought let us do?',
  ],
  english: [
    ['Roman numerals', 'letters that the Romans wrote numbers with'],
    ['sign', 'one letter that stands for a number'],
    ['subtract', 'take away'],
  ],
  reo: ['tau', 'tango'],
}
