import type { Teaching } from '../../topic.ts'
import type { PracticeNotes } from '../maths-topic.ts'

export const TEACHING: Teaching = {
  walt: 'tell whether a number is odd or even, and explain how we can see it',
  criteria: [
    'put objects in pairs and see whether one is left over',
    'use the ones digit to decide',
    'explain why the ones digit is enough',
  ],
  prior: ['Count in twos.', 'Share a small group fairly between two.'],
  materials: ['counters', 'number cards', 'mini whiteboards'],
  think: [
    'Put the counters in pairs.',
    'Is one left over? Then it is odd.',
    'Look at the ones digit: 0, 2, 4, 6, 8 pair up with nothing left.',
  ],
  hook: 'Everyone finds a partner. Is anyone left over? Try again with one person more.',
  ask: 'Why does only the ones digit matter?',
  misconceptions: [
    {
      what: 'Says 50 is odd because 5 is.',
      why: 'Looks at the first digit.',
      move: 'Bundle into tens: every ten pairs up, so only the ones are left to check.',
    },
    {
      what: 'Says nought is neither.',
      why: 'There is nothing to pair.',
      move: 'Count back in twos: 6, 4, 2, 0.',
    },
  ],
  support: 'Use counters in pairs for every number.',
  extension: 'Add two odd numbers, two even numbers and one of each. What always happens, and why?',
  next: ['Use odd and even to check addition.', 'Count in twos from an odd number.'],
  english: [
    ['even', 'makes pairs with none left over'],
    ['odd', 'makes pairs with one left over'],
  ],
  reo: ['taukehe', 'tau'],
}

/** The notes of a practice, by its title. */
export const NOTES: Readonly<Record<string, PracticeNotes>> = {
  'odd and even numbers': {
    criteria: [
      'put objects in pairs and see whether one is left over',
      'say which numbers are odd and which are even',
      'explain how I know',
    ],
  },
  'odd and even numbers to 1,000': {
    misconceptions: [
      {
        what: 'Says that two odd numbers make an odd number.',
        why: 'Odd and odd sounds like odd.',
        move: 'Show both numbers in pairs: what do the two that are left over make?',
      },
    ],
  },
}
