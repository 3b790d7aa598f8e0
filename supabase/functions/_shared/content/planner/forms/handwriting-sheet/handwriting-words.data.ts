import type { WordPattern } from '../../read/words/word-pattern.ts'

/** Asks for what the app cannot draw. */
export const NOT_DRAWN: WordPattern = {
  pattern: /\b(?:trac(?:e|ing)|dott?ed|dots|dotty|arrows?|outlines?)\b/i,
  matches: ['trace the letters', 'dotted letters', 'with arrows'],
  misses: ['track', 'letters'],
}

export const NOT_DRAWN_SAID =
  'The app cannot draw dotted letters or arrows. Write a model with a highlighter on each line before you copy the sheet: pupils go over it with a pencil.'

export const JOINED: WordPattern = {
  pattern: /\b(?:cursive|joins?|joined|joining|link(?:ed|ing) (?:script|letters?))\b/i,
  matches: ['cursive', 'joined writing'],
  misses: ['printing'],
}

export const JOINED_SAID =
  'The app prints the letters apart: it cannot draw the joins. Write the joined model on each line before you copy the sheet.'

export const CAPITALS: WordPattern = {
  pattern: /\b(?:capitals?|upper ?-?case)\b/i,
  matches: ['capital letters', 'uppercase'],
  misses: ['lowercase'],
}

export const ALPHABET: WordPattern = {
  pattern: /\balphabet\b|\ba ?(?:-|–|to) ?z\b|\ball (?:the |26 )?letters\b/i,
  matches: ['the alphabet', 'a-z', 'all letters'],
  misses: ['a to d'],
}

export const NUMERALS: WordPattern = {
  pattern: /\b(?:numbers?|numerals?|digits?)\b|\b\d+ ?(?:-|–|to) ?\d+\b/i,
  matches: ['numbers 0-9', 'numerals', '0 to 10'],
  misses: ['letters'],
}

/** What stands on every teacher page. */
export const HOW_TO_TEACH: readonly string[] = [
  'The model is in print type, and its a, g, t and 1 may differ from the New Zealand basic script of your school. Write your own model over the first one of each line.',
  'Write it large on the board with your back to the class, and say the movement. Pupils write it in the air, then on the table with a finger, then on paper.',
  'Grip: thumb and first finger pinch the pencil, the middle finger supports it. The other hand holds the paper.',
  'Left-handers: slant the paper the other way, with its top to the right. Hold the pencil 2 to 3 cm from its point, and sit to the left of a right-hander, so that elbows do not bump.',
  'After each line pupils put a dot under the best one and say why: start, shape, size, on the line.',
]

/** What is written where nothing was named, by year: a family of letters first, then sentences. */
export const SENTENCES_TO_COPY: readonly { lastYear: number; sentences: readonly string[] }[] = [
  {
    lastYear: 4,
    sentences: [
      'A kiwi comes out at night.',
      'Five frogs jump over a log.',
      'We paddle a waka on the lake.',
      'The quick brown fox jumps over the lazy dog.',
      'My nan grows kūmara and corn.',
      'Look up at the stars of Matariki.',
    ],
  },
  {
    lastYear: 8,
    sentences: [
      'The quick brown fox jumps over the lazy dog.',
      'Pack my box with five dozen jugs of orange juice.',
      'The kererū swallowed the ripe berries one by one.',
      'Beyond the breakers, a small boat rocked in the swell.',
      'Steady practice makes writing quick, even and easy to read.',
      '“Ka pai!” called our coach as the whistle blew.',
    ],
  },
]
