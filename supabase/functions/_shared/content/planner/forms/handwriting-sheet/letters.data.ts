import type { WordPattern } from '../../read/words/word-pattern.ts'

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
