import type { WordPattern } from '../../read/words/word-pattern.ts'
import type { AskedPractice } from './asked-practice.ts'

/** Decimals that are to be rounded; each year rounds them to a place of its own. */
const ROUNDS_DECIMALS: WordPattern = {
  pattern:
    /\bround\w*\b[^.;]*\b(?:decimals?|tenths?|hundredths?|thousandths?|decimal places?|dp)\b|\bdecimals?\b[^.;]*\bround\w*\b/i,
  matches: ['rounding decimals', 'round to two decimal places'],
  misses: ['rounding to the nearest ten', 'decimals'],
}

/** Words of a request that name one practice of numbers and calculating. */
export const ASKED_NUMBER: readonly AskedPractice[] = [
  {
    topic: 'multiply-divide',
    practice: 'multiplication and division word problems',
    pattern:
      /^(?=[\s\S]*\b(?:word|story|worded|real[- ]life) (?:problems?|questions?|sums)\b|[\s\S]*\bstor(?:y|ies)\b)(?=[\s\S]*(?:multipl|divi(?:d|s)|times tables?|equal groups|\bsharing\b|×|÷))(?![\s\S]*(?:fraction|decimal|percent|\badd|subtract|remainder))/i,
    matches: [
      'math word problems y4 multiplication, about a school gala',
      'division story problems',
      'word problems with multiplication and division',
    ],
    misses: ['addition word problems', 'multiplication facts', 'word problems with fractions and division'],
  },
  {
    topic: 'multiply-divide',
    practice: 'multiplication and division facts',
    years: [3, 8],
    pattern:
      /\b(?:multiplication|division|times|multiplying|dividing)(?: (?:and|&|or) (?:multiplication|division))? (?:basic )?facts?\b|\bbasic (?:multiplication|division)(?: and division)? facts?\b|\bfacts? (?:of|for|in|on) (?:multiplication|division)/i,
    matches: ['multiplication facts', 'basic multiplication facts', 'division facts', 'times facts'],
    misses: ['addition facts', 'multiplication', 'fact families'],
  },
  {
    topic: 'multiply-divide',
    practice: 'basic facts',
    years: [3, 8],
    pattern:
      /\b(?:mixed|all four|all the|every operation|random)\b[^.;]*\bbasic facts?\b|\bbasic facts?\b[^.;]*\b(?:mixed|all four|all operations|four operations)\b/i,
    matches: ['mixed basic facts test', 'basic facts, all four operations'],
    misses: ['basic facts', 'mixed maths'],
  },
  {
    topic: 'multiply-divide',
    practices: [
      [4, 8, 'multiplication and division facts'],
      [3, 3, 'basic facts'],
    ],
    pattern: /^(?![\s\S]*(?:\badd|subtract|\bplus\b|bonds?))[\s\S]*\bbasic facts?\b/i,
    matches: ['basic facts', 'basic facts practice'],
    misses: ['basic addition facts', 'basic facts adding and subtracting'],
  },
  {
    topic: 'add-subtract',
    practice: 'subtraction facts',
    years: [0, 2],
    pattern:
      /\bsubtraction facts?\b|\b(?:subtract\w*|tak(?:e|ing)[ -]?aways?|minus)\b[^.;]*\b(?:ten|10|tens|five|5)[ -]?frames?\b|\b(?:subtract\w*|tak(?:e|ing)[ -]?aways?)\b(?! (?:and|&|or) add)[^.;]*\b(?:to|from|within|under) (?:5|10|20|five|ten|twenty)\b/i,
    matches: ['subtraction facts', 'taking away with ten frames', 'subtraction within 10'],
    misses: ['addition facts', 'ten frames', 'subtraction of 3-digit numbers'],
  },
  {
    topic: 'add-subtract',
    practice: 'addition facts',
    years: [0, 2],
    pattern:
      /^(?![\s\S]*(?:subtract|tak(?:e|ing)[ -]?away|minus|bonds?))(?:[\s\S]*\baddition facts?\b|[\s\S]*\b(?:add\w*|plus|sums)\b[\s\S]*\b(?:ten|10|tens|five|5)[ -]?frames?\b|[\s\S]*\b(?:ten|10|tens|five|5)[ -]?frames?\b[\s\S]*\b(?:add\w*|plus|sums)\b|[\s\S]*\b(?:adding|addition|add)\b[^.;]*\b(?:to|within|up to) (?:5|10|20|five|ten|twenty)\b)/i,
    matches: ['addition to 10 with ten frames', 'addition facts', 'adding to 20', 'ten frames addition'],
    misses: ['ten frames', 'addition and subtraction to 20', 'adding to 100'],
  },
  {
    topic: 'rounding',
    practice: 'rounding to tens and hundreds',
    years: [3, 3],
    pattern: /\bround\w*[^.;]*\b(?:10|tens?)\b[^.;]*\b(?:100|hundreds?)\b/i,
    matches: ['rounding to the nearest ten and hundred', 'round to nearest 10 and 100'],
    misses: ['rounding to the nearest ten', 'rounding decimals'],
  },
  {
    topic: 'rounding',
    practice: 'rounding to 10, 100 and 1,000',
    years: [4, 5],
    pattern:
      /^(?![\s\S]*(?:decimal|tenth|10[,]?000|whole number))[\s\S]*\bround\w*[^.;]*\b(?:10|tens?|100|hundreds?|1,?000|thousands?)\b/i,
    matches: ['rounding to the nearest ten and hundred', 'round to nearest 10 and 100', 'rounding to 1000'],
    misses: ['rounding decimals', 'rounding to the nearest 10,000', 'round tables'],
  },
  {
    topic: 'percentages',
    practice: 'percentages of a number',
    pattern: /percent(?:ages?)? of (?:an? )?(?:amounts?|numbers?|quantit(?:y|ies)|whole)|\d+ ?% of\b/i,
    matches: ['percentages of amounts', 'percent of a number', 'finding 25% of 80'],
    misses: ['percentages', 'percentage of students who walk', '50% off'],
  },
  {
    topic: 'percentages',
    practice: 'GST and discounts',
    pattern: /\bgst\b/i,
    matches: ['GST at 15%', 'gst and discounts'],
    misses: ['discounts', 'guest speakers'],
  },
  {
    topic: 'percentages',
    practice: 'discounts',
    pattern: /\bdiscounts?\b|\bsale prices?\b|(?:%|percent) off\b/i,
    matches: ['percentages discounts shopping', 'sale prices', '50% off'],
    misses: ['discounting bad ideas', 'on sale'],
  },
  {
    topic: 'integers',
    practice: 'adding and subtracting negative numbers',
    years: [6, 8],
    pattern:
      /^(?![\s\S]*temperature)(?=[\s\S]*\b(?:integers?|intergers?|negatives?|below zero)\b)(?=[\s\S]*\b(?:add\w*|plus|sums?)\b)(?=[\s\S]*\b(?:subtract\w*|minus|tak(?:e|ing) away)\b)/i,
    matches: ['integers adding and subtracting', 'subtract and add negative numbers'],
    misses: ['subtracting negatives', 'adding and subtracting fractions', 'adding integers'],
  },
  {
    topic: 'integers',
    practice: 'subtracting negative numbers',
    years: [6, 8],
    pattern:
      /^(?![\s\S]*\b(?:temperature|add\w*|plus)\b)(?=[\s\S]*\b(?:integers?|intergers?|negatives?)\b)[\s\S]*\b(?:subtract\w*|minus(?:ing)?|tak(?:e|ing) away|double negatives?)\b/i,
    matches: ['subtracting negative numbers', 'integers, minus a negative'],
    misses: ['adding and subtracting integers', 'negative numbers', 'subtracting fractions'],
  },
  {
    topic: 'integers',
    practice: 'temperatures below zero',
    pattern:
      /\b(?:negatives?|integers?|below zero)\b[^.;]*\b(?:temperatures?|degrees|celsius|weather|frost\w*)\b|\b(?:temperatures?|degrees)\b[^.;]*\b(?:negatives?|below zero|integers?)\b|\bminus (?:temperatures?|degrees)\b/i,
    matches: ['negative numbers using temperatures in Tekapo', 'temperatures below zero', 'minus degrees'],
    misses: ['negative numbers', 'measuring temperature'],
  },
  {
    topic: 'integers',
    practices: [
      [0, 5, 'counting past zero'],
      [6, 8, 'ordering positive and negative numbers'],
    ],
    pattern:
      /^(?![\s\S]*\b(?:add\w*|subtract\w*|plus|temperatures?|degrees)\b)[\s\S]*\b(?:(?:below|under|less than|smaller than) (?:zero|nothing|nought)|minus numbers)\b/i,
    matches: ['less than zero', 'minus numbers', 'under zero'],
    misses: ['temperatures below zero', 'subtract below zero', 'less than ten'],
  },
  {
    topic: 'fractions',
    practice: 'simplest form',
    pattern: /simplest form|lowest terms|simplif(?:y|ying|ied) fractions|fractions? simplif/i,
    matches: ['simplest form fractions', 'simplifying fractions', 'lowest terms'],
    misses: ['simplify expressions', 'simple fractions'],
  },
  {
    topic: 'fractions',
    practice: 'fractions with the same numerator',
    pattern: /(?:same|common|like|equal) (?:numerators?|top numbers?)/i,
    matches: ['comparing fractions with the same numerator', 'common numerators'],
    misses: ['same denominator'],
  },
  {
    topic: 'fractions',
    practice: 'what makes a half',
    years: [0, 2],
    pattern:
      /^(?![\s\S]*\b(?:quarters?|thirds?|doubles?|past|hours?|numbers?|sets?|groups?|of \d+)\b)(?:[\s\S]*\b(?:half|halves|halving) (?:of )?(?:an? |the )?(?:shapes?|whole|objects?|things?)\b|[\s\S]*\b(?:finding|making|folding|cutting|what is|learning) (?:an? )?(?:half|halves)$|(?:[\s\S]*\b(?:year|yr|y) ?\d(?:-\d)? )?(?:fractions?[:,]? )?halves(?: lesson)?$)/i,
    matches: ['halves', 'half of a shape', 'folding halves'],
    misses: ['halves and quarters', 'doubles and halves', 'half past', 'half of a set'],
  },
  {
    topic: 'fractions',
    practice: 'halves, thirds and quarters',
    pattern:
      /fractions? of (?:a |an )?(?:shapes?|regions?|whole shapes?|area models?)|(?:half|halves|quarters?)(?: and (?:half|halves|quarters?))? of (?:a )?shapes?/i,
    matches: ['fractions of a shape', 'half and quarter of shapes', 'fractions of regions'],
    misses: ['fractions of a set', 'half of 12', 'area of a shape'],
  },
  {
    topic: 'multiply-divide',
    practice: 'long division',
    pattern: /long division|short division|bus stop (?:method|division)|formal division/i,
    matches: ['long division', 'the bus stop method'],
    misses: ['division facts', 'bus timetable'],
  },
  {
    topic: 'counting',
    practice: 'counting forwards and backwards',
    pattern: /\bcount(?:ing)?(?: up)? (?:from \d+ )?to (?:\d+|ten|twenty|a hundred)\b(?! (?:by|in) )/i,
    matches: ['counting to 10', 'count from 1 to 20', 'count to twenty'],
    misses: ['skip counting in 5s', 'count to 100 by tens', 'counting on'],
  },
  {
    topic: 'counting',
    practice: 'missing numbers in skip counting',
    years: [0, 6],
    pattern:
      /^(?=[\s\S]*\b(?:skip[- ]?count\w*|count(?:ing)? (?:in|by) \d+s?)\b)[\s\S]*\b(?:missing|gaps?|fill(?:ing)?|blanks?|tracks?|charts?|snakes?|caterpillars?)\b/i,
    matches: ['skip counting by 5 missing numbers', 'counting in 2s fill the gaps', 'skip counting chart'],
    misses: ['skip counting', 'missing numbers', 'counting to 20 with gaps'],
  },
  {
    topic: 'counting',
    practice: 'one more and one less',
    pattern: /\b(?:one|1) (?:more|less)\b|number (?:after|before)|before and after numbers/i,
    matches: ['one more one less', '1 less than', 'the number before'],
    misses: ['one lesson more', 'ten more'],
  },
  {
    topic: 'add-subtract',
    practice: 'ten more and ten less',
    pattern: /\b(?:ten|10) (?:more|less)\b(?! (?:questions|minutes))/i,
    matches: ['ten more ten less', '10 less'],
    misses: ['10 more questions', 'one more'],
  },
  {
    topic: 'counting',
    practice: 'seeing how many at a glance',
    pattern: /subiti[sz]|\bdot (?:patterns?|cards?|plates?)\b/i,
    matches: ['subitising', 'dot patterns'],
    misses: ['dot plots', 'join the dots', 'tens frames'],
  },
  {
    topic: 'counting',
    practice: 'numbers on tens frames',
    years: [0, 2],
    pattern:
      /^(?![\s\S]*\b(?:bonds?|add\w*|plus|sums?|subtract\w*|take away|make|making|friends of)\b)[\s\S]*\b(?:10s?|tens?|5|fives?)[ -]?frames?\b/i,
    matches: ['tens frames', 'numbers to 10 on a ten frame', '10 frame counting'],
    misses: ['number bonds to 10 with tens frames', 'making ten on tens frames', 'frames'],
  },
  {
    topic: 'mixed',
    practice: 'mixed maths',
    pattern:
      /\bmixed (?:bag of )?(?:maths?|number|revision|practice|review|questions|problems)\b|\bmaths? (?:mixed )?(?:revision|review|homework)\b(?! (?:on|about|for) \p{L})|\b(?:end of (?:term|year)|weekly) maths? (?:test|review|revision|quiz)\b/iu,
    matches: ['mixed maths', 'maths revision', 'maths homework', 'end of term maths test'],
    misses: ['mixed numbers', 'maths homework on fractions', 'mixed fractions'],
  },
  {
    topic: 'multiply-divide',
    practice: 'what to do with a remainder',
    years: [4, 8],
    pattern:
      /\b(?:remainders?|left[- ]?overs?)\b[^.;]*\b(?:real|problems?|probs|stor(?:y|ies)|what to do|interpret\w*|contexts?|mean\w*)\b|\b(?:what to do with|interpret\w*|meaning of) (?:the |a )?(?:remainders?|left[- ]?overs?)\b/i,
    matches: ['remainders in real life problems', 'what to do with the leftover', 'interpreting remainders'],
    misses: ['division with a remainder', 'leftover food'],
  },
  {
    topic: 'multiply-divide',
    practice: 'arrays',
    years: [2, 4],
    pattern: /\barrays?\b/i,
    matches: ['arrays for multiplication', 'array'],
    misses: ['multiplication', 'arraign'],
  },
  { topic: 'rounding', practice: 'rounding one decimal place', years: [4, 4], ...ROUNDS_DECIMALS },
  { topic: 'rounding', practice: 'rounding decimals to whole numbers', years: [5, 5], ...ROUNDS_DECIMALS },
  { topic: 'rounding', practice: 'rounding hundredths', years: [6, 6], ...ROUNDS_DECIMALS },
  { topic: 'rounding', practice: 'rounding whole numbers and decimals', years: [7, 7], ...ROUNDS_DECIMALS },
  { topic: 'rounding', practice: 'rounding to three places', years: [8, 8], ...ROUNDS_DECIMALS },
  {
    // A page of facts to work out at speed.
    topic: 'multiply-divide',
    practice: 'multiplication and division facts',
    years: [3, 8],
    pattern:
      /^(?![\s\S]*\b(?:add\w*|subtract\w*|plus|minus|doubles?|bonds?|tables?|fractions?|decimals?)\b)[\s\S]*\b(?:mad minutes?|speed (?:tests?|drills?|sheets?)|beat the clock)\b/i,
    matches: ['mad minute x7 and x8', 'speed test division', 'beat the clock 20 questions'],
    misses: ['mad minute addition', 'speed of sound', 'speed test times tables'],
  },
  {
    topic: 'add-subtract',
    practice: 'addition and subtraction facts',
    years: [0, 2],
    pattern: /\b(?:mad minutes?|speed (?:tests?|drills?|sheets?)|beat the clock)\b/i,
    matches: ['mad minute', 'a speed test to 20'],
    misses: ['a minute', 'speed'],
  },
  {
    topic: 'multiply-divide',
    practice: 'times table facts',
    pattern:
      /^(?![\s\S]*(?:÷|divi(?:d|s)|facts?\b|famil|problems?|stor(?:y|ies)|missing))[\s\S]*\b(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)s?\s*(?:[x×]|times?)[ -]?tables?\b|^(?![\s\S]*(?:÷|divi(?:d|s)|facts?\b|famil|problems?|stor(?:y|ies)|missing))[\s\S]*\btimes?[ -]?tables?(?: (?:of|for))?[ :(–-]{1,3}(?:the )?\d{1,2}(?! ?(?:questions?|q|min|cards))\b/i,
    matches: ['3 times table', '7x tables', '2, 5 and 10 times tables', 'the four times table'],
    misses: ['times tables', '4 times table facts', '6 times table and division'],
  },
  {
    topic: 'multiply-divide',
    practice: 'times table facts',
    years: [3, 8],
    isAlone: true,
    pattern:
      /^(?![\s\S]*(?:÷|divi(?:d|s)|facts?\b|famil|problems?|stor(?:y|ies)|missing|inverse))[\s\S]*\b(?:times|x)[ -]?tables?\b/i,
    matches: ['times tables', 'x tables', 'timestables quiz'],
    misses: ['times tables and division', 'timetables', 'tables facts'],
  },
  {
    // Numbers with an s or a × are tables, whatever they stand beside.
    topic: 'multiply-divide',
    practice: 'multiplication and division facts',
    years: [3, 8],
    pattern:
      /^(?![\s\S]*(?:famil|problems?|stor(?:y|ies)|missing|inverse|digit|column|tables?\b))(?=[\s\S]*\b(?:multiplication|multiplying|division|dividing|facts)\b)[\s\S]*(?<![\p{L}\d.])(?:\d{1,2}[’']?s|[x×]\d{1,2}|\d{1,2}[x×])(?![\p{L}\d]| ?\d)/iu,
    matches: ['multiplication, just 4s and 8s', 'division 6s', 'multiplication x7 x8'],
    misses: ['multiplication', '4s and 8s', 'multiplication word problems 4s'],
  },
  {
    topic: 'multiply-divide',
    practice: 'times tables',
    pattern: /\b(?:times|x)[ -]?tables?\b|\b\d{1,2}\s*[x×]\s*tables?\b|\btables facts\b/i,
    matches: ['6, 7 and 8 times tables', 'timestables', '7x tables'],
    misses: ['timetables', 'tables and graphs'],
  },
  {
    topic: 'add-subtract',
    practice: 'addition and subtraction facts',
    pattern: /number bonds?|basic facts|bonds (?:to|of) (?:10|ten|20|twenty)|mak(?:e|ing) (?:10|ten)\b/i,
    matches: ['number bonds to 10', 'basic facts', 'making ten'],
    misses: ['bonding', 'make 100'],
  },
]
