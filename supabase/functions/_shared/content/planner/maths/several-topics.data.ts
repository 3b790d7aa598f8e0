import type { Cut, WordPattern } from '../read/words/word-pattern.ts'

/** Asks for questions of several kinds on one sheet. */
export const WANTS_SEVERAL: WordPattern = {
  pattern:
    /\bmix(?:ed|ture)?\b(?! (?:numbers?|numerals?|fractions?|units?)\b)|\brevis(?:ion|e|ing)\b|\breview\b|\b(?:pre-?|post-?)?tests?\b|\bassessments?\b|\bquiz(?:zes)?\b|\bhomework\b|\bcheck[- ]?(?:up|point|in)s?\b|\b(?:all )?(?:4|four) operations\b|\bstrands?\b|\ball sorts\b|\bbit of everything\b|\bcatch[- ]?up\b|\bwarm[- ]?ups?\b|\bdaily\b|\bmorning\b/i,
  matches: [
    'a mix of time and money',
    'revision sheet',
    'maths test',
    'four operations',
    'a check-up on number',
  ],
  misses: ['addition', 'time and money', 'testimony', 'mixed numbers'],
}

/** Two ways of working with one thing: “adding and subtracting fractions” is one topic. */
export const ONE_THING =
  /\b((?:add|subtract|multipl|divid|compar|order|round|convert|read|writ|simplif|collect|measur|sort|draw)\w*|addition|subtraction|multiplication|division) (?:and|&|or|\/) ((?:add|subtract|multipl|divid|compar|order|round|convert|read|writ|simplif|collect|measur|sort|draw)\w*|addition|subtraction|multiplication|division) (?=(?:of |with )?(?:\d|within|up to|to \d|facts|equations?|sentences|fractions?|decimals?|money|integers?|negative|percent\w*|numbers?|mixed|unlike|like|two|three|word|data|length|algebra\w*|whole))/gi

