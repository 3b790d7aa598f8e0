import { NUMBER_WORDS, REO_NUMBERS, TENS_WORDS } from './figures.data.ts'

const ONES = Object.keys(NUMBER_WORDS).join('|')
const TENS = Object.keys(TENS_WORDS).join('|')
const TENS_AND_ONES = new RegExp(
  `\\b(${TENS})(?:[- ](one|two|three|four|five|six|seven|eight|nine))?\\b`,
  'gi',
)
const REO_COUNT = new RegExp(`(?<!\\p{L})(?:e|kia) (${Object.keys(REO_NUMBERS).join('|')})(?!\\p{L})`, 'giu')
const ONE_WORD = new RegExp(`\\b(${ONES})\\b`, 'gi')

/** A text with its numbers in figures: "twenty-five sums, a dozen cards" becomes "25 sums, 12 cards". */
export function inFigures(text: string): string {
  return text
    .replace(REO_COUNT, (_, word: string) => String(REO_NUMBERS[word.toLowerCase()] ?? word))
    .replace(/\bhalf a dozen\b/gi, '6')
    .replace(/\b(?:a|one) dozen\b|\bdozen\b/gi, '12')
    .replace(/\b(?:a|one) hundred\b/gi, '100')
    .replace(/\b(?:a|one) thousand\b/gi, '1000')
    .replace(TENS_AND_ONES, (_, tens: string, one?: string) =>
      String((TENS_WORDS[tens.toLowerCase()] ?? 0) + (one ? (NUMBER_WORDS[one.toLowerCase()] ?? 0) : 0)),
    )
    .replace(ONE_WORD, (word) => String(NUMBER_WORDS[word.toLowerCase()] ?? word))
}
