import type { Teaching } from '../../topic.ts'
import type { PracticeNotes } from '../maths-topic.ts'

export const TEACHING: Teaching = {
  walt: 'find a fraction of a set, and explain how we know',
  criteria: [
    'share a set into equal groups to find one part',
    'use one part to find several parts',
    'check by putting the parts back together',
  ],
  prior: [
    'Share a set fairly into equal groups.',
    'Read a fraction: how many equal parts, and how many of them.',
  ],
  materials: ['24 counters a pair', 'strips of paper to fold into bars', 'mini whiteboards'],
  think: [
    'Read the bottom number: it tells how many equal parts.',
    'Divide the set by it to find one part.',
    'Read the top number: it tells how many of those parts we want.',
    'Multiply one part by it.',
  ],
  hook: 'Lay out 24 counters on the mat. What does half look like? A third? A quarter?',
  ask: 'What does the bottom number tell us to do?',
  misconceptions: [
    {
      what: 'Divides by the top number.',
      why: 'The numerator is read first.',
      move: 'Point to the denominator and say “how many equal parts?” before anything else.',
    },
    {
      what: 'Finds one part and stops.',
      why: 'Most fractions met so far had a 1 on top.',
      move: 'Draw a bar, shade the parts asked for, and count them.',
    },
    {
      what: 'Makes parts that are not equal.',
      why: 'Sharing is done by eye.',
      move: 'Deal the counters out one at a time, then compare the groups.',
    },
  ],
  support: 'Deal counters onto a folded paper bar. Halves and quarters first; the story stays the same.',
  extension: 'Give the part and ask for the whole set, then write a question like it for a partner.',
  next: [
    'Find the whole when a part is known.',
    'Compare fractions of different sets: can a quarter be more than a half?',
  ],
  english: [
    ['numerator', 'the top number: how many parts we have'],
    ['denominator', 'the bottom number: how many equal parts in the whole'],
    ['set', 'a group of things'],
  ],
  reo: ['hautau', 'haurua', 'hauwhā', 'taurunga', 'tauraro'],
}

/** The notes of a practice, by its title. */
export const NOTES: Readonly<Record<string, PracticeNotes>> = {
  'a half or quarter of a set': {
    criteria: [
      'share a set into equal groups',
      'say how many are in one group',
      'check by putting the groups back together',
    ],
  },
  'the whole from a part': {
    criteria: [
      'draw the part I know',
      'draw as many equal parts as make the whole',
      'count or multiply to find the whole',
    ],
    think: [
      'This is one part of the whole.',
      'How many such parts make the whole?',
      'Draw them all, then count.',
    ],
  },
  'a unit fraction of a number': {
    criteria: ['divide by the bottom number', 'say how much one part is', 'check by multiplying back'],
  },
  'the whole from a part or from a percentage': {
    criteria: [
      'draw a bar for the whole',
      'find one part, or 1%, 10% or 25%',
      'build up to the whole and check',
    ],
    think: ['What part of the whole do we know?', 'Find one part.', 'How many parts make the whole?'],
  },
}
