import type { WordPattern } from '../../read/words/word-pattern.ts'
import type { AskedPractice } from './asked-practice.ts'

/** The words of a jump along a line that is not marked. */
const JUMPS: WordPattern = {
  pattern:
    /\bjump(?:ing)? (?:strateg\w+|method|along|on)\b|\bjump strateg|\bjumps? (?:on|along) (?:an? |the )?(?:empty |open |blank )?number ?lines?\b|\b(?:empty|open|blank) number ?lines?\b|^(?=[\s\S]*\b(?:add\w*|subtract\w*)\b)(?![\s\S]*\b(?:fractions?|decimals?|integers?|negatives?)\b)[\s\S]*\bnumber ?lines?\b/i,
  matches: [
    'jump strategy on a number line',
    'empty number line',
    'open number lines for subtraction',
    'adding on a number line',
  ],
  misses: ['number line', 'fractions on a number line', 'adding integers on a number line', 'long jump'],
}

/** Words that name one strategy for adding and subtracting. */
export const ASKED_ADDING: readonly AskedPractice[] = [
  {
    // One small number to add or to take away: its facts, or a tidy number on the way.
    topic: 'add-subtract',
    practice: 'addition and subtraction facts',
    years: [0, 4],
    pattern:
      /\b(?:add(?:ing)?|plus|subtract(?:ing)?|minus|take ?away|taking away) [1-9]s?(?=\s*(?:$|[.,;:!?)]|y(?:ea)?r?s? ?\d|facts?\b|(?:work)?sheets?\b|practice\b))/i,
    matches: ['adding 9', 'subtracting 8 facts', 'plus 3 worksheet'],
    misses: ['adding 2 digit numbers', 'adding to 9', 'adding 10', 'adding 9 to 45'],
  },
  {
    topic: 'add-subtract',
    practice: 'number bonds to 5',
    years: [0, 2],
    pattern:
      /\b(?:number bonds?|bonds?|pairs?|friends?|compl[ie]ments?|ways? (?:to|of) mak(?:e|ing)|numbers? that makes?)(?: (?:that makes?|of|to|for|with(?:in)?|making|total\w*))?(?: the number)? (?:5|five)\b(?! ?(?:0|%))/i,
    matches: ['number bonds to 5', 'friends of five', 'ways to make 5'],
    misses: ['number bonds to 50', 'number bonds to 10', 'high five'],
  },
  {
    topic: 'add-subtract',
    practice: 'number bonds to 10',
    years: [0, 3],
    pattern:
      /\b(?:number bonds?|bonds?|pairs?|friends?|compl[ie]ments?|ways? (?:to|of) mak(?:e|ing)|numbers? that makes?)(?: (?:that makes?|of|to|for|with(?:in)?|making|total\w*))?(?: the number)? (?:10|ten)\b(?! ?(?:0|%))/i,
    matches: ['number bonds to 10', 'friends of ten', 'pairs that make 10', 'bonds to ten'],
    misses: ['number bonds to 100', 'number bonds to 20', 'friends of 5'],
  },
  {
    topic: 'add-subtract',
    practice: 'number bonds to 10',
    years: [0, 3],
    pattern: /\bmak(?:e|es|ing) (?:10|ten)\b(?! (?:cards|questions|to add|strateg))/i,
    matches: ['making ten', 'making ten on tens frames', 'make 10'],
    misses: ['making 100', 'make 10 cards', 'making ten to add'],
  },
  {
    topic: 'add-subtract',
    practice: 'number bonds to 20',
    years: [0, 4],
    pattern:
      /\b(?:number bonds?|bonds?|pairs?|friends?|compl[ie]ments?|ways? (?:to|of) mak(?:e|ing)|numbers? that makes?)(?: (?:that makes?|of|to|for|with(?:in)?|making|total\w*))?(?: the number)? (?:20|twenty)\b(?! ?(?:0|%))/i,
    matches: ['number bonds to 20', 'bonds of twenty'],
    misses: ['number bonds to 200', 'number bonds to 10'],
  },
  {
    topic: 'add-subtract',
    practice: 'number bonds to 10',
    years: [0, 1],
    pattern: /\bnumber bonds?\b/i,
    matches: ['number bonds'],
    misses: ['bonding', 'numbers'],
  },
  {
    topic: 'add-subtract',
    practice: 'number bonds to 20',
    years: [2, 2],
    pattern: /\bnumber bonds?\b(?! (?:to|of|for))/i,
    matches: ['number bonds'],
    misses: ['number bonds to 100', 'bonding'],
  },
  {
    topic: 'add-subtract',
    practice: 'making 100',
    years: [3, 4],
    pattern:
      /\b(?:number bonds?|bonds?|pairs?|friends?|compl[ie]ments?|ways? (?:to|of) mak(?:e|ing)|numbers? that makes?)(?: (?:that makes?|of|to|for|with(?:in)?|making|total\w*))?(?: the number)? (?:100|a hundred|one hundred)\b(?! ?(?:0|%))/i,
    matches: ['number bonds to 100', 'pairs that make 100'],
    misses: ['number bonds to 10', 'place value to 100'],
  },
  {
    topic: 'add-subtract',
    practice: 'bridging through ten',
    years: [1, 5],
    pattern:
      /\bbridg(?:e|es|ing)\b(?=.*\b(?:10|tens?|100|hundred|add\w*|subtract\w*|numbers?|strateg\w*)\b)|\b(?:make|making) (?:a |to )?(?:10|ten) (?:to add|strateg\w*|when adding|and then some)|\b(?:up|back|down) (?:to|through|over) (?:10|ten)\b|\badd\w* (?:through|past|across|over) (?:10|ten)\b|\bthrough (?:10|ten)\b/i,
    matches: ['bridging through ten', 'make ten strategy', 'adding past 10', 'making ten to add'],
    misses: ['building bridges', 'making ten', 'ten more', 'ten frames'],
  },
  {
    topic: 'add-subtract',
    practice: 'near doubles',
    years: [0, 6],
    pattern: /\bnear(?:ly|est)?[- ]?doubles?\b|\bdoubles? (?:plus|\+|and|take|minus) (?:1|one|2|two)\b/i,
    matches: ['near doubles', 'doubles and near doubles', 'doubles plus one'],
    misses: ['doubles', 'double digits', 'doubles and halves'],
  },
  {
    topic: 'add-subtract',
    practice: 'doubles',
    years: [0, 5],
    pattern:
      /^(?!.*\bhal(?:f|ves?|ving)\b).*\bdoubl(?:es|ing)\b(?![- ]?(?:digits?|up|consonants?|letters?|vowels?|the (?:recipe|quantit\w+)|tennis|dutch))/i,
    matches: ['doubles', 'doubles to 20', 'doubling numbers'],
    misses: ['doubles and halves', 'doubling consonants', 'double digits', 'halving and doubling'],
  },
  {
    topic: 'add-subtract',
    practice: 'halving numbers',
    years: [0, 5],
    pattern:
      /^(?!.*\b(?:doubl|shapes?|recipes?|fractions?|symmetr))(?:.*\bhalving\b|.*\bhalve (?:even |odd |small |large )?(?:numbers?|amounts?|to \d+))/is,
    matches: ['halving numbers', 'halving', 'halve even numbers', 'my halving sheet, 10 questions'],
    misses: ['doubling and halving', 'halving a shape', 'halves and quarters'],
  },
  {
    topic: 'add-subtract',
    practice: 'counting on and counting back',
    years: [0, 2],
    pattern:
      /\bcount(?:ing)?[ -]on\b(?! (?:in|by|from \d+ in))(?=.*(?:add|plus|back|strateg|$))|\bcount(?:ing)?[ -]back\b(?=.*(?:subtract|take|strateg))/i,
    matches: ['counting on', 'counting on to add', 'counting back to subtract'],
    misses: ['counting on in 2s', 'counting to 20', 'counting backwards'],
  },
  {
    topic: 'add-subtract',
    practice: 'fact triangles',
    years: [0, 4],
    pattern:
      /^(?!.*(?:multipl|divi|times|÷|×)).*(?:\bfact (?:family |families )?triangles?\b|\b(?:number )?famil(?:y|ies) triangles?\b|\bfact famil(?:y|ies)\b.*\btriangles?\b)/is,
    matches: ['fact family triangles', 'fact triangles to 20', 'fact families in triangles'],
    misses: ['triangles', 'multiplication fact triangles', 'fact families'],
  },
  {
    topic: 'add-subtract',
    practice: 'addition and subtraction fact families',
    years: [0, 2],
    pattern: /^(?!.*(?:multipl|divi|times|÷|×)).*\bfact famil/is,
    matches: ['fact families', 'fact families to 10'],
    misses: ['multiplication fact families', 'families'],
  },
  {
    topic: 'add-subtract',
    practice: 'addition and subtraction fact families',
    years: [0, 4],
    pattern:
      /^(?!.*(?:multipl|divi|times|÷|×))(?:.*\binverse\b.*\b(?:add\w*|subtract\w*)\b|.*\b(?:add\w*|subtract\w*)\b.*(?:\binverse\b|\bfact famil)|.*\brelat\w+ (?:addition|subtraction) (?:and|facts)\b)/is,
    matches: [
      'addition and subtraction fact families',
      'inverse of addition',
      'related addition and subtraction facts',
    ],
    misses: ['multiplication fact families', 'fact families', 'inverse operations'],
  },
  { topic: 'add-subtract', practice: 'the jump strategy on a number line', years: [2, 6], ...JUMPS },
  {
    topic: 'add-subtract',
    practice: 'rounding and compensating',
    years: [2, 8],
    pattern:
      /\bcompensat\w*|\btidy[- ]?numbers?\b|\btid(?:y|ying) (?:up )?numbers?\b|\b(?:round|over)(?:ing)?(?: up)? (?:and|then|to) adjust\w*/i,
    matches: ['rounding and compensating', 'tidy numbers', 'compensation strategy', 'rounding and adjusting'],
    misses: ['rounding', 'tidy up time', 'adjusting recipes'],
  },
  {
    topic: 'add-subtract',
    practice: 'mental strategies for adding and subtracting',
    years: [3, 8],
    pattern:
      /^(?!.*(?:multipl|divi|times|fraction|decimal|mental health|percent)).*\b(?:mental (?:maths? )?(?:strateg\w+|calculat\w+|computation|add\w*|subtract\w*|arithmetic)|number strateg\w+|(?:add\w*|subtract\w*)(?: and (?:add\w*|subtract\w*))? strateg\w+|strateg\w+ (?:for|to|in) (?:add\w*|subtract\w*))/is,
    matches: [
      'mental strategies',
      'mental maths strategies',
      'addition strategies',
      'strategies for adding and subtracting',
    ],
    misses: ['mental strategies for multiplication', 'mental health strategies', 'reading strategies'],
  },
  {
    topic: 'add-subtract',
    practice: 'column addition and subtraction',
    years: [2, 8],
    pattern:
      /^(?!.*\b(?:decimals?|fractions?|money|without|no|time|table)\b)(?=.*\b(?:add\w*|plus|sums))(?=.*\b(?:subtract\w*|minus|tak(?:e|ing)[ -]?aways?))(?=.*\b(?:(?:columns?\b|column(?:ar)? method|vertical(?:ly)?|(?:written|standard|formal) (?:method|algorithm)s?|algorithms?)|(?:re-?group\w*|renam\w*|carry\w*|borrow\w*|exchang\w*|trading)))/is,
    matches: ['column addition and subtraction', 'addition and subtraction with renaming'],
    misses: ['column addition', 'adding and subtracting', 'adding and subtracting without renaming'],
  },
  {
    topic: 'add-subtract',
    practice: 'column addition',
    years: [2, 8],
    pattern:
      /^(?!.*\b(?:decimals?|fractions?|money|without|no|time|table)\b)(?!.*\b(?:subtract\w*|minus|tak(?:e|ing)[ -]?aways?))(?=.*\b(?:add\w*|plus|sums))(?=.*\b(?:columns?\b|column(?:ar)? method|vertical(?:ly)?|(?:written|standard|formal) (?:method|algorithm)s?|algorithms?))/is,
    matches: ['column addition', 'adding in columns', 'vertical addition with regrouping'],
    misses: ['column subtraction', 'column graphs', 'adding decimals in columns'],
  },
  {
    topic: 'add-subtract',
    practice: 'column subtraction',
    years: [2, 8],
    pattern:
      /^(?!.*\b(?:decimals?|fractions?|money|without|no|time|table)\b)(?!.*\b(?:add\w*|plus|sums))(?=.*\b(?:subtract\w*|minus|tak(?:e|ing)[ -]?aways?))(?=.*\b(?:columns?\b|column(?:ar)? method|vertical(?:ly)?|(?:written|standard|formal) (?:method|algorithm)s?|algorithms?))/is,
    matches: ['column subtraction', 'subtraction algorithm', 'written method for subtraction'],
    misses: ['column addition', 'subtraction'],
  },
  {
    topic: 'add-subtract',
    practice: 'addition with renaming',
    years: [2, 8],
    pattern:
      /^(?!.*\b(?:decimals?|fractions?|money|without|no|time|table)\b)(?!.*\b(?:subtract\w*|minus|tak(?:e|ing)[ -]?aways?))(?!.*\b(?:columns?\b|column(?:ar)? method|vertical(?:ly)?|(?:written|standard|formal) (?:method|algorithm)s?|algorithms?))(?=.*\b(?:add\w*|plus|sums))(?=.*\b(?:re-?group\w*|renam\w*|carry\w*|borrow\w*|exchang\w*|trading))/is,
    matches: ['addition with regrouping', 'adding with carrying', 'renaming in addition'],
    misses: ['subtraction with renaming', 'addition without regrouping', 'addition'],
  },
  {
    topic: 'add-subtract',
    practice: 'subtraction with renaming',
    years: [2, 8],
    pattern:
      /^(?!.*\b(?:decimals?|fractions?|money|without|no|time|table)\b)(?!.*\b(?:add\w*|plus|sums))(?!.*\b(?:columns?\b|column(?:ar)? method|vertical(?:ly)?|(?:written|standard|formal) (?:method|algorithm)s?|algorithms?))(?=.*\b(?:subtract\w*|minus|tak(?:e|ing)[ -]?aways?))(?=.*\b(?:re-?group\w*|renam\w*|carry\w*|borrow\w*|exchang\w*|trading))/is,
    matches: ['subtraction with renaming', 'subtraction with regrouping', 'subtracting with borrowing'],
    misses: ['addition with renaming', 'subtraction', 'borrowing library books'],
  },
  {
    topic: 'add-subtract',
    practice: 'column addition and subtraction',
    years: [3, 8],
    isAlone: true,
    pattern:
      /^(?!.*(?:graph|multipl|divi|decimal|table|writ(?:e|ing) ))(?:.*\bcolumn methods?\b|.*\b(?:vertical|standard|written) algorithms?\b|(?:re-?grouping|renaming)\W*$)/is,
    matches: ['column method', 'vertical algorithm', 'regrouping'],
    misses: ['column graphs', 'algorithms in scratch', 'renaming files'],
  },
  {
    topic: 'add-subtract',
    practice: 'adding two-digit numbers',
    years: [2, 4],
    pattern:
      /^(?!.*(?:subtract|take|minus|decimal|by (?:a )?(?:1|one)\b|and (?:a )?(?:1|one)\b)).*(?:\badd\w* (?:(?:2|two)(?: (?:2|two))?[- ]?digit|double[- ]digit|tens and ones)|\b(?:2|two|double)[- ]digit (?:numbers? )?(?:add\w*|sums|plus)|\b(?:2|two)[- ]digit (?:plus|\+|and) (?:2|two)[- ]digit)/is,
    matches: [
      'adding two digit numbers',
      '2-digit addition',
      'double digit addition',
      'adding tens and ones',
    ],
    misses: ['adding and subtracting two digit numbers', 'two digit numbers', 'adding 2 digit by 1 digit'],
  },
  {
    topic: 'add-subtract',
    practice: 'subtracting two-digit numbers',
    years: [2, 4],
    pattern:
      /^(?!.*(?:\badd|plus|decimal|\b(?:1|one)[- ]digit)).*(?:\b(?:subtract\w*|tak(?:e|ing)[ -]?aways?) (?:2|two|double)[- ]?digit|\b(?:2|two|double)[- ]digit (?:numbers? )?(?:subtract\w*|tak(?:e|ing)[ -]?aways?|minus))/is,
    matches: ['subtracting two digit numbers', '2-digit subtraction', 'double digit subtraction'],
    misses: ['adding two digit numbers', 'subtracting a one digit from a two digit number'],
  },
  {
    topic: 'add-subtract',
    practice: 'adding three-digit numbers',
    years: [3, 6],
    pattern:
      /^(?!.*(?:subtract|take|minus|decimal|\b(?:1|one|2|two)[- ]digit)).*(?:\badd\w* (?:3|three)[- ]?digit|\b(?:3|three|triple)[- ]digit (?:numbers? )?(?:add\w*|sums|plus))/is,
    matches: ['adding three digit numbers', '3-digit addition'],
    misses: ['adding 3 numbers', '3 digit subtraction', 'adding and subtracting 3-digit numbers'],
  },
  {
    topic: 'add-subtract',
    practice: 'subtracting three-digit numbers',
    years: [3, 6],
    pattern:
      /^(?!.*(?:\badd|plus|decimal|\b(?:1|one|2|two)[- ]digit)).*(?:\b(?:subtract\w*|tak(?:e|ing)[ -]?aways?) (?:3|three)[- ]?digit|\b(?:3|three|triple)[- ]digit (?:numbers? )?(?:subtract\w*|tak(?:e|ing)[ -]?aways?|minus))/is,
    matches: ['subtracting three digit numbers', '3-digit subtraction'],
    misses: ['adding three digit numbers', 'subtracting fractions'],
  },
]
