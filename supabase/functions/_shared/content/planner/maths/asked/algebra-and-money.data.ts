import type { AskedPractice } from './asked-practice.ts'

/** Words of a request that name one practice of patterns, equations and money. */
export const ASKED_ALGEBRA_AND_MONEY: readonly AskedPractice[] = [
  {
    topic: 'equations',
    practice: 'one-step equations',
    pattern:
      /\b(?:one|1|single)[- ]step (?:linear |algebra(?:ic)? )?(?:equations?|algebra)\b|\b(?:simple|easy|basic) (?:linear |algebraic )?equations?\b/i,
    matches: ['solving one step equations', 'simple equations', '1-step algebra'],
    misses: ['two-step equations', 'equations'],
  },
  {
    topic: 'equations',
    practice: 'solving equations',
    pattern: /\b(?:two|2)[- ]step (?:linear |algebra(?:ic)? )?(?:equations?|algebra)\b/i,
    matches: ['two-step equations', '2 step algebra'],
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
    practice: 'giving change in coins',
    years: [2, 5],
    pattern:
      /^(?=[\s\S]*\bcoins?\b)[\s\S]*\b(?:giv\w*|mak\w*|work\w* out|calculat\w*|get\w*) (?:the )?change\b/i,
    matches: ['nz coins, giving change', 'making change with coins'],
    misses: ['giving change', 'coins', 'coin tossing'],
  },
  {
    topic: 'money',
    practice: 'counting coins',
    years: [0, 4],
    pattern:
      /^(?![\s\S]*\b(?:change|toss\w*|chance|probability|notes)\b)(?:[\s\S]*\b(?:count\w*|add\w*|total\w*|how much|using|making|make|amounts?|value)\b[\s\S]*\b(?:coins?|cents)\b|[\s\S]*\bcoins?\b[\s\S]*\b(?:count\w*|add\w*|total\w*|how much|amounts?)\b)/i,
    matches: ['counting coins', 'nz coins, how much money', 'adding up coins', 'making amounts with coins'],
    misses: ['coins and notes', 'coin toss', 'giving change with coins', 'counting in twos'],
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
