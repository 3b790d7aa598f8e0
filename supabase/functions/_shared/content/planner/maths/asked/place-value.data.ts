import type { WordPattern } from '../../read/words/word-pattern.ts'
import type { AskedPractice } from './asked-practice.ts'

/** Place value named alone, which is of the numbers of the year. */
const PLACE_VALUE_ALONE: WordPattern = {
  pattern:
    /^(?!.*(?:decimal|tenth|hundredth|money|expand|zero|placeholder|tens and ones|\d|power|round|add|subtract))\W*(?:.{0,24} )?place[- ]value\b/is,
  matches: ['place value', 'introducing place value', 'place value with blocks'],
  misses: ['place value to 100', 'decimal place value', 'place value: tens and ones', 'value for money'],
}

/** Decimals named alone, which are those of the year. */
const DECIMALS_ALONE: WordPattern = {
  pattern:
    /^\W*(?:(?:maths?|number|intro(?:duction)?|introducing|understanding|learning|exploring|reading and writing)[ :,-]+(?:(?:to|about) )?)*decimals?(?: numbers?)?\W*$/i,
  matches: ['decimals', 'introducing decimals', 'intro to decimals'],
  misses: ['adding decimals', 'decimals and fractions', 'ordering decimals'],
}

/** Words that name numbers by their size, or one thing that is done with them. */
export const ASKED_PLACE_VALUE: readonly AskedPractice[] = [
  {
    topic: 'place-value',
    practice: 'teen numbers',
    years: [0, 2],
    pattern:
      /\bteen[- ]?numbers?\b|\bteens\b(?! reading)|\bnumbers? (?:from )?1[0-3] ?(?:to|-|–) ?(?:19|20)\b/i,
    matches: ['teen numbers', 'numbers 11 to 19', 'the teens'],
    misses: ['teenagers', 'numbers 1 to 10', 'thirteen questions'],
  },
  {
    topic: 'decimals',
    practice: 'decimal place value',
    years: [4, 8],
    pattern:
      /\bplace[- ]value\b[^.;]*\b(?:decimals?|tenths?|hundredths?|thousandths?)\b|\bdecimals?\b[^.;]*\bplace[- ]value\b/i,
    matches: ['place value decimals', 'decimal place value', 'place value of tenths and hundredths'],
    misses: ['place value', 'decimals', 'place value to 1000'],
  },
  {
    topic: 'place-value',
    practice: 'place value to 100',
    years: [0, 3],
    pattern:
      /^(?!.*(?:count|round|bond|add|subtract|te reo|m[āa]ori|decimal|fraction|compar|order|times))(?=.*\b(?:place[- ]value|(?:big|large|reading|writing|understanding|whole)? ?numbers?|numerals|hundreds)\b)(?:.*\b(?:to|up to|within|under|past|beyond|over|of)(?: an?| one)? (?:100|a hundred|hundred|99)(?![\d,]| ?(?:00|minutes|questions|decimal))|.*\b(?:100|a hundred|hundred|99)s? place[- ]value)/is,
    matches: ['place value to 100', 'numbers to 100', 'understanding numbers up to 100'],
    misses: ['place value to 1000', 'counting to 100', 'numbers to 100,000'],
  },
  {
    topic: 'place-value',
    practice: 'place value to 1,000',
    years: [2, 5],
    pattern:
      /^(?!.*(?:count|round|bond|add|subtract|te reo|m[āa]ori|decimal|fraction|compar|order|times))(?=.*\b(?:place[- ]value|(?:big|large|reading|writing|understanding|whole)? ?numbers?|numerals|hundreds)\b)(?:.*\b(?:to|up to|within|under|past|beyond|over|of)(?: an?| one)? (?:1,?000|1 000|(?:one )?thousand|999)(?![\d,]| ?(?:00|minutes|questions|decimal))|.*\b(?:1,?000|1 000|(?:one )?thousand|999)s? place[- ]value)/is,
    matches: ['place value to 1000', 'numbers up to 1,000', 'place value to a thousand'],
    misses: ['place value to 10000', 'rounding to 1000', 'place value to 100'],
  },
  {
    topic: 'place-value',
    practice: 'place value to 10,000',
    years: [3, 6],
    pattern:
      /^(?!.*(?:count|round|bond|add|subtract|te reo|m[āa]ori|decimal|fraction|compar|order|times))(?=.*\b(?:place[- ]value|(?:big|large|reading|writing|understanding|whole)? ?numbers?|numerals|hundreds)\b)(?:.*\b(?:to|up to|within|under|past|beyond|over|of)(?: an?| one)? (?:10,?000|10 000|ten thousand|9,?999)(?![\d,]| ?(?:00|minutes|questions|decimal))|.*\b(?:10,?000|10 000|ten thousand|9,?999)s? place[- ]value)/is,
    matches: ['place value to 10 000', 'numbers to 10,000'],
    misses: ['place value to 100 000', 'place value to 1000'],
  },
  {
    topic: 'place-value',
    practice: 'place value to 1,000,000',
    years: [4, 8],
    pattern:
      /^(?!.*(?:count|round|bond|add|subtract|te reo|m[āa]ori|decimal|fraction|compar|order|times))(?=.*\b(?:place[- ]value|(?:big|large|reading|writing|understanding|whole)? ?numbers?|numerals|hundreds)\b)(?:.*\b(?:to|up to|within|under|past|beyond|over|of)(?: an?| one)? (?:1,?000,?000|1 000 000|(?:one )?million|100,?000|100 000|a?hundred thousand)(?![\d,]| ?(?:00|minutes|questions|decimal))|.*\b(?:1,?000,?000|1 000 000|(?:one )?million|100,?000|100 000|a?hundred thousand)s? place[- ]value)/is,
    matches: ['place value to a million', 'numbers to 1,000,000', 'place value to 100 000'],
    misses: ['place value to 10 000', 'a million dollars'],
  },
  {
    topic: 'place-value',
    practice: 'place value to 100',
    years: [1, 3],
    pattern:
      /^(?!.*(?:add|subtract|multipl|divi|round|compar|order|\bby\b)).*\b(?:2|two)[- ]?digit (?:numbers?|place[- ]value)|\bplace[- ]value\b.*\b(?:2|two)[- ]?digit/is,
    matches: ['two-digit numbers', '2 digit place value', 'place value of two digit numbers'],
    misses: ['adding two-digit numbers', 'three-digit numbers'],
  },
  {
    topic: 'place-value',
    practice: 'place value to 1,000',
    years: [2, 5],
    pattern:
      /^(?!.*(?:add|subtract|multipl|divi|round|compar|order|\bby\b)).*\b(?:3|three)[- ]?digit (?:numbers?|place[- ]value)|\bplace[- ]value\b.*\b(?:3|three)[- ]?digit/is,
    matches: ['three-digit numbers', '3 digit place value'],
    misses: ['adding three-digit numbers', 'ordering 3 digit numbers'],
  },
  {
    topic: 'place-value',
    practice: 'place value to 10,000',
    years: [3, 6],
    pattern:
      /^(?!.*(?:add|subtract|multipl|divi|round|compar|order|\bby\b)).*\b(?:4|four)[- ]?digit (?:numbers?|place[- ]value)|\bplace[- ]value\b.*\b(?:4|four)[- ]?digit/is,
    matches: ['four-digit numbers', '4-digit place value'],
    misses: ['rounding four-digit numbers'],
  },
  {
    topic: 'place-value',
    practice: 'numbers on a number line',
    years: [0, 5],
    pattern:
      /^(?!.*(?:add|subtract|fraction|decimal|jump|empty|open|round|integer|negative|multipl|chance|probab|bond|count|order|time)).*\bnumber ?lines?\b/is,
    matches: ['numbers on a number line', 'number line', 'placing numbers on a number line'],
    misses: ['fractions on a number line', 'adding on a number line', 'empty number line', 'line graphs'],
  },
  {
    topic: 'place-value',
    practice: 'comparing numbers',
    years: [1, 8],
    pattern:
      /^(?!.*(?:fraction|decimal|percent|integer|negative|expression|equation|\border)).*(?:\bcompar(?:e|ing) (?:\w+ )?(?:whole )?numbers?\b|\bgreater than\b|\bless than\b(?! (?:zero|nothing|nought))|\bmore or less\b|\bbigger (?:and|or) smaller numbers?\b|\bwhich number is (?:bigger|greater|larger)\b)/is,
    matches: ['comparing numbers', 'greater than and less than', 'comparing whole numbers'],
    misses: [
      'comparing fractions',
      'ordering numbers',
      'less than zero',
      'less than 10 minutes and a fraction',
    ],
  },
  {
    topic: 'place-value',
    practice: 'partitioning numbers',
    years: [1, 4],
    pattern:
      /^(?!.*(?:fraction|shape|region|add|subtract|multipl)).*\bpartition\w*\b(?!.*\b(?:set|shape)s?\b)|\brenaming numbers\b|\bflexible partition/is,
    matches: ['partitioning numbers', 'partitioning', 'renaming numbers'],
    misses: ['partitioning a shape', 'partitioning to add', 'the partition of a house into shapes'],
  },
  {
    topic: 'counting',
    practice: 'splitting a number into two parts',
    years: [0, 2],
    pattern: /\bpart[- ,]+(?:part[- ,]+)?whole\b|\bparts and wholes?\b/i,
    matches: ['part-whole', 'part part whole', 'parts and wholes'],
    misses: ['part of a whole class project', 'fractions of a whole'],
  },
  {
    topic: 'counting',
    practice: 'writing the numerals',
    years: [0, 2],
    pattern:
      /\bnum(?:ber|eral) (?:formation|writing|tracing)\b|\b(?:forming|form|tracing|writing|write) (?:the |our )?(?:numerals?|numbers? (?:1|0|one|zero)|numbers?\W*$)|\bformation of (?:numbers|numerals)\b/i,
    matches: [
      'number formation',
      'numeral writing',
      'forming numerals',
      'writing numbers 1 to 10',
      'writing numbers',
    ],
    misses: ['letter formation', 'number bonds', 'reading and writing numbers to 1000 in words'],
  },
  { topic: 'place-value', practice: 'tens and ones', years: [0, 1], isAlone: true, ...PLACE_VALUE_ALONE },
  {
    topic: 'place-value',
    practice: 'place value to 100',
    years: [2, 2],
    isAlone: true,
    ...PLACE_VALUE_ALONE,
  },
  {
    topic: 'place-value',
    practice: 'place value to 1,000',
    years: [3, 3],
    isAlone: true,
    ...PLACE_VALUE_ALONE,
  },
  {
    topic: 'place-value',
    practice: 'place value to 10,000',
    years: [4, 4],
    isAlone: true,
    ...PLACE_VALUE_ALONE,
  },
  {
    topic: 'place-value',
    practice: 'place value to 1,000,000',
    years: [5, 6],
    isAlone: true,
    ...PLACE_VALUE_ALONE,
  },
  {
    topic: 'decimals',
    practice: 'multiplying and dividing decimals by 10 and 100',
    years: [4, 8],
    pattern:
      /^(?=.*\bdecimals?\b)(?=.*\b(?:multipl\w*|times|×))(?=.*(?:divid\w*|division|÷)).*\b(?:by|×|÷|powers? of) ?(?:10|ten)s?\b/is,
    matches: [
      'multiplying and dividing decimals by 10 and 100',
      'decimals multiplied and divided by powers of ten',
    ],
    misses: ['multiplying decimals by 10', 'dividing by 10'],
  },
  {
    topic: 'decimals',
    practice: 'multiplying decimals by 10 and 100',
    years: [4, 8],
    pattern:
      /^(?!.*(?:divi|÷)).*(?:\bdecimals?\b[^.;]*\b(?:by|×|x|times) ?(?:10|ten)s?\b|\b(?:multipl\w*|times)\b[^.;]*\b(?:10|ten)s?\b[^.;]*\bdecimals?\b)/is,
    matches: [
      'multiplying decimals by 10 and 100',
      'multiply decimals by ten',
      'multiplying by 10 with decimals',
    ],
    misses: ['multiplying by 10 and 100', 'dividing decimals by 10', 'multiplying decimals'],
  },
  {
    topic: 'decimals',
    practice: 'dividing decimals by 10 and 100',
    years: [4, 8],
    pattern: /^(?!.*(?:multipl|times|×))(?=.*\bdecimals?\b).*\bdivi\w*\b[^.;]*\b(?:10|ten)s?\b/is,
    matches: ['dividing decimals by 10 and 100', 'dividing by 10 with decimals'],
    misses: ['multiplying decimals by 10', 'dividing by 10'],
  },
  {
    topic: 'decimals',
    practice: 'tenths and hundredths',
    years: [4, 6],
    pattern:
      /^(?!.*(?:add|subtract|round|place[- ]value|order|thousandth|percent|multipl|divi)).*\btenths and hundredths\b/is,
    matches: ['tenths and hundredths', 'decimals: tenths and hundredths'],
    misses: ['adding tenths and hundredths', 'tenths', 'tenths, hundredths and thousandths'],
  },
  {
    topic: 'decimals',
    practice: 'tenths as fractions and decimals',
    years: [3, 4],
    isAlone: true,
    ...DECIMALS_ALONE,
  },
  { topic: 'decimals', practice: 'tenths and hundredths', years: [5, 5], isAlone: true, ...DECIMALS_ALONE },
  { topic: 'decimals', practice: 'decimal place value', years: [6, 8], isAlone: true, ...DECIMALS_ALONE },
  {
    topic: 'place-value',
    practice: 'scientific notation',
    years: [6, 8],
    pattern: /\b(?:scientific notation|standard form|standard index form)\b/i,
    matches: ['scientific notation', 'numbers in standard form'],
    misses: ['science notes', 'expanded form'],
  },
]
