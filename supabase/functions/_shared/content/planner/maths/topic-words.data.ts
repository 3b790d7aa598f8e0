import type { Cut, WordPattern } from '../read/words/word-pattern.ts'

/** The order in which the words of topics are tried: the narrow before the wide. Topics that are not listed come last. */
export const NARROW_FIRST: readonly string[] = [
  'roman-numerals',
  'order-of-operations',
  'ratio',
  'chance',
  'percentages',
  'money',
  'fraction-of-set',
  'fraction-sums',
  'fractions',
  'time',
  'area',
  'angles',
  'integers',
  'factors',
  'odd-even',
  'decimals',
  'rounding',
  'patterns',
  'equations',
  'data',
  'measuring',
  'shapes',
  'multiply-divide',
  'add-subtract',
  'counting',
  'place-value',
]

/** What mathematics is done with, or where its numbers come from. */
export const DONE_WITH: Cut = {
  leaves: ' ',
  pattern:
    /\b(?:by )?(?:with|w\/|using|use|from|through|on)\s+(?:(?:some|our|the|a|real|play|pretend|fake|toy|sale|shop|shopping|supermarket|paper)\s+)*(?:money|coins?|notes|prices?|receipts?|catalogues?|dice|cards|clocks?|rulers?|scales|geoboards?|ten frames?|washing lines?|counters?|cubes|blocks|cuisenaire(?: rods)?|number ?lines?|graphs?|calculators?)(?![\p{L}-])(?:\s+and\s+(?:money|coins?|notes|prices?|dice|cards|rulers?))?(?:\s+from\s+(?:an?|the|our)\s+[\p{L} ]+)?/giu,
  examples: [
    ['decimals with play money', 'decimals'],
    ['rounding using prices from a catalogue', 'rounding'],
    ['chance with dice and cards', 'chance'],
  ],
  keeps: ['money and decimals', 'giving change', 'telling the time'],
}

/** Sums that are a lesson on money where they are done with it. */
export const PLAIN_SUMS: readonly string[] = ['add-subtract', 'multiply-divide', 'counting']

/** Plain words of a request that no goal would use, and the topic they mean. */
export const PLAIN_WORDS: readonly (WordPattern & { topic: string })[] = [
  {
    topic: 'fractions',
    pattern: /fraction|hautau|\b(?:halves|thirds|quarters|fifths|sixths|eighths)\b/i,
    matches: ['fractions', 'hautau', 'thirds and sixths'],
    misses: ['friction', 'a third time', 'the head quarter'],
  },
  {
    topic: 'multiply-divide',
    pattern: /\b(?:times|x)[ -]?tables?\b|multipl|divid|division|whakarea|whakawehe/i,
    matches: [
      'times tables',
      'x tables',
      'multiplying',
      'dividing',
      'long division',
      'whakarea',
      'whakawehe',
    ],
    misses: ['timetables', 'multi-step problems'],
  },
  {
    topic: 'place-value',
    pattern: /place value|big numbers|teen numbers/i,
    matches: ['place value', 'big numbers', 'teen numbers'],
    misses: ['value for money'],
  },
  {
    topic: 'measuring',
    pattern: /measur|\bweigh(?:t|ing)\b|\bconvert\w* (?:mm|cm|m|km|kg|g|ml|l)\b/i,
    matches: ['measuring', 'measurement', 'weight', 'converting km to m'],
    misses: ['treasure', 'converting fractions'],
  },
  { topic: 'shapes', pattern: /geometry|shape/i, matches: ['geometry', '3D shapes'], misses: ['geology'] },
  { topic: 'data', pattern: /statistic|survey/i, matches: ['statistics', 'a survey'], misses: ['static'] },
  { topic: 'equations', pattern: /algebra/i, matches: ['algebra'], misses: ['algae'] },
  {
    topic: 'multiply-divide',
    pattern: /shar(?:e|ing) (?:equally|fairly|evenly|out)|(?:groups|lots) of|\btohatoha\b|repeated addition/i,
    matches: ['sharing equally', 'groups of 3', 'lots of five', 'tohatoha'],
    misses: ['sharing time', 'group work'],
  },
  {
    topic: 'add-subtract',
    pattern:
      /tāpiri|tango(?:hanga)?\b|tak(?:e|ing)[ -]?aways?|\bplus\b|\bminus\b|(?:word|story) problems?|\bsums\b|number stories/i,
    matches: ['tāpiri', 'taking away', 'plus and minus', 'word problems', 'story problems'],
    misses: ['tapahi', 'summary'],
  },
  {
    topic: 'time',
    pattern:
      /(?<!\b(?:circle|mat|story|news|quiet|free|fitness|lunch|play|first|last|next|this|that|same|short|long|any|some|each|every|of) )\btime\b(?! of (?:year|the year))/i,
    matches: ['telling the time', 'tell time', 'a time quiz'],
    misses: ['three times', 'timetables', 'circle time', 'the first time'],
  },
]

/** The skills of the curriculum, each with the topic that belongs with it when a goal's own words fit none. */
export const TOPIC_OF_SKILL: readonly (readonly [skill: RegExp, topic: string])[] = [
  [/number structures/i, 'place-value'],
  [/operations/i, 'add-subtract'],
  [/rational/i, 'fractions'],
  [/financial/i, 'money'],
  [/equations/i, 'equations'],
  [/time/i, 'time'],
  [/angles/i, 'angles'],
  [/perimeter/i, 'area'],
  [/measuring/i, 'measuring'],
  [/shapes/i, 'shapes'],
  [/investigating/i, 'data'],
  [/chance/i, 'chance'],
]

/** Words of tasks that the questions of a topic do not pose: a goal with them is practised, and not covered. */
export const NOT_COVERED: readonly RegExp[] = [
  /te reo|ordinal|roots?|negative powers|explain why|explain the difference|estimate and then/i,
  /like terms|notation|inequalit|≤|straight-line|steepness|coordinate/i,
  /interest|budget/i,
  /Pythagoras|circumference|surface area|compound|benchmark|protractor|draw /i,
  /days of the week|months and seasons|calendar|events of a school day/i,
  /parallelogram|parallel|symmetry|classify|congruent|similar|describe the shape/i,
  /transform|\bnets?\b|fold into|turning it|flipping|reflect, translate|enlarge|scale factor/i,
  /misleading|bias|dot plot|picture graph|bar graph|time-series|line graph|categorical/i,
  /investigative|full investigation|limitation|sample space|two-way|combined events|experiment/i,
]
