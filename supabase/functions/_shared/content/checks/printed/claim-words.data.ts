import type { WordPattern } from '../../planner/read/words/word-pattern.ts'

/** What the words of a story ask a proof to do. */
export interface Claim {
  /** Words of the question itself, its last sentence. */
  asks: WordPattern
  /** Words of the story that must stand there too. */
  tells?: WordPattern
  /** Words of the question that ask for something else. */
  unless?: WordPattern
  /** The signs of a proof, of which it needs one. */
  needs: RegExp
  says: string
}

const LEFT: WordPattern = {
  pattern:
    /\b(?:left|remain(?:s|ing)?|still (?:has|have|there|needs?|to))\b(?! (?:side|hand|over|of the line))/i,
  matches: ['How many are left?', 'How much remains?'],
  misses: ['How many are left over?', 'What is on the left side?'],
}

export const CLAIMS: readonly Claim[] = [
  { asks: LEFT, needs: /-/, says: 'asks what is left, and the answer was worked out without taking away' },
  {
    asks: {
      pattern: /\b(?:total|altogether|cost|price|pay|pays)\b/i,
      matches: ['What is the new price?', 'How much does she pay?'],
      misses: ['How many are there?'],
    },
    tells: {
      pattern:
        /\boff\b(?! the (?!bill|price|total))|\bdiscount\b|\bcheaper\b|\b(?:voucher|refund)\b|\breduced by\b/i,
      matches: ['There is $5 off.', 'with a 10% discount'],
      misses: ['She gets off the bus.'],
    },
    unless: {
      pattern: /\b(?:save|saved|saving|discount|off|original|before|full)\b/i,
      matches: ['How much do you save?', 'What was the original price?'],
      misses: ['What do you pay?'],
    },
    needs: /-/,
    says: 'takes something off the price, and the answer was worked out without taking away',
  },
  {
    asks: {
      pattern: /\bhow (?:many|much)\b[^.?!]*\b(?:now|in the end|at the end)\b/i,
      matches: ['How many does she have now?', 'How much is there at the end?'],
      misses: ['How many are there?'],
    },
    tells: {
      pattern:
        /\b(?:gives?|gave|eats?|ate|loses?|lost|spends?|spent|sells?|sold|breaks?|broke|throws? away|threw away|takes? away|took away)\b(?! (?:back|her|him|them|us|me))/i,
      matches: ['She eats 6.', 'He gave away 4.'],
      misses: ['Ana gives her 4 more.', 'He buys 6.'],
    },
    needs: /-/,
    says: 'tells of something that goes, and the answer was worked out without taking away',
  },
  {
    asks: {
      pattern: /\bhow (?:many|much) more\b|\bhow many fewer\b|\bdifference between\b/i,
      matches: ['How many more has Ana?', 'What is the difference between them?'],
      misses: ['How many are there?'],
    },
    needs: /-/,
    says: 'asks for a difference, and the answer was worked out without taking away',
  },
  {
    asks: {
      pattern: /\b(?:altogether|in total|in all|total (?:cost|price|number)|the total)\b/i,
      matches: ['How many altogether?', 'What is the total?'],
      misses: ['How many each?'],
    },
    tells: {
      pattern:
        /\b\d+ (?:\p{L}+ )+(?:cost|costs|at|for|with|of|hold|have) (?:\p{L}+ )*\$?\d+(?:\.\d+)?(?: \p{L}+)? each\b|\b\d+ \p{L}+ each (?:cost|hold|have)|\b\d+ (?:\p{L}+ ){1,4}\d+ (?:\p{L}+ ){0,3}(?:in|on) (?:each|every)\b/iu,
      matches: ['6 trays of 8 buns each', '3 tickets cost $4 each'],
      misses: ['each of the 3 has 4'],
    },
    needs: /\*|(\b\d+(?:\.\d+)?\b)\s*\+\s*\1/,
    says: 'has so many of each, and the answer was worked out without multiplying',
  },
  {
    asks: {
      pattern: /\b(?:what is|find|work out|how (?:long|many \w+) is) (?:the |its |their )?perimeter\b/i,
      matches: ['What is its perimeter?', 'Find the perimeter.'],
      misses: ['A perimeter of 20 m: what are its sides?'],
    },
    tells: {
      pattern: /\b\d+(?:\.\d+)? ?(?:mm|cm|m|km)? (?:by|long and) \d/i,
      matches: ['6 m by 4 m', '8 cm long and 3 cm wide'],
      misses: ['a square of 5 cm'],
    },
    needs: /\+/,
    says: 'asks for a perimeter, and the answer was worked out without adding the sides',
  },
  {
    asks: {
      pattern: /\b(?:what is|find|work out) (?:the |its |their )?area\b/i,
      matches: ['What is its area?', 'Work out the area.'],
      misses: ['An area of 20 m²: what are its sides?'],
    },
    tells: {
      pattern: /\b\d+(?:\.\d+)? ?(?:mm|cm|m|km)? (?:by|long and) \d/i,
      matches: ['6 m by 4 m'],
      misses: ['a square of 5 cm'],
    },
    needs: /\*/,
    says: 'asks for an area, and the answer was worked out without multiplying',
  },
  {
    asks: {
      pattern: /\b(?:what is|find|work out|write) half (?:of )?\d/i,
      matches: ['What is half of 24?'],
      misses: ['Half of the 24 is shaded. How many are not?'],
    },
    needs: /\/\s*2\b|\*\s*(?:0?\.5|\(?1\s*\/\s*2)|\(?1\s*\/\s*2\)?\s*\*|0?\.5\s*\*/,
    says: 'asks for a half, and the answer was worked out without halving',
  },
  {
    asks: {
      pattern: /\bdouble \d+\s*[.?]|\b(?:what is|find|work out) double \d/i,
      matches: ['What is double 14?', 'Double 14.'],
      misses: ['They double 14 and add 2.'],
    },
    needs: /\*\s*2\b|\b2\s*\*|(\b\d+(?:\.\d+)?\b)\s*\+\s*\1/,
    says: 'asks for a double, and the answer was worked out without doubling',
  },
  {
    asks: {
      pattern: /\b(?:what is|find|work out) the sum of \d+ and \d+/i,
      matches: ['What is the sum of 9 and 14?'],
      misses: ['The sum of 9 and 14 is 23. What is 23 + 9?'],
    },
    needs: /\+/,
    says: 'asks for a sum, and the answer was worked out without adding',
  },
  {
    asks: {
      pattern: /\b(?:what is|find|work out) the product of \d+ and \d+/i,
      matches: ['Find the product of 9 and 14.'],
      misses: ['What is the sum of 9 and 14?'],
    },
    needs: /\*/,
    says: 'asks for a product, and the answer was worked out without multiplying',
  },
]
