import { PARTS_OF_AMOUNT } from '../../read/wishes/number-set-limits.data.ts'
import type { AskedPractice } from './asked-practice.ts'

/** Words that name powers, common factors, a part of an amount or a division that does not come out even. */
export const ASKED_POWERS_AND_PARTS: readonly AskedPractice[] = [
  {
    topic: 'factors',
    practice: 'common factors and multiples',
    years: [5, 8],
    pattern:
      /^(?=.*\b(?:hcf|gcf|(?:highest|greatest) common factors?)\b).*\b(?:lcm|(?:lowest|least) common multiples?)\b|\bcommon factors (?:and|&) (?:common )?multiples\b/is,
    matches: [
      'lcm and hcf',
      'highest common factor and lowest common multiple',
      'common factors and multiples',
    ],
    misses: ['lcm', 'hcf', 'factors and multiples'],
  },
  {
    topic: 'factors',
    practice: 'the highest common factor',
    years: [5, 8],
    pattern: /\b(?:hcf|gcf|(?:(?:highest|greatest) )?common factors?)\b/i,
    matches: ['hcf', 'greatest common factor', 'common factors'],
    misses: ['lcm', 'factors'],
  },
  {
    topic: 'factors',
    practice: 'the least common multiple',
    years: [5, 8],
    pattern: /\bcommon multiples?\b/i,
    matches: ['finding common multiples', 'a common multiple'],
    misses: ['multiples', 'common factors'],
  },
  {
    topic: 'factors',
    practice: 'cube numbers and cube roots',
    years: [6, 8],
    pattern: /^(?!.*\bsquare).*\b(?:cubed? numbers?|cube roots?)\b/is,
    matches: ['cubed numbers 1 to 5', 'cube numbers', 'cube roots'],
    misses: ['square and cube numbers', 'cubes'],
  },
  {
    topic: 'factors',
    practice: 'square and cube numbers',
    years: [5, 8],
    pattern:
      /^(?!.*\broots?\b).*\b(?:squares? (?:numbers? )?(?:and|&|n) cubes?|cubes? (?:numbers? )?(?:and|&|n) squares?|squared (?:and|&) cubed)\b/is,
    matches: ['squares and cubes', 'square numbers and cube numbers', 'squared and cubed numbers'],
    misses: ['squares, cubes and roots', 'square roots and cube roots', 'square numbers'],
  },
  {
    topic: 'factors',
    practice: 'exponents',
    years: [6, 8],
    pattern:
      /^(?!.*(?:scientific|tens?\b)).*\b(?:index (?:notation|form)|exponent(?:s|ial)?(?: notation| form)?)\b/is,
    matches: ['index notation powers', 'exponents', 'writing numbers in index form'],
    misses: ['powers of ten with exponents', 'index of a book', 'scientific notation with exponents'],
  },
  {
    topic: 'factors',
    practice: 'prime factors',
    years: [6, 8],
    pattern: /\bprime factori[sz]ation\b|\bfactor trees?\b|\bproducts? of primes?\b/i,
    matches: ['prime factorisation', 'factor trees', 'product of primes'],
    misses: ['prime numbers', 'family trees'],
  },
  {
    topic: 'fraction-of-set',
    practices: [
      [0, 3, 'a half or quarter of a set'],
      [4, 4, 'a unit fraction of a number'],
      [5, 8, 'fractions of a number'],
    ],
    pattern: new RegExp(
      `^(?!.*(?:problem|stor(?:y|ies)|double|percent)).*${PARTS_OF_AMOUNT.pattern.source}`,
      'is',
    ),
    matches: [...PARTS_OF_AMOUNT.matches],
    misses: [...PARTS_OF_AMOUNT.misses, 'doubles and half of a number'],
  },
  {
    topic: 'fraction-of-set',
    practices: [
      [2, 3, 'a half or quarter of a set'],
      [4, 4, 'a unit fraction of a number'],
      [5, 8, 'fractions of a number'],
    ],
    pattern: /\b1\/\d{1,2} of (?:an? |some )?(?:amounts?|numbers?|quantit(?:y|ies)|sets?)\b/i,
    matches: ['find 1/5 and 1/10 of amounts', '1/4 of a set'],
    misses: ['1/4 of a cake', 'fractions of amounts'],
  },
  {
    topic: 'percentages',
    practice: 'percentages of a number',
    years: [6, 8],
    pattern: /\b\d{1,2} ?% of (?:an? |some )?(?:amounts?|numbers?|quantit(?:y|ies))\b/i,
    matches: ['20% and 5% of amounts', '15% of a number'],
    misses: ['20% of the class', '20% off'],
  },
  {
    topic: 'fraction-of-set',
    practice: 'the whole from a part',
    years: [6, 8],
    pattern:
      /\breverse percent\w*|\bpercent\w*\b[^.;]*\boriginal\b|\bfind(?:ing)? the (?:whole|original)\b[^.;]*\b(?:percent\w*|fractions?|parts?)\b/i,
    matches: [
      'reverse percentages',
      'percentages, find the original amount',
      'finding the whole from a fraction',
    ],
    misses: ['percentages of a whole class', 'original stories', 'percentage increase'],
  },
  {
    topic: 'fractions',
    practice: 'fractions with the same denominator',
    years: [3, 5],
    pattern:
      /^(?!.*\b(?:add\w*|subtract\w*|plus|minus)\b)(?=.*\bfractions?\b)(?=.*\b(?:compar\w*|order\w*|bigger|larger)\b).*\b(?:same|like|common) (?:denominators?|bottom numbers?)\b/is,
    matches: ['comparing fractions with same bottom number', 'ordering fractions, same denominator'],
    misses: ['adding fractions with the same denominator', 'comparing fractions'],
  },
  {
    topic: 'decimals',
    practice: 'dividing by 10 and 100',
    years: [4, 6],
    pattern:
      /^(?!.*(?:decimal|multipl|times|÷)).*\bdivi\w*\b[^.;]*\bby (?:10|ten)s?(?:,? (?:and|or|&)? ?(?:100|1,?000|a hundred))/is,
    matches: ['divide by 10 and 100', 'dividing whole numbers by 10, 100'],
    misses: ['dividing decimals by 10 and 100', 'dividing by 10', 'multiply and divide by 10 and 100'],
  },
  {
    topic: 'multiply-divide',
    practice: 'dividing to a decimal or mixed number',
    years: [6, 8],
    pattern:
      /\bdivi\w*\b[^.;]*\b(?:decimals? (?:or|and) (?:fractions?|mixed)[^.;]* (?:answers?|quotients?)|decimal (?:answers?|quotients?|remainders?)|with decimals? (?:or|and) (?:fractions?|mixed))/i,
    matches: ['dividing with decimals or fractions in the answer', 'division with decimal answers'],
    misses: ['dividing decimals', 'fractions and decimals'],
  },
  {
    topic: 'integers',
    practice: 'multiplying and dividing integers',
    years: [6, 8],
    pattern:
      /^(?!.*\b(?:add\w*|subtract\w*|order\w*)\b)(?=.*\b(?:integers?|negatives?(?: numbers?)?)\b)(?!.*\bpowers?\b).*\b(?:multipl\w*|divi\w*|times(?:ing)?)\b/is,
    matches: ['integers multiply', 'multiplying negative numbers', 'dividing integers'],
    misses: ['adding and multiplying integers', 'negative numbers', 'negative powers times ten'],
  },
  {
    topic: 'multiply-divide',
    practice: 'multiplying by one and by zero',
    years: [2, 5],
    pattern:
      /\b(?:multipl\w*|times(?:ing)?) by (?:0|zero|one|1)s?(?: (?:and|or|&) (?:by )?(?:0|zero|one|1)s?)?(?![\d,.]| ?-?digit)\b/i,
    matches: ['multiplying by 1 and 0', 'times by zero', 'multiply by one and by zero'],
    misses: ['multiplying by 10', 'multiplying by 1 digit numbers', 'multiplying by 100'],
  },
  {
    topic: 'fractions',
    practice: 'equivalent fractions and simplest form',
    years: [5, 8],
    pattern: /^(?=.*\bequivalent\b).*\b(?:simplif\w*|simplest|lowest terms)\b/is,
    matches: ['equivalent fractions and simplifying', 'simplest form and equivalent fractions'],
    misses: ['equivalent fractions', 'simplest form'],
  },
]
