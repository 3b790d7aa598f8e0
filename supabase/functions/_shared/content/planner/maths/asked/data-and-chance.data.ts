import type { AskedPractice } from './asked-practice.ts'

/** Words of a request that name one practice of data and chance. */
export const ASKED_DATA_AND_CHANCE: readonly AskedPractice[] = [
  {
    topic: 'chance',
    practice: 'why results vary',
    years: [7, 8],
    pattern:
      /^(?![\s\S]*\b(?:two|2) dice\b)(?![\s\S]*\b(?:sample space|two-way|combined|complement|fair games?)\b)(?:[\s\S]*\b(?:chance|probabilit\w*)\b[\s\S]*\b(?:experiment\w*|trials?|dice|die|coins?|toss\w*|roll\w*|actual|observed)\b|[\s\S]*\b(?:experiment\w*|trials?|dice|die|coins?|toss\w*|roll\w*)\b[\s\S]*\b(?:chance|probabilit\w*)\b|[\s\S]*\bexpected (?:and|vs?\.?|versus|against|or|compared (?:to|with)) (?:the )?(?:actual|experimental|observed)|[\s\S]*\b(?:tossing coins?|coin toss\w*|rolling dice|dice rolls?)\b)/i,
    matches: [
      'probability, expected vs actual results',
      'experimental probability',
      'chance with dice',
      'coin tossing',
    ],
    misses: ['probability', 'combined events with dice, probability', 'chance words'],
  },
  {
    topic: 'chance',
    practice: 'chance experiments',
    years: [4, 6],
    pattern:
      /^(?![\s\S]*\b(?:two|2) dice\b)(?![\s\S]*\b(?:sample space|two-way|combined|complement|fair games?)\b)(?:[\s\S]*\b(?:chance|probabilit\w*)\b[\s\S]*\b(?:experiment\w*|trials?|dice|die|coins?|toss\w*|roll\w*|actual|observed)\b|[\s\S]*\b(?:experiment\w*|trials?|dice|die|coins?|toss\w*|roll\w*)\b[\s\S]*\b(?:chance|probabilit\w*)\b|[\s\S]*\bexpected (?:and|vs?\.?|versus|against|or|compared (?:to|with)) (?:the )?(?:actual|experimental|observed)|[\s\S]*\b(?:tossing coins?|coin toss\w*|rolling dice|dice rolls?)\b)/i,
    matches: ['chance experiments with dice', 'tossing coins', 'probability of rolling a 6'],
    misses: ['probability', 'chance: certain, likely, impossible'],
  },
  {
    topic: 'data',
    practice: 'collecting and graphing data',
    years: [5, 8],
    pattern:
      /^(?![\s\S]*\b(?:time[- ]series|line graphs?|dot plots?|mean|median|mode|averages?|misleading)\b)[\s\S]*(?:\b(?:collect\w*|gather\w*|survey\w*)\b[^.;]*\b(?:data|graph\w*|display\w*)|\b(?:data|statistic\w*|survey\w*)\b[^.;]*\b(?:collect\w*|graph\w*|display\w*))/i,
    matches: ['collect data and graph it', 'statistics, surveys and graphs', 'data collection and display'],
    misses: ['time-series graphs', 'collecting leaves', 'mean and range of data we collect'],
  },
  {
    topic: 'data',
    practice: 'drawing a bar graph',
    pattern:
      /\bgraphs? (?:of|about|on|for|showing) (?:our |their |the |class |my )*favou?rite|\bfavou?rite\b[^.;]*\bgraphs?\b/i,
    matches: ['a graph of favourite ice cream', 'our favourite pets, a graph'],
    misses: ['line graphs', 'my favourite animal'],
  },
  {
    topic: 'data',
    practice: 'time-series graphs',
    years: [4, 8],
    pattern: /(?<!straight[- ])\bline graphs?\b|\btime[- ]series\b/i,
    matches: ['line graphs about temperature', 'time-series data'],
    misses: ['straight-line graphs', 'bar graphs', 'number line'],
  },
]
