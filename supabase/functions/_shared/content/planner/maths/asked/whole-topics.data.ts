import type { WordPattern } from '../../read/words/word-pattern.ts'
import type { AskedPractice } from './asked-practice.ts'

/** The name of a topic, which is all that a request is about: it means what the year works at. */
const ADDITION: WordPattern = {
  pattern:
    /^\W*(?:(?:maths?|mathematics|number|intro(?:duction)?|introducing|understanding|learning|exploring|revising|simple|basic|to|about)[ :,-]+)*(?:addition|adding|adding numbers|plus)(?: (?:and|&) estimat\w+)?\W*$/i,
  matches: ['addition', 'introducing addition', 'maths: adding'],
  misses: ['addition and subtraction', 'adding decimals', 'addition with regrouping'],
}
const SUBTRACTION: WordPattern = {
  pattern:
    /^\W*(?:(?:maths?|mathematics|number|intro(?:duction)?|introducing|understanding|learning|exploring|revising|simple|basic|to|about)[ :,-]+)*(?:subtraction|subtracting|subtracting numbers|tak(?:e|ing)[ -]?aways?|minus)(?: (?:and|&) estimat\w+)?\W*$/i,
  matches: ['subtraction', 'take away', 'introducing subtraction'],
  misses: ['addition and subtraction', 'subtracting fractions'],
}
const BOTH: WordPattern = {
  pattern:
    /^\W*(?:(?:maths?|mathematics|number|intro(?:duction)?|introducing|understanding|learning|exploring|revising|simple|basic|to|about)[ :,-]+)*(?:(?:addition|adding) (?:and|&|or) (?:subtraction|subtracting)|(?:plus|add) (?:and|&) (?:minus|subtract|take ?away)|subtraction (?:and|&) addition)(?: (?:and|&) estimat\w+)?\W*$/i,
  matches: ['addition and subtraction', 'adding and subtracting', 'subtraction and addition'],
  misses: ['addition', 'addition and subtraction word problems', 'adding and subtracting fractions'],
}
const FRACTIONS: WordPattern = {
  pattern:
    /^\W*(?:(?:maths?|mathematics|number|intro(?:duction)?|introducing|understanding|learning|exploring|revising|simple|basic|to|about)[ :,-]+)*(?:fractions?)(?: (?:and|&) estimat\w+)?\W*$/i,
  matches: ['fractions', 'introducing fractions', 'maths fractions'],
  misses: ['adding fractions', 'equivalent fractions', 'fractions of a set'],
}
const ROUNDING: WordPattern = {
  pattern:
    /^\W*(?:(?:maths?|mathematics|number|intro(?:duction)?|introducing|understanding|learning|exploring|revising|simple|basic|to|about)[ :,-]+)*(?:rounding|rounding (?:whole )?numbers)(?: (?:and|&) estimat\w+)?\W*$/i,
  matches: ['rounding', 'rounding numbers'],
  misses: ['rounding decimals', 'rounding and compensating', 'rounding to the nearest 10'],
}

