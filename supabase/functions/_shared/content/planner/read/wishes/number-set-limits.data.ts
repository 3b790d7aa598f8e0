import type { WordPattern } from '../words/word-pattern.ts'

/** The smallest and the largest number that are worked with: the two groups. */
export const RANGE_ASKED: WordPattern = {
  pattern:
    /\b(?:between|from) (\d{1,3}(?:[, ]\d{3})+|\d+) (?:and|to|up to|-|–) ?(\d{1,3}(?:[, ]\d{3})+|\d+)(?![\d.:]| ?(?:min|minutes?|mins|am|pm|o[’' ]?clock|questions?|qs?|%|cm|mm|m\b|km|kg|g\b|ml|l\b|pages?|pupils|kids|children|years?|digits?|decimal|d\.?p|x\b|times))/i,
  matches: ['numbers between 200 and 900', 'counting in 5s from 40 to 95', 'from 1,000 to 6,000'],
  misses: ['from 9 to 10 am', 'from 20 to 30 minutes', 'from 2 digits to 3 digits', 'between friends'],
}

/** The place that is rounded to: the first group is the list of places. */
export const ROUNDED_TO: WordPattern = {
  pattern:
    /\bround(?:ing|ed|s)?\b[^.;]{0,30}?\b(?:to|nearest)(?: the)?(?: nearest)? ((?:10{1,6}|10?,000|100,000|tenths?|hundredths?|tens?\b|hundreds?\b|thousands?\b|whole(?: numbers?)?)(?:(?:,? and |,? or |, ?| & |\/)(?:the )?(?:nearest )?(?:10{1,6}|10?,000|100,000|tenths?|hundredths?|tens?\b|hundreds?\b|thousands?\b|whole(?: numbers?)?))*)(?![\d.%]| ?(?:min|dp|decimal|cm|questions?))/i,
  matches: [
    'rounding to the nearest 100',
    'round numbers to 10 and 100',
    'rounding decimals to the nearest tenth',
  ],
  misses: ['rounding to 2 decimal places', 'rounders to 10', 'rounding'],
}

/** The number of decimal places: the first group. */
export const PLACES_ASKED: WordPattern = {
  pattern: /\b([1-3]) ?(?:d\.?p\.?\b|decimal places?)/i,
  matches: ['subtracting decimals to 2dp', 'decimals with 1 decimal place', '3 d.p.'],
  misses: ['decimals', '12 decimals', '2 decimal questions'],
}

/** The smallest place of decimals that are added or put in order, where one alone is named. */
export const PLACE_NAMED: readonly (WordPattern & { places: number })[] = [
  {
    places: 1,
    pattern:
      /^(?![\s\S]*(?:hundredths|thousandths|round|fraction))(?=[\s\S]*\b(?:add\w*|subtract\w*|plus|minus|order\w*|compar\w*)\b)[\s\S]*\btenths\b/i,
    matches: ['adding tenths', 'ordering decimals to tenths'],
    misses: ['tenths', 'adding tenths and hundredths', 'adding fractions in tenths'],
  },
  {
    places: 2,
    pattern:
      /^(?![\s\S]*(?:tenths|thousandths|round|fraction))(?=[\s\S]*\b(?:add\w*|subtract\w*|plus|minus|order\w*|compar\w*)\b)[\s\S]*\bhundredths\b/i,
    matches: ['ordering decimals to hundredths', 'adding decimals hundredths'],
    misses: ['hundredths', 'comparing tenths and hundredths', 'rounding hundredths to compare'],
  },
  {
    places: 3,
    pattern:
      /^(?![\s\S]*(?:round|fraction))(?=[\s\S]*\b(?:add\w*|subtract\w*|plus|minus|order\w*|compar\w*)\b)[\s\S]*\bthousandths\b/i,
    matches: ['ordering decimals to thousandths', 'adding thousandths'],
    misses: ['thousandths', 'rounding thousandths and adding'],
  },
]

/** The parts of an amount that are found: “a third and a fifth of a number”. */
export const PARTS_OF_AMOUNT: WordPattern = {
  pattern:
    /\b(?:half|halves|thirds?|quarters?|fifths?|sixths?|eighths?|tenths?)(?:(?:,| and| or| &) (?:an? |one )?(?:half|thirds?|quarters?|fifths?|sixths?|eighths?|tenths?))* of (?:an? |some |any )?(?:whole )?(?:numbers?|amounts?|sets?|groups?|quantit(?:y|ies)|collections?)\b/i,
  matches: ['a third and a fifth of a number', 'quarter of a set', 'halves of amounts'],
  misses: ['half of a shape', 'half of the class', 'fractions of a set'],
}

/** Unit fractions in figures that an amount is found with: “1/3 and 1/4 of amounts”. */
export const UNIT_FRACTIONS: WordPattern = {
  pattern:
    /(?<![\d/ ] ?)\b1\/(?:[2-9]|10|12)(?:(?:, ?(?:and )?| and | & | or )1\/(?:[2-9]|10|12))+(?![\d/]| ?(?:hours?|days?|terms?|pages?|cup))/i,
  matches: ['1/3 and 1/4 of amounts', '1/2, 1/4 and 1/8 of a set'],
  misses: ['1/3 of amounts', '2 1/2 and 1/4 hours', '1/2 hour'],
}

/** The total that every sum makes: the first group. */
export const TOTAL_ASKED: WordPattern = {
  pattern:
    /\bmak(?:e|es|ing) (?:a )?(10|20|50|100|1000)(?=\s*(?:$|[,.;:!?)…]|y(?:ear|r)?(?:\b|(?=\d))|facts?\b|bonds?\b|pairs?\b|sums?\b|combos?\b|combinations?\b|using\b|with\b|and\b|for\b|\d))(?!\s*(?:sums?|facts?|pairs?) (?:about|on|for)\b)/i,
  matches: ['make 10', 'making 20 with two numbers', 'ways of making 100, year 3'],
  misses: ['make 10 questions', 'make 20 cards', 'make $10'],
}

/** The numbers that are added or taken away in every sum: the group is their list. */
export const ADDENDS_ASKED: WordPattern = {
  pattern:
    /\b(?:add(?:ing)?|plus|subtract(?:ing)?|minus|take ?away|taking away) ((?:\d{1,2}s?(?:,? and |, ?| or | & ))*\d{1,2}s?)(?=\s*(?:$|[.,;:!?)]|y(?:ea)?r?s? ?\d|facts?\b|(?:work)?sheets?\b|practice\b|strateg|to (?:an?y?|numbers|2|two|single|one)\b|from (?:an?y?|numbers|2|two)\b))(?! to \d+ (?:questions|cards))/i,
  matches: ['adding 9', 'add 9 and 11', 'subtracting 8s facts', 'plus 10 worksheet'],
  misses: ['adding 2 digit numbers', 'adding 3 numbers', 'adding to 10', 'add 5 more questions'],
}

/** Sides that may be no longer: the first group is out of reach itself, the second is the longest. */
export const SIDES_ASKED: WordPattern = {
  pattern:
    /\b(?:sides?|lengths?|dimensions?|edges?)(?: (?:all|are|that are|must be|of))*(?: (?:less|shorter|smaller) than| under| below) (\d+)\b|\b(?:sides?|lengths?|dimensions?|edges?)(?: (?:all|are|that are|must be))* (?:up to|no (?:longer|more|bigger|larger|greater) than|at most|within) (\d+)\b/i,
  matches: ['sides less than 15', 'all sides under 20', 'side lengths up to 9', 'sides no longer than 8'],
  misses: ['less than 15 questions', 'sides of 4', 'asides'],
}

/** Units of measure by their sign, each with the words for it. */
export const UNIT_WORDS: readonly (WordPattern & { unit: string })[] = [
  {
    unit: 'mm',
    pattern: /\bmms?\b|\bmillimet(?:re|er)s?\b/i,
    matches: ['mm', 'millimetres'],
    misses: ['hmm'],
  },
  {
    unit: 'cm',
    pattern: /\bcms?\b|\bcentimet(?:re|er)s?\b/i,
    matches: ['cm', 'centimetres'],
    misses: ['cmon'],
  },
  {
    unit: 'm',
    pattern: /\bm\b|\bmet(?:re|er)s?\b/i,
    matches: ['m', 'metres'],
    misses: ['mm', 'millimetres'],
  },
  { unit: 'km', pattern: /\bkms?\b|\bkilomet(?:re|er)s?\b/i, matches: ['km', 'kilometres'], misses: ['kg'] },
  { unit: 'kg', pattern: /\bkgs?\b|\bkilo(?:gram)?s?\b/i, matches: ['kg', 'kilograms'], misses: ['km'] },
  { unit: 'g', pattern: /\bg\b|\bgrams?\b/i, matches: ['g', 'grams'], misses: ['kg', 'kilograms'] },
  {
    unit: 'mL',
    pattern: /\bmls?\b|\bmillilit(?:re|er)s?\b/i,
    matches: ['ml', 'millilitres'],
    misses: ['html'],
  },
  { unit: 'L', pattern: /\bl\b|\blit(?:re|er)s?\b/i, matches: ['L', 'litres'], misses: ['ml', 'little'] },
]

/** Units limit the questions where one is changed into another. */
export const CONVERTS: WordPattern = {
  pattern:
    /\b(?:convert(?:s|ing|ed)?|conversions?|chang(?:e|es|ing) (?:between|from|mm|cm|m|km|kg|g|ml|l)\b)/i,
  matches: ['converting km to m', 'unit conversion', 'changing between g and kg'],
  misses: ['change from $20', 'climate change', 'conversation'],
}

/** A measurement that a named unit limits: "measuring in cm", "lengths in metres only". */
export const MEASURES_IN: WordPattern = {
  pattern:
    /\b(?:measur\w*|lengths?|heights?|widths?|distances?|mass(?:es)?|weigh\w*|capacit(?:y|ies)|volumes?|perimeters?|areas?|estimat\w*)\b[^.;]*?\b(?:in|using|with|to the nearest|only|just)\b/i,
  matches: ['measuring in cm', 'estimate lengths in metres', 'weighing with kg only'],
  misses: ['in the measure of a song', 'metres', 'fractions in cm'],
}

/** Parts that a request names as its topic, without saying "only". Parts that the class knows already are no limit. */
export const PARTS_NAMED: WordPattern = {
  pattern:
    /(?<!(?:finished|done|know|knew|learnt|learned|after|covered|did|with) )(?<!\p{L})(?:(?:halves|thirds|quarters|fourths|fifths|sixths|eighths|tenths)(?:, ?(?:and )?| and | & | n | ))+(?:halves|thirds|quarters|fourths|fifths|sixths|eighths|tenths)\b(?! (?:past|hours?|turns?|finals?|of the game))/iu,
  matches: ['halves and quarters', 'halves quarters', 'thirds, sixths and eighths of a shape'],
  misses: ['they just finished halves and quarters', 'quarters', 'quarters and semi finals'],
}

/** The number of steps of every problem: the first group. An equation of so many steps is a practice by its own name. */
export const STEPS_ASKED: WordPattern = {
  pattern:
    /\b(1|single)[- ]?steps?\b(?! (?:instructions?|directions?|at a time|equations?|algebra|inequalit|forward|back|ahead))/i,
  matches: ['1 step only', 'single step', '1-step word problems'],
  misses: ['1 step equations', 'step 1', '21 steps', '1 step at a time', '1 step instructions'],
}
