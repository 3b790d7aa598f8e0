import type { WordPattern } from '../../read/words/word-pattern.ts'

/** How each letter and numeral is formed, as a teacher says it while writing. */
export const FORMATION: Readonly<Record<string, string>> = {
  a: 'Start on the right, a little below the middle line. Go back round to the left, down and up to close it, then straight down.',
  b: 'Start at the top. Straight down, back up to the middle, over and round to close it at the line.',
  c: 'Start on the right, a little below the middle line. Go back over to the left, round, and stop before it closes.',
  d: 'Begin as for c. Close it, go up tall, then straight down the same way.',
  e: 'Start in the middle of the letter. Straight across to the right, up and back round as for c.',
  f: 'Start at the top right. Curve back to the left and straight down. Lift. Cross it on the middle line.',
  g: 'Begin as for c. Close it, straight down below the line, and hook to the left.',
  h: 'Start at the top. Straight down, back up to the middle, over and down.',
  i: 'Start on the middle line. Straight down. Lift. Dot.',
  j: 'Start on the middle line. Straight down below the line, and hook to the left. Lift. Dot.',
  k: 'Start at the top. Straight down. Lift. Slant in from the right to the stem, and slant out again.',
  l: 'Start at the top. Straight down.',
  m: 'Start on the middle line. Down, back up and over, down, back up and over, down.',
  n: 'Start on the middle line. Down, back up and over, down.',
  o: 'Begin as for c. Go all the way round and close it.',
  p: 'Start on the middle line. Straight down below the line, back up, over and round to close it.',
  q: 'Begin as for c. Close it, then straight down below the line.',
  r: 'Start on the middle line. Down, back up, and a little over.',
  s: 'Start on the right, a little below the middle line. Curve back to the left, then to the right, then to the left again.',
  t: 'Start above the middle line. Straight down. Lift. Cross it on the middle line.',
  u: 'Start on the middle line. Down, round and up, then straight down.',
  v: 'Start on the middle line. Slant down to the right, slant up.',
  w: 'Start on the middle line. Slant down, up, down, up.',
  x: 'Start on the middle line. Slant down to the right. Lift. Slant down to the left across it.',
  y: 'Begin as for u. Go straight down below the line, and hook to the left.',
  z: 'Start on the middle line. Straight across, slant down to the left, straight across.',
  '0': 'Start at the top. Go back to the left, all the way round, and close it at the top.',
  '1': 'Start at the top. Straight down.',
  '2': 'Start at the left. Over to the right, slant down to the left, then straight along the line.',
  '3': 'Start at the left. Round to the middle, round again to the bottom.',
  '4': 'Slant down, straight across. Lift. Straight down through it.',
  '5': 'A short way down, then round to the left. Lift. Put its hat on from left to right.',
  '6': 'Start at the top. Curve down the left side, round at the bottom, and close the ring.',
  '7': 'Straight across the top, then slant down to the left.',
  '8': 'Start at the top. Write an s, then go back up and close it at the top.',
  '9': 'Start on the right. Go back round to the left and close the ring, then straight down.',
}

/** Letters that are formed alike, with words to write once the letters go well. */
export interface LetterFamily extends WordPattern {
  title: string
  models: readonly string[]
  words: string
}

export const LETTER_FAMILIES: readonly LetterFamily[] = [
  {
    title: 'Anticlockwise letters',
    pattern: /\b(?:anti-?clockwise|counter-?clockwise|round|curly|c[- ]family|c family|magic c)\b/i,
    matches: ['anticlockwise letters', 'round letters', 'magic c'],
    misses: ['clockwise letters'],
    models: ['c', 'o', 'a', 'd', 'g', 'q', 'e'],
    words: 'cage   dog   good',
  },
  {
    title: 'Clockwise letters',
    pattern:
      /(?<!anti-?|counter-?)\bclockwise\b|\b(?:arch(?:es|ed)?|bounc(?:e|ing|y)|r[- ]family|n[- ]family|up and over)\b/i,
    matches: ['clockwise letters', 'arch letters', 'bouncing letters'],
    misses: ['anticlockwise letters', 'archive'],
    models: ['r', 'n', 'm', 'h', 'b', 'p', 'k'],
    words: 'him   pink   bump',
  },
  {
    title: 'Downstroke letters',
    pattern: /\b(?:down ?strokes?|straight|stick|long ladder|ladder|l[- ]family)\b/i,
    matches: ['downstroke letters', 'straight letters'],
    misses: ['upstairs'],
    models: ['l', 'i', 't', 'j', 'f', 'u', 'y'],
    words: 'lift   jut   fluff',
  },
  {
    title: 'Diagonal letters',
    pattern: /\b(?:diagonal (?!joins?)|diagonals\b|zig-?zag|slant(?:ed|ing)?|sloping)/i,
    matches: ['diagonal letters', 'zigzag letters'],
    misses: ['diagonal joins'],
    models: ['v', 'w', 'x', 'z', 's'],
    words: 'wax   vows   zoo',
  },
  {
    title: 'Tall letters',
    pattern: /\b(?:tall|ascenders?|sky)\b/i,
    matches: ['tall letters', 'ascenders'],
    misses: ['install'],
    models: ['b', 'd', 'f', 'h', 'k', 'l', 't'],
    words: 'ball   half   kettle',
  },
  {
    title: 'Letters with tails',
    pattern: /\b(?:tails?|descenders?|below the line|hanging)\b/i,
    matches: ['letters with tails', 'descenders'],
    misses: ['details'],
    models: ['g', 'j', 'p', 'q', 'y'],
    words: 'jog   page   yippy',
  },
  {
    title: 'Letters that are often turned round: b and d',
    pattern: /\breversals?\b|\bb ?(?:and|\/|&|,|v|vs) ?d\b/i,
    matches: ['b and d', 'letter reversals'],
    misses: ['reverse'],
    models: ['b', 'd'],
    words: 'bed   bad   bid',
  },
]

/** Pairs of letters to join, by the way the join goes. */
export const JOINS: readonly LetterFamily[] = [
  {
    title: 'Horizontal joins',
    pattern: /\bhorizontal\b/i,
    matches: ['horizontal joins'],
    misses: ['diagonal joins'],
    models: ['on   on', 'oo   oo', 'wi   wi', 'vo   vo', 'wh   wh', 'ol   ol'],
    words: 'wool   wolf   won',
  },
  {
    title: 'Diagonal joins',
    pattern:
      /\bdiagonal\b|\bjoins?\b|\bjoin(?:ed|ing)\b|\bcursive\b|\blink(?:ed|ing)? (?:script|letters?)\b/i,
    matches: ['diagonal joins', 'joined writing', 'cursive'],
    misses: ['joy'],
    models: ['an   an', 'in   in', 'um   um', 'ai   ai', 'il   il', 'ch   ch'],
    words: 'main   chin   hill',
  },
]