/** Words that name a whole topic, and words that were taken for another practice. */
export const ASKED_WHOLE_TOPICS: readonly AskedPractice[] = [
  {
    topic: 'add-subtract',
    practice: 'addition and subtraction facts',
    years: [0, 2],
    pattern:
      /^(?=.*\b(?:add\w*|plus)\b)(?=.*\b(?:subtract\w*|tak(?:e|ing)[ -]?away|minus)\b)(?!.*(?:frames?|stor(?:y|ies)|problems?|number ?lines?)).*\b(?:to|within|up to|under) (?:5|10|20|five|ten|twenty)\b(?!,?\d)/is,
    matches: ['addition and subtraction to 20', 'adding and subtracting within 10'],
    misses: [
      'addition to 20',
      'addition and subtraction to 100',
      'adding and subtracting to 20 with ten frames',
    ],
  },
  {
    topic: 'add-subtract',
    practice: 'adding and subtracting two-digit numbers',
    years: [2, 4],
    pattern:
      /^(?=.*\badd\w*\b)(?=.*\bsubtract\w*\b)(?!.*(?:decimal|column|renam|group)).*\b(?:2|two|double)[- ]?digit\b(?!.*\b(?:1|one|3|three)[- ]?digit)/is,
    matches: ['adding and subtracting two digit numbers', '2-digit addition and subtraction'],
    misses: ['adding two digit numbers', 'adding and subtracting three digit numbers'],
  },
  {
    topic: 'add-subtract',
    practice: 'adding and subtracting three-digit numbers',
    years: [3, 6],
    pattern:
      /^(?=.*\badd\w*\b)(?=.*\bsubtract\w*\b)(?!.*(?:decimal|column|renam|group)).*\b(?:3|three)[- ]?digit\b(?!.*\b(?:1|one|2|two)[- ]?digit)/is,
    matches: ['addition and subtraction of 3 digit numbers', 'adding and subtracting three-digit numbers'],
    misses: ['adding three digit numbers', 'adding and subtracting 2 digit numbers'],
  },
  {
    topic: 'multiply-divide',
    practice: 'multiplying by a one-digit number',
    years: [3, 6],
    pattern:
      /^(?!.*(?:grid|divi|\b(?:area|box) (?:model|method))).*\bmultipl\w*\b.*\b(?:by|x|×|times) (?:a )?(?:1|one|single)[- ]?digit/is,
    matches: ['multiplying 3 digit by 1 digit', 'multiplication by a one digit number'],
    misses: ['multiplying 2 digit by 2 digit', 'grid multiplication by 1 digit', 'dividing by 1 digit'],
  },
  {
    topic: 'multiply-divide',
    practice: 'multiplying by a two-digit number',
    years: [5, 8],
    pattern:
      /\blong multiplication\b|^(?!.*(?:grid|divi|\b(?:area|box) (?:model|method))).*\bmultipl\w*\b.*\b(?:by|x|×|times) (?:a )?(?:2|two|double)[- ]?digit/is,
    matches: ['long multiplication', 'multiplying 2 digit by 2 digit'],
    misses: ['multiplying by one digit', 'the grid method for 2 digit numbers'],
  },
  {
    topic: 'multiply-divide',
    practice: 'checking with the inverse',
    years: [3, 5],
    pattern: /^(?!.*\b(?:add|subtract)).*\binverse operations?\b/is,
    matches: ['inverse operations', 'using inverse operations to check'],
    misses: ['inverse of addition', 'inverse operations: adding and subtracting'],
  },
  {
    topic: 'factors',
    practice: 'the least common multiple',
    years: [5, 8],
    pattern: /\b(?:lowest|least) common multiples?\b|\blcm\b/i,
    matches: ['lowest common multiple', 'LCM'],
    misses: ['highest common factor', 'multiples'],
  },
  {
    topic: 'fraction-sums',
    practice: 'dividing by a unit fraction',
    years: [7, 8],
    pattern: /\bdivi(?:ding|sion|de) (?:of |with |by )?(?:unit |a |whole numbers? by )?fractions?\b/i,
    matches: ['dividing fractions', 'division of fractions', 'dividing by fractions'],
    misses: ['fractions and division', 'dividing decimals', 'fractions as division'],
  },
  {
    topic: 'fractions',
    practice: 'comparing unit fractions',
    years: [2, 5],
    pattern: /^(?!.*(?:of a (?:set|number)|divi|count)).*\bunit fractions?\b/is,
    matches: ['unit fractions', 'comparing unit fractions'],
    misses: ['unit fractions of a set', 'fraction units of work'],
  },
  {
    topic: 'patterns',
    practice: 'tables of positions and values',
    years: [3, 7],
    pattern: /\b(?:function|number|input[- /]*output) machines?\b|\binputs? (?:and|&|\/) outputs?\b/i,
    matches: ['function machines', 'input output machines', 'inputs and outputs'],
    misses: ['simple machines', 'sewing machines'],
  },
  {
    topic: 'place-value',
    practice: 'reading and writing numbers',
    years: [4, 8],
    pattern: /\bread(?:ing)? (?:and writing )?(?:large|big|whole) numbers\b|\b(?:large|big) numbers\b/i,
    matches: ['reading large numbers', 'big numbers'],
    misses: ['reading books', 'numbers'],
  },
  {
    topic: 'counting',
    practice: 'counting objects',
    years: [0, 1],
    pattern:
      /^(?!.*(?:backwards?|forwards?|\bon\b|skip|\bin (?:\d|twos|fives|tens)|te reo|m[āa]ori|bond|money|coins?|add|subtract|compar|ordinal|before|after)).*(?:\bcount(?:ing)?(?: up)? (?:from \d+ |sets? )?(?:to|up to|within) (?:[3-9]|1\d|20|five|ten|twenty)\b(?!\d)|\b(?:one|1)[- ]?(?:to|2)[- ]?(?:one|1)\b|\bcount(?:ing)? (?:and \w+ )?(?:out )?(?:small |sets? of |groups of |the )?(?:objects?|things|pictures|sets?|items|collections?|counters)\b|\bhow many\b(?!.*(?:left|altogether|more)))/is,
    matches: [
      'counting to 5',
      'counting to 10 with pictures',
      'one to one counting',
      'counting objects',
      '1-1 counting to ten',
      'counting sets',
    ],
    misses: ['counting forwards to 20', 'count to 100', 'counting in 2s', 'counting coins'],
  },
  {
    topic: 'counting',
    practice: 'numbers to 10',
    years: [0, 1],
    pattern:
      /^(?!.*(?:bond|add|subtract|count\w* to|write|writing|form|te reo|m[āa]ori|more|less|compar)).*(?:\bnumbers? (?:(?:0|1|one|zero) ?(?:to|-|–) ?|up to |to |within )(?:10|ten)\b|\b(?:number|numeral) recognition\b|\brecogni[sz]ing (?:numbers|numerals)\b)/is,
    matches: ['numbers to 10', 'number recognition', 'numbers 1-10', 'recognising numerals'],
    misses: ['number bonds to 10', 'counting to 10', 'numbers to 100', 'writing numbers to 10'],
  },
  {
    topic: 'place-value',
    practice: 'teen numbers',
    years: [0, 1],
    pattern: /^(?!.*(?:bond|add|subtract|count|te reo|m[āa]ori)).*\bnumbers (?:up )?to (?:20|twenty)\b/is,
    matches: ['numbers to 20', 'numbers up to twenty'],
    misses: ['counting to 20', 'number bonds to 20', 'numbers to 200'],
  },
  { topic: 'add-subtract', practice: 'addition facts', years: [0, 2], isAlone: true, ...ADDITION },
  { topic: 'add-subtract', practice: 'adding two-digit numbers', years: [3, 3], isAlone: true, ...ADDITION },
  { topic: 'add-subtract', practice: 'column addition', years: [4, 8], isAlone: true, ...ADDITION },
  { topic: 'add-subtract', practice: 'subtraction facts', years: [0, 2], isAlone: true, ...SUBTRACTION },
  {
    topic: 'add-subtract',
    practice: 'subtracting two-digit numbers',
    years: [3, 3],
    isAlone: true,
    ...SUBTRACTION,
  },
  { topic: 'add-subtract', practice: 'column subtraction', years: [4, 8], isAlone: true, ...SUBTRACTION },
  {
    topic: 'add-subtract',
    practice: 'addition and subtraction facts',
    years: [0, 2],
    isAlone: true,
    ...BOTH,
  },
  {
    topic: 'add-subtract',
    practice: 'adding and subtracting two-digit numbers',
    years: [3, 3],
    isAlone: true,
    ...BOTH,
  },
  {
    topic: 'add-subtract',
    practice: 'column addition and subtraction',
    years: [4, 8],
    isAlone: true,
    ...BOTH,
  },
  { topic: 'fractions', practice: 'equal parts', years: [0, 1], isAlone: true, ...FRACTIONS },
  { topic: 'fractions', practice: 'halves, thirds and quarters', years: [2, 2], isAlone: true, ...FRACTIONS },
  { topic: 'fractions', practice: 'naming fractions', years: [3, 3], isAlone: true, ...FRACTIONS },
  { topic: 'fractions', practice: 'equivalent fractions', years: [4, 4], isAlone: true, ...FRACTIONS },
  {
    topic: 'fractions',
    practice: 'comparing and ordering fractions',
    years: [5, 6],
    isAlone: true,
    ...FRACTIONS,
  },
  {
    topic: 'fraction-sums',
    practice: 'fractions with different denominators',
    years: [7, 8],
    isAlone: true,
    ...FRACTIONS,
  },
  { topic: 'rounding', practice: 'rounding to the nearest ten', years: [2, 2], isAlone: true, ...ROUNDING },
  { topic: 'rounding', practice: 'rounding to tens and hundreds', years: [3, 3], isAlone: true, ...ROUNDING },
  { topic: 'rounding', practice: 'rounding to 10, 100 and 1,000', years: [4, 4], isAlone: true, ...ROUNDING },
  { topic: 'rounding', practice: 'rounding whole numbers', years: [5, 5], isAlone: true, ...ROUNDING },
  { topic: 'rounding', practice: 'rounding to a million', years: [6, 6], isAlone: true, ...ROUNDING },
  {
    topic: 'rounding',
    practice: 'rounding whole numbers and decimals',
    years: [7, 7],
    isAlone: true,
    ...ROUNDING,
  },
]