/** One topic and, after a dash, a colon or a bracket, what of it: “fractions - equivalent, ordering”. */
export const HEAD_OF_LIST: WordPattern = {
  pattern:
    /(?<!\p{L})((?:whole )?(?:fractions|decimals|percentages|integers|numbers|angles|shapes|money|time|graphs|data|chance|probability|algebra|measurement|measures|area|volume))(?: (?:tests?|assessments?|quiz|sheets?|worksheets?|revision|y(?:ea)?r? ?\d))*\s*(?:[-–—]+(?=\s)|:|\()\s*(?=\p{L})/iu,
  matches: ['fractions - equivalent, ordering', 'decimals: rounding, adding', 'angles (naming, measuring)'],
  misses: ['fractions and decimals', 'equivalent fractions', 'decimals 0.1-0.9'],
}

/** Two things that are named together: “coins and notes” is money. */
export const NAMED_TOGETHER =
  /\b(coins?|notes?|dollars?|cents|hours?|minutes?|metres?|cm|centimetres?|grams?|litres?) (?:and|&) (notes?|coins?|cents|dollars?|minutes?|seconds?|hours?|metres?|m|centimetres?|millimetres?|kilograms?|millilitres?)\b/gi

/** Two things to do with one kind of number or shape, which may be two practices: “round and compare decimals”. */
export const TWO_DEEDS =
  /^((?:compar|order|round|convert|read|writ|simplif|measur|estimat|draw|nam|sort|count)\w*) and ((?:compar|order|round|convert|read|writ|simplif|measur|estimat|draw|nam|sort|count)\w*) (\p{L}.*)$/iu

/** A plus sign or a dash between the names of two topics: “doubles + number bonds”, “angles - on a line”. */
export const PLUS_AS_AND =
  /(?<=(?!\b(?:and|mix|mixed|with|of|the|facts|maths|operations) )\b\p{L}{3,})(?: ?\+ ?| [-−–] )(?=(?!and\b|or\b)\p{L}{3,})/giu

/** Signs and names of all operations, in words. */
export const AS_WORDS: readonly (readonly [sign: RegExp, words: string])[] = [
  [
    /\b(?:all )?(?:the )?(?:4|four) operations\b|\b(?:mixed|all) operations\b/gi,
    'addition, subtraction, multiplication, division',
  ],
  [/(?<![\p{L}\d])[+](?![\p{L}\d])/gu, ' addition, '],
  [/(?<![\p{L}\d])[-−–](?![\p{L}\d])/gu, ' subtraction, '],
  [/(?<![\p{L}\d])[x×](?![\p{L}\d])/giu, ' multiplication, '],
  [/÷/g, ' division, '],
]

/** Words of a sheet with several topics that name none of them. */
export const NO_TOPIC_OF_SEVERAL: Cut = {
  pattern:
    /(?<!\p{L})(?:(?<!\bfractions? of )an?|the|my|our|some|(?<!\bfractions? )of|on|for|with|in|to(?! \d)|mix(?:ed|ture)?(?! (?:numbers?|numerals?|fractions?|units?))|bag|maths?|mathematics|revis(?:ion|e|ing)|review|practice|practise|questions?|marking (?:guides?|schedules?|keys?)|problems?|work|sheets?|worksheets?|(?:pre-?|post-?)?tests?|assessments?|assess|quiz(?:zes)?|homework|end|start|mid|beginning|year|term|week(?:ly)?|unit|daily|morning|starters?|warm[- ]?ups?|check[- ]?(?:up|point|in)?s?|strands?|all sorts|bit|everything|catch[- ]?up|basic|simple|easy|quick|short|general|(?<!\b(?:addition|subtraction|multiplication|division|fraction) )facts?|knowledge|skills?|sums|topics?|pages?|booklets?|wks?h?e?e?ts?|please|pls|(?<!\b(?:to|within|under|make|makes|making) )(?<!\d)\d+(?!-? ?digits?\b))(?!\p{L})/giu,
  leaves: ' ',
  examples: [
    ['maths assessment number', 'number'],
    ['a mix of time', 'time'],
    ['end of year maths test', ''],
  ],
  keeps: ['fractions', 'money', 'angles', 'mixed numbers', 'fraction of an amount', '3 digit numbers'],
}

/** What a strand is practised with, each with the years that have it. */
export const STRANDS: readonly {
  name: string
  pattern: RegExp
  topics: readonly (readonly [topic: string, from: number])[]
}[] = [
  {
    name: 'number',
    pattern: /^(?:number(?:s| and place value| and algebra)?|numeracy)$/i,
    topics: [
      ['place value', 0],
      ['addition and subtraction', 0],
      ['multiplication and division facts', 3],
      ['fractions', 1],
      ['decimals', 5],
      ['percentages', 6],
    ],
  },
  {
    name: 'measurement',
    pattern: /^(?:measurement|measuring|measure)$/i,
    topics: [
      ['measuring', 0],
      ['telling the time', 0],
      ['area and perimeter', 3],
    ],
  },
  {
    name: 'geometry',
    pattern: /^(?:geometry|space|shape and space)$/i,
    topics: [
      ['shapes', 0],
      ['angles', 4],
      ['symmetry', 2],
      ['transformations', 3],
    ],
  },
  {
    name: 'statistics',
    pattern: /^(?:statistics|stats)$/i,
    topics: [
      ['bar graphs', 2],
      ['picture graphs', 0],
      ['averages', 5],
      ['chance', 3],
    ],
  },
]

/** What a test of all mathematics asks about. */
export const ALL_STRANDS: readonly (readonly [topic: string, from: number])[] = [
  ['addition and subtraction', 0],
  ['place value', 0],
  ['multiplication and division facts', 3],
  ['telling the time', 0],
  ['fractions', 1],
  ['money', 1],
  ['shapes', 0],
  ['bar graphs', 2],
  ['measuring', 0],
  ['decimals', 5],
  ['percentages', 7],
  ['chance', 6],
]

/** The sheet that practises facts of all operations. */
export const FACTS: WordPattern = {
  pattern: /\b(?:basic|number|maths) facts\b/i,
  matches: ['basic facts + − × ÷'],
  misses: ['facts about kiwi', 'addition facts'],
}

/** Stories with several operations have questions of their own. */
export const STORIES: WordPattern = {
  pattern: /\b(?:word|story|worded) problems?\b|\bproblem[- ]solving\b/i,
  matches: ['mixed word problems', 'problem solving revision'],
  misses: ['mixed problems'],
}

/** Names of topics that stand beside each other without a comma: “length mass and capacity”. */
export const BESIDE =
  /\b(length|mass|weight|capacity|time|money|temperature|fractions|decimals|percentages|addition|subtraction|multiplication|division|shapes?|angles|area|perimeter|place value|statistics|probability|geometry|measurement) (?=(?:length|mass|weight|capacity|time|money|temperature|fractions|decimals|percentages|addition|subtraction|multiplication|division|shapes?|angles|area|perimeter|place value|statistics|probability|geometry|measurement)\b)/gi
