import type { WordPattern } from '../../read/words/word-pattern.ts'
import type { AskedPractice } from './asked-practice.ts'

const MONEY_ALONE: WordPattern = {
  pattern:
    /^\W*(?:(?:intro(?:duction)?|introducing|learning|using|understanding|our|nz|new zealand|play|about|to|with)[- ]*)*(?:money|dollars and cents|currency)(?: (?:maths?|unit|skills?))?\W*$/i,
  matches: ['money', 'nz money', 'learning about money', 'dollars and cents'],
  misses: ['money problems', 'adding money', 'money management'],
}

const PATTERNS_ALONE: WordPattern = {
  pattern:
    /^\W*(?:(?:number|numeric|algebra|algebraic|maths?|mathematical|continuing|making|finding|exploring|creating|investigating)[- ]*)*(?:patterns?(?: (?:and|&) (?:rules?|relationships?|algebra|sequences?))?|(?:number )?sequences?)\W*$/i,
  matches: ['patterns', 'number patterns', 'patterns and rules', 'number sequences', 'making patterns'],
  misses: ['repeating patterns', 'growing patterns', 'tukutuku patterns', 'spelling patterns'],
}

/** Words of a request that name one practice of patterns, equations and money. */
export const ASKED_ALGEBRA_AND_MONEY: readonly AskedPractice[] = [
  {
    topic: 'equations',
    practice: 'the equals sign as a balance',
    years: [1, 7],
    pattern:
      /\bequals? signs?\b|\bbalanc\w+ (?:number sentences?|both sides|equations?)\b|\b(?:equations?|number sentences?) as (?:an? )?balances?\b|\bmeaning of equals\b|\bequal sign\b/i,
    matches: ['equal sign and balance', 'the equals sign', 'balancing equations', 'the meaning of equals'],
    misses: ['equal groups', 'balance beam', 'gender equality', 'equations'],
  },
  {
    topic: 'equations',
    practice: 'finding missing numbers',
    years: [2, 7],
    pattern:
      /^(?!.*(?:pattern|sequence|times|multipl|divi|fact|line|angle|count)).*(?:\bmissing (?:numbers?|addends?|values?)\b|\bunknown numbers?\b|\bopen (?:number )?sentences?\b|\bfind(?:ing)? the unknown\b)/is,
    matches: ['finding the missing number', 'missing numbers', 'missing addends', 'unknown numbers'],
    misses: ['missing numbers in a pattern', 'missing number multiplication', 'missing angles'],
  },
  {
    topic: 'equations',
    practice: 'simplifying expressions',
    years: [6, 8],
    pattern: /\bsimplif\w+\b[^.;]*\b(?:expressions?|algebra\w*)\b|\balgebra\w*\b[^.;]*\bsimplif\w+/i,
    matches: ['simplifying expressions', 'simplify algebraic expressions', 'algebra: simplifying'],
    misses: ['simplifying fractions', 'expressions', 'like terms'],
  },
  {
    topic: 'equations',
    practice: 'simplifying expressions',
    years: [7, 8],
    pattern: /\b(?:collect\w* )?like terms\b/i,
    matches: ['like terms', 'collecting like terms'],
    misses: ['school terms', 'expressions'],
  },
  {
    topic: 'patterns',
    practice: 'the gradient of a line',
    years: [7, 8],
    pattern:
      /^(?!.*(?:paint|colou?r|art|hill|river)).*(?:\bgradients?\b|\bslopes? of (?:an? |the )?(?:straight )?lines?\b)/is,
    matches: ['gradient', 'gradient of a line', 'finding gradients', 'the slope of a line'],
    misses: ['colour gradients in art', 'the slope of the hill', 'straight-line graphs'],
  },
  {
    topic: 'patterns',
    practice: 'graphing linear relationships',
    years: [7, 8],
    pattern:
      /\blinear (?:graphs?|relationships?|relations?|functions?|rules?)\b|\bgraph\w* (?:of )?(?:linear|straight lines?|lines|equations)\b|\bstraight[- ]?line graphs?\b|\by ?= ?mx\b/i,
    matches: ['graphing linear relationships', 'linear graphs', 'straight line graphs', 'y = mx + c'],
    misses: ['line graphs', 'linear equations', 'bar graphs'],
  },
  { topic: 'patterns', practice: 'repeating patterns', years: [0, 2], isAlone: true, ...PATTERNS_ALONE },
  { topic: 'patterns', practice: 'growing patterns', years: [3, 3], isAlone: true, ...PATTERNS_ALONE },
  { topic: 'patterns', practice: 'number patterns', years: [4, 7], isAlone: true, ...PATTERNS_ALONE },
  {
    topic: 'patterns',
    practice: 'the rule for the nth term',
    years: [8, 8],
    isAlone: true,
    ...PATTERNS_ALONE,
  },
  {
    topic: 'money',
    practice: 'simple interest',
    years: [6, 8],
    pattern:
      /\bsimple interest\b|\binterest (?:on (?:savings|loans)|earned|rates?)\b|\b(?:savings?|loans?|banks?) and interest\b|\b(?:calculating|working out) interest\b/i,
    matches: ['simple interest', 'interest rates', 'calculating interest', 'savings and interest'],
    misses: ['compound interest', 'interesting facts', 'interest in reading'],
  },
  {
    topic: 'money',
    practice: 'making a budget',
    years: [5, 8],
    pattern: /\bbudgets?\b|\bbudgeting\b/i,
    matches: ['budgeting', 'making a budget', 'planning a budget for a party'],
    misses: ['budgie', 'money'],
  },
  {
    topic: 'money',
    practice: 'earning, spending and saving',
    years: [4, 8],
    pattern:
      /\bfinancial (?:literacy|capabilit\w+|maths?|education|skills)\b|\bmoney management\b|\bmanaging money\b|\b(?:earning|spending|saving)(?:,| and|,? &) (?:spending|saving|earning)\b|\bneeds and wants\b/i,
    matches: ['financial literacy', 'managing money', 'spending and saving', 'financial literacy in maths'],
    misses: ['money', 'saving energy', 'financial year'],
  },
  {
    topic: 'money',
    practice: 'money word problems',
    years: [2, 8],
    pattern:
      /^(?!.*(?:change from|percent|fraction|decimal)).*(?:\bmoney\b[^.;]*\bproblems?\b|\bproblems?\b[^.;]*\b(?:money|dollars)\b|\bmoney stor(?:y|ies)\b)/is,
    matches: ['money problems', 'money word problems', 'word problems with money'],
    misses: ['money', 'word problems', 'decimal problems with money'],
  },
  { topic: 'money', practice: 'New Zealand coins and notes', years: [0, 1], isAlone: true, ...MONEY_ALONE },
  { topic: 'money', practice: 'counting coins and notes', years: [2, 2], isAlone: true, ...MONEY_ALONE },
  { topic: 'money', practice: 'adding and subtracting money', years: [3, 4], isAlone: true, ...MONEY_ALONE },
  { topic: 'money', practice: 'totals and change', years: [5, 8], isAlone: true, ...MONEY_ALONE },
  {
    topic: 'equations',
    practice: 'one-step equations',
    pattern:
      /\b(?:one|1|single)[- ]step (?:linear |algebra(?:ic)? )?(?:equations?|algebra)\b|^(?![\s\S]*\b(?:two|2)[- ]step\b)[\s\S]*\b(?:simple|easy|basic) (?:linear |algebraic )?equations?\b/i,
    matches: ['solving one step equations', 'simple equations', '1-step algebra'],
    misses: ['two-step equations', 'equations', 'simple linear equations two step'],
  },
  {
    topic: 'equations',
    practice: 'two-step equations',
    pattern:
      /\b(?:two|2)[- ]step (?:linear |algebra(?:ic)? )?(?:equations?|algebra)\b|\bequations?,? (?:with |in )?(?:two|2)[- ]steps?\b/i,
    matches: ['two-step equations', '2 step algebra', 'linear equations two step'],
    misses: ['one-step equations'],
  },
  {
    topic: 'patterns',
    practice: 'rules for patterns made of sticks',
    pattern:
      /^(?=[\s\S]*\b(?:match ?|ice[- ]?block |toothpick|craft |popsicle )?sticks?\b|[\s\S]*\b(?:matchsticks?|toothpicks?)\b)(?=[\s\S]*\b(?:patterns?|rules?|algebra)\b)(?=[\s\S]*\b(?:rules?|algebra|nth|n)\b)/i,
    matches: ['simple algebra patterns with matchsticks', 'a rule for patterns of ice block sticks'],
    misses: ['patterns with counters', 'pattern of sticks and leaves'],
  },
  {
    topic: 'patterns',
    practice: 'writing expressions from patterns',
    years: [5, 8],
    pattern:
      /\bexpressions?\b[^.;]*\bpatterns?\b|\bpatterns?\b[^.;]*\bexpressions?\b|\b(?:n|nth)(?:th)? terms?\b|\balgebra\w*\b[^.;]*\bpatterns?\b|\bpatterns?\b[^.;]*\balgebra/i,
    matches: [
      'intro to algebra writing simple expressions from patterns',
      'nth term',
      'patterns and algebra',
      'growing patterns, writing expressions',
    ],
    misses: ['growing patterns', 'like terms', 'facial expressions'],
  },
  {
    topic: 'equations',
    practice: 'algebraic notation',
    years: [6, 8],
    pattern:
      /\balgebraic (?:notation|expressions?)\b|\b(?:writing|write|simple|using|forming) (?:simple )?expressions?\b|\b(?:intro(?:duction)?|introducing|start\w*|beginning)(?: to| of)? algebra\b|\bletters for numbers\b/i,
    matches: ['algebraic notation', 'writing expressions', 'intro to algebra', 'writing simple expressions'],
    misses: ['facial expressions', 'algebra', 'comparing expressions'],
  },
  {
    topic: 'money',
    practice: 'making one amount with coins',
    years: [0, 6],
    pattern:
      /^(?![\s\S]*\b(?:change|notes?|budget|amounts)\b)[\s\S]*\b(?:mak(?:e|es|ing)|ways? (?:to|of) mak(?:e|ing)|totals?|adds? up to) (?:exactly )?(?:\$ ?\d{1,2}(?![\d.])|[1-9]0 ?c(?:ents)?\b)/i,
    matches: ['making $2', 'coins, ways to make $5', 'make 50c with coins'],
    misses: ['making change from $5', 'make 50 cards', 'making amounts to $5'],
  },
  {
    topic: 'money',
    practice: 'giving change in coins',
    years: [2, 5],
    pattern:
      /^(?![\s\S]*\bnotes?\b)(?=[\s\S]*\bcoins?\b)[\s\S]*\b(?:giv\w*|mak\w*|work\w* out|calculat\w*|get\w*) (?:the )?change\b/i,
    matches: ['nz coins, giving change', 'making change with coins'],
    misses: ['giving change', 'coins', 'coin tossing', 'coins and notes, giving change from $10'],
  },
  {
    topic: 'money',
    practice: 'counting coins',
    years: [0, 4],
    pattern:
      /^(?![\s\S]*\b(?:change|toss\w*|chance|probability|notes)\b)(?:[\s\S]*\b(?:count\w*|add\w*|total\w*|how much|using|making|make|amounts?|value)\b[\s\S]*\bcoins?\b|[\s\S]*\bcount\w*\b[\s\S]*\bcents\b|[\s\S]*\bcoins?\b[\s\S]*\b(?:count\w*|add\w*|total\w*|how much|amounts?)\b)/i,
    matches: ['counting coins', 'nz coins, how much money', 'adding up coins', 'making amounts with coins'],
    misses: [
      'coins and notes',
      'coin toss',
      'giving change with coins',
      'counting in twos',
      'adding money, dollars and cents',
    ],
  },
  {
    topic: 'money',
    practice: 'counting coins',
    years: [2, 3],
    pattern:
      /^(?!.*\b(?:chang\w*|toss\w*|chance|probability|notes|recogni\w*|nam\w+|history)\b)(?=.*(?:\bmoney\b|\bnz\b|new zealand)).*\bcoins\b/is,
    matches: ['money, nz coins', 'new zealand coins'],
    misses: ['coins and notes', 'coin toss', 'old coins'],
  },
  {
    topic: 'money',
    practice: 'adding and subtracting money',
    pattern:
      /\b(?:add(?:ing|ition)?|subtract\w*|plus|minus)\b[^.;]*\b(?:money|dollars?|cents|prices?)\b|\b(?:money|dollars?|cents|prices?)\b[^.;]*\b(?:adding|subtracting|addition|subtraction)\b/i,
    matches: ['adding and subtracting money', 'subtraction with dollars and cents', 'money addition'],
    misses: ['adding decimals', 'money', 'address the money question'],
  },
  {
    topic: 'money',
    practice: 'the best buy',
    pattern: /best (?:buys?|value|deals?)|unit pric|better buy|value for money/i,
    matches: ['best buys', 'unit price', 'which is the better buy'],
    misses: ['place value', 'price tags'],
  },
  {
    topic: 'patterns',
    practice: 'repeating patterns',
    pattern: /repeating patterns?/i,
    matches: ['repeating patterns with shapes'],
    misses: ['growing patterns', 'repeat after me'],
  },
  {
    topic: 'patterns',
    practice: 'coordinates',
    years: [3, 6],
    pattern:
      /^(?![\s\S]*(?:transform|reflect|rotat|translat|gradient|graphs? of|cartesian|quadrant))[\s\S]*\bco-?ordinates?\b/i,
    matches: ['coordinates', 'plotting coordinates', 'reading co-ordinates'],
    misses: ['coordinates in four quadrants', 'reflecting on a coordinate grid'],
  },
  {
    topic: 'patterns',
    practice: 'points on a coordinate plane',
    years: [5, 8],
    pattern:
      /^(?![\s\S]*(?:transform|reflect|rotat|translat|gradient|graphs? of))[\s\S]*(?:\bcartesian\b|\bcoordinates?\b|\bquadrants?\b)/i,
    matches: ['cartesian coordinates', 'coordinates in four quadrants', 'plotting coordinates'],
    misses: ['transformations with coordinates', 'map skills'],
  },
  {
    topic: 'money',
    practice: 'giving change',
    pattern: /giv(?:e|ing) change|change from \$/i,
    matches: ['giving change', 'change from $20'],
    misses: ['climate change', 'change the numbers'],
  },
]
