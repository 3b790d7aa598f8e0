import type { AskedPractice } from './asked-practice.ts'

/** The totals whose pairs are asked for by their number, besides 5, 10 and 20, which have lessons of their own. */
export const OTHER_BONDS: readonly number[] = [3, 4, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 17, 18, 19]

const WORDS: Readonly<Record<number, string>> = {
  3: 'three',
  4: 'four',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  11: 'eleven',
  12: 'twelve',
}

function bondsOf(total: number): AskedPractice {
  const said = WORDS[total] === undefined ? String(total) : `(?:${total}|${WORDS[total]})`
  return {
    topic: 'add-subtract',
    practice: `number bonds to ${total}`,
    years: [0, 5],
    pattern: new RegExp(
      `\\b(?:number bonds?|bonds?|number pairs?|friends?|compl[ie]ments?|ways? (?:to|of) mak(?:e|ing))(?: (?:that makes?|of|to|for|making|total\\w*))?(?: the number)? ${said}\\b(?!\\d| ?(?:%|/|years?|questions?))`,
      'i',
    ),
    matches: [`number bonds of ${total}`, `ways to make ${total}`],
    misses: [`number bonds to ${total}0`, `${total} number bonds`],
  }
}

/** Words that name the number bonds of one total. */
export const ASKED_BONDS: readonly AskedPractice[] = OTHER_BONDS.map(bondsOf)
