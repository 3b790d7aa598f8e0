import type { AskedPractice } from './asked-practice.ts'

/** Words that name one way of calculating with fractions or with decimals. */
export const ASKED_SUMS_OF_PARTS: readonly AskedPractice[] = [
  {
    topic: 'fraction-sums',
    practice: 'adding and subtracting fractions',
    years: [3, 8],
    pattern:
      /^(?!.*\b(?:mixed|decimals?|unlike|different|equivalent)\b)(?=.*\bfractions?\b)(?=.*\b(?:add\w*|subtract\w*|plus|minus|sums?)\b).*\b(?:same|like|common|equal) (?:denominators?|bottom numbers?)\b/is,
    matches: ['adding fractions with the same denominator', 'subtract fractions, like denominators'],
    misses: ['adding fractions', 'fractions with the same denominator', 'adding equivalent fractions'],
  },
  {
    topic: 'fraction-sums',
    practices: [
      [4, 5, 'adding and subtracting related fractions'],
      [6, 8, 'fractions with different denominators'],
    ],
    pattern:
      /^(?!.*\b(?:mixed|decimals?|related)\b)(?=.*\bfractions?\b)(?=.*\b(?:add\w*|subtract\w*|plus|minus|sums?)\b).*\b(?:different|unlike|unequal) (?:denominators?|bottom numbers?)\b/is,
    matches: ['adding fractions with different denominators', 'subtract fractions unlike denominators'],
    misses: ['comparing fractions with different denominators', 'adding fractions'],
  },
  {
    topic: 'fraction-sums',
    practice: 'adding and subtracting related fractions',
    years: [4, 8],
    pattern:
      /^(?=.*\b(?:add\w*|subtract\w*|plus|minus)\b).*(?:\brelated (?:fractions?|denominators?)\b|\b(?:halves (?:and|&) quarters|quarters (?:and|&) eighths|halves (?:and|&) eighths|thirds (?:and|&) sixths|fifths (?:and|&) tenths)\b)/is,
    matches: [
      'adding related fractions',
      'adding fractions, quarters and eighths',
      'subtract fractions with related denominators',
    ],
    misses: ['related fractions', 'adding fractions'],
  },
  {
    topic: 'fraction-sums',
    practice: 'adding and subtracting mixed numbers',
    years: [5, 8],
    pattern:
      /^(?=.*\b(?:add\w*|subtract\w*|plus|minus)\b).*\bmixed (?:numbers?|numerals?|fractions?)\b(?! (?:bag|maths))/is,
    matches: ['adding mixed numbers', 'subtract mixed fractions'],
    misses: ['mixed numbers', 'adding a mixed bag of numbers'],
  },
  {
    topic: 'fraction-sums',
    practice: 'multiplying a whole number by a fraction',
    years: [5, 8],
    pattern:
      /\bmultipl\w*[^.;]*\b(?:fractions? by (?:a )?whole|whole numbers? by (?:a )?fractions?|fractions? and whole|fractions? with whole)|\bfractions? (?:times|×|x) (?:a )?whole/i,
    matches: ['multiplying fractions by whole numbers', 'multiply a whole number by a fraction'],
    misses: ['multiplying fractions', 'fractions of whole numbers'],
  },
  {
    topic: 'fraction-sums',
    practices: [
      [5, 6, 'multiplying a whole number by a fraction'],
      [7, 8, 'multiplying fractions'],
    ],
    pattern: /\b(?:multiply(?:ing)?|multiplication of|times(?:ing)?) (?:two |proper |simple )?fractions?\b/i,
    matches: ['multiplying fractions', 'multiply two fractions'],
    misses: ['multiplying mixed numbers', 'fractions', 'times tables and fractions'],
  },
  {
    topic: 'fraction-sums',
    practice: 'dividing a fraction',
    years: [6, 8],
    pattern: /\bdivi\w* (?:a )?(?:unit )?fractions? by (?:an? )?(?:whole|integer)/i,
    matches: ['dividing fractions by whole numbers', 'divide a fraction by a whole number'],
    misses: ['dividing fractions', 'dividing whole numbers by fractions'],
  },
  {
    topic: 'decimals',
    practice: 'adding and subtracting decimals',
    years: [4, 8],
    pattern:
      /^(?!.*(?:money|\$|price|shop|cost|fraction|multipl|divi|times|integer|negative|percent|round|order|compar|problems?))(?=.*\b(?:decimals?|tenths|hundredths)\b).*\b(?:add(?:ing|ition)?|subtract\w*|plus|minus)\b/is,
    matches: ['adding decimals', 'subtracting decimals to 2dp', 'add hundredths'],
    misses: [
      'adding decimals with money',
      'decimals shopping, adding prices',
      'ordering decimals',
      'multiplying decimals',
    ],
  },
  {
    topic: 'decimals',
    practice: 'decimals on a number line',
    years: [3, 8],
    pattern:
      /^(?!.*(?:add|subtract|plus|minus|fraction|percent|integer|negative|multipl|divi|round))(?=.*\b(?:decimals?|tenths|hundredths)\b).*\bnumber ?lines?\b/is,
    matches: ['decimals on a number line', 'number lines: tenths'],
    misses: ['fractions and decimals on a number line', 'decimals', 'rounding decimals on a number line'],
  },
]
