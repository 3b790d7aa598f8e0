import type { Operation } from '../../../understood.ts'
import type { WordPattern } from '../words/word-pattern.ts'

/** Words that name an operation. "Add" alone may ask for a change of the document, so what is added has to follow. */
export const OPERATION_WORDS: readonly (WordPattern & { operation: Operation })[] = [
  {
    operation: 'add',
    pattern:
      /\badd(?:ing|itions?)\b(?! (?:a|an|the|some|more) (?!numbers|fractions|decimals))|\badd(?= (?:and|n|&|\+|or|\/|\d|numbers|fractions|decimals|integers|tens|ones|like|unlike|within|up to|to \d))|(?<!times )\bplus(?:es|sing)?\b|\+(?= ?(?:and|&|,|\/) ?[-−–])|\btāpiri/i,
    matches: ['adding to 10', 'addition', 'add and subtract', 'add n subtract', 'plus sums', 'te tāpiri'],
    misses: ['additive', 'add a rubric', 'add some challenge', 'adding a warm up'],
  },
  {
    operation: 'subtract',
    pattern:
      /\bsubtract(?:ing|ions?|s)?\b|\bminus(?:es|ing)?\b|(?<=\+ ?(?:and|&|,|\/) ?)[-−–]|\btak(?:e|ing)[ -]?aways?\b|\btango(?:hanga)?\b/i,
    matches: ['subtraction', 'minus', 'take aways', 'taking away'],
    misses: ['take them away from the mat', 'minute'],
  },
  {
    operation: 'multiply',
    pattern:
      /\bmultipl(?:y|ying|ied|ications?)\b|\btimesing\b|×(?! ?\d+ ?(?:cards|questions))|\bx(?= ?(?:and|&|,|\/) ?÷)|\bwhakarea/i,
    matches: ['multiplication', 'multiplying', 'whakarea'],
    misses: ['x 10', 'multiples', 'multiple choice', 'times tables'],
  },
  {
    operation: 'divide',
    pattern: /÷|\bdivi(?:de|des|ding|ded|sions?)\b|\bsharing (?:equally|fairly|evenly)\b|\bwhakawehe/i,
    matches: ['division', 'long division', 'sharing equally', 'dividing by 4'],
    misses: ['individual', 'divisible by 3', 'sharing circle'],
  },
]

/** Stands right before the name of an operation that is not wanted. */
export const NOT_WANTED: WordPattern = {
  pattern:
    /\b(?:no|not|without|except|instead of|rather than|leave out|take out|drop|remove|get rid of)(?: any| the| doing)? (?:[\p{L}]+ (?:or|and) )?$/iu,
  matches: ['adding with no ', 'not ', 'facts without any ', 'no division or '],
  misses: ['know ', 'addition and ', 'notes on '],
}

/** Questions that need the opposite operation as well, so that none is ruled out. */
export const ASKS_BACKWARDS: WordPattern = {
  pattern:
    /\bmissing (?:numbers?|addends?|factors?|parts?|digits?)|\bunknown|\bfact famil|\binverse|\bnumber bonds?\b|\border of operations|\bbedmas\b/i,
  matches: ['missing numbers', 'fact families', 'number bonds'],
  misses: ['adding numbers', 'missing lunch'],
}

/** The tables that are asked for: the first group is the list of numbers. */
export const TABLES_ASKED: readonly WordPattern[] = [
  {
    pattern:
      /(?<!\d)((?:[x×]? ?\d{1,2}(?!\d)(?: ?x|s|[’']s|×)?(?: ?(?:,|&|\/|-|–) ?(?:and )?| and | or | to | ))*[x×]?\d{1,2}(?: ?x|s|[’']s|×)?)[ -]?(?:times?[ -]?tables?|multiplication tables?|tables?\b|(?:times |x )facts)/i,
    matches: [
      '6, 7 and 8 times tables',
      '5 times table',
      '2x and 5x tables',
      'x6 and x7 tables',
      '3x table',
      '4s table',
      '2-5 tables',
    ],
    misses: ['times tables', 'a table', '20 minutes at tables'],
  },
  {
    pattern:
      /\b(?:times?[ -]?tables?|tables)(?: (?:of|for|practice)| (?:tests?|quiz|work ?sheets?|sheets?)(?= \d{1,2}(?:[sx]|(?:,? and |, ?| & | )\d{1,2}\b)))?[ :(–-]{1,3}(?:the )?((?:x? ?\d{1,2}(?!\d)(?:x|s)?(?:,? and |, ?| & | |\/|-| to ))*x? ?\d{1,2}(?!\d)(?:x|s)?)(?! ?(?:\p{L}+ ){0,3}(?:questions?|q|qs|sums|problems|cards|min|minutes?|mins|of them)\b)/iu,
    matches: [
      'times tables test 2s 5s 10s',
      'times tables worksheet 6 7 8, 30 questions',
      'timestables 6 7 8',
      'times tables (3, 4 and 6)',
      'tables: 7 and 9',
    ],
    misses: [
      'times tables 20 questions',
      'times tables quiz 20 questions',
      'times tables 30 mins',
      'tables and graphs',
    ],
  },
  {
    pattern:
      /\btimes?[ -]?tables?\b[^.\d]*(?:\by(?:ear|r)? ?\d\b[^.\d]*)?(?<![\d.])\b(\d{1,2}) ?[x×](?! ?\d)/i,
    matches: ['times table race game year 4 6x', 'times tables bingo 8x'],
    misses: ['times tables game for 4 × 5', 'times tables', '6x pages'],
  },
  {
    pattern:
      /\b(?:multiply|multiplying|multiplication|divide|dividing|division|timesing|times|x|×|÷) by (?:the )?((?:\d{1,2}(?!\d)(?:s)?(?:,? and |, ?| or |\/| & ))*\d{1,2}(?!\d)s?)(?![ -]?(?:digit|%|\/))(?!,? (?:and )?\d{3})/i,
    matches: ['multiplying by 6', 'dividing by 3, 4 and 5', 'multiplication by 2s and 5s'],
    misses: ['multiplying by 1 digit', 'multiplying by 10 and 100', 'dividing by 100'],
  },
  {
    pattern:
      /\b(?:skip[ -]?count(?:ing)?|count(?:ing)?|facts|patterns?|multiples)(?: (?:up|on|forwards?|backwards?|and back))?(?: (?:games?|activity|activities|lesson|(?:work)?sheet|practice|bingo|…|(?:y|yr|year) ?\d))*(?: (?:in|by|of|for))(?: the)? ((?:\d{1,2}(?!\d)(?:[’']?s)?(?:, ?(?:and )?| and | & | or | |\/))*\d{1,2}(?!\d)(?:[’']?s)?)(?! ?(?:to|minutes?|min|lots|different|\d))/i,
    matches: [
      'skip counting in 2s, 5s and 10s',
      'skip counting game y2 in 2s 5s and 10s',
      'counting by 5s',
      'skip count in 3s',
    ],
    misses: ['counting to 20', 'count in groups', 'counting back from 20'],
  },
  {
    pattern:
      /(?<![\d.] ?)(?<![\p{L}\d.])((?:(?:[x×÷]\d{1,2}|\d{1,2}[x×])(?:,? and |, ?| ?& ?| ?\/ ?| ))+(?:[x×÷]\d{1,2}|\d{1,2}[x×]))(?![\p{L}\d]| ?\d(?!\d* (?:questions?|sums|problems|facts|cards|mins?)))/iu,
    matches: [
      'quiz 20 questions x6 x7 x8',
      'speed test x3 x4 30 questions',
      'facts ÷3 ÷4 and ÷6',
      'facts 6x 7x 9x, 40 min',
      'games for x3 and x4',
    ],
    misses: ['6 x 7 and 8 x 9', '3x4 and 5x6', 'x2 pages'],
  },
  {
    pattern:
      /\b(?:facts?|tables?|multiplication|multiplying|division)(?: (?:facts?|for|of|with|by|the|only|just))* [x×÷](\d{1,2})(?![\p{L}\d]| ?(?:questions?|cards?|copies|pages?|sheets?|times))/iu,
    matches: ['multiplication facts x4', 'tables x9 year 5', 'facts for x7'],
    misses: ['multiplication worksheet x10', 'facts x20 questions', 'table 4'],
  },
  {
    pattern:
      /\b(?:multiplication|multiplying|multiply|division|dividing|facts|basic facts|tables)\b[^.;?!\d]{0,30}?\b((?:\d{1,2}[’']?s(?:,? and |, ?| ?& ?| ?\/ ?| ))*\d{1,2}[’']?s)\b(?! (?:column|place|digit|complement))/i,
    matches: ['multiplication worksheet, just 4s and 8s', 'division facts 3s, 4s', 'basic facts - 7s'],
    misses: ['multiplication by 10', 'facts to 20', 'tens and ones'],
  },
]

/** "Up to" before tables asks for all of them from 2. */
export const TABLES_UP_TO: WordPattern = {
  pattern:
    /\b(?:tables? )?(?:up to|to)(?: and including)?(?: the)? (\d{1,2})(?: ?[x×](?: ?\d{1,2})?| times(?: table)?)(?!\d)/i,
  matches: ['times tables up to 12x', 'up to 10 times table', 'tables to 10x', 'times tables up to 10x10'],
  misses: ['up to 20', 'numbers up to 100'],
}

/** The largest number: the first group. */
export const LARGEST: readonly WordPattern[] = [
  {
    pattern:
      /\b(?:within|(?:no|nothing|none) (?:bigger|larger|more|higher|greater|over) than|(?:no|nothing) (?:over|above)|max(?:imum)?(?: number)?(?: of| is)?) (\d{1,3}(?:[, ]\d{3})+|\d+(?: ?(?:k|thousand|million)\b)?)(?!\d| ?(?:min|minutes|mins|questions?|qs?|cm|m\b|km|kg|g\b|%|pages?|digits?))/i,
    matches: ['within 20', 'nothing over 50', 'no bigger than 100', 'max 1000'],
    misses: ['within 20 minutes', 'with 20', 'no more than 10 questions'],
  },
  {
    pattern:
      /\b(?:numbers?|numerals|adding|addition|additions|add|subtracting|subtraction|subtract|take ?aways?|sums?|count(?:ing)?|facts|bonds?|totals?|answers|place value|ordering|comparing|partitioning|doubles|integers|problems|forwards|backwards|less|subiti[sz](?:e|ing|ation))(?: (?:and|or|facts|subtraction|addition|halves|backwards|forwards|on|numbers|problems|up|only|all)){0,3} (?:up to|to|under|below|less than|of|from (?:0|1) to|(?:0|1) ?(?:-|–|to)) ?(?:the )?(\d{1,3}(?:[, ]\d{3})+|\d+(?: ?(?:k|thousand|million)\b)?)(?!\d| ?(?:min|minutes|mins|decimal|d\.?p|x|times|squared|cubed|questions?|qs?|cm|m\b|km|kg|g\b|%|pages?|digits?|of|cards|:|\.\d))/i,
    matches: [
      'numbers to 100',
      'adding to 10',
      'addition and subtraction facts to 20',
      'counting to 20',
      'number bonds of 10',
      'one less up to 20',
      'numbers up to 1,000',
    ],
    misses: [
      'rounding to 100',
      'counting to 5 minutes',
      'numbers up to 3 digits',
      'answers to 2 decimal places',
      'square numbers to 12 squared',
    ],
  },
  {
    pattern:
      /\b(?:up to|from (?:0|1) to)(?: the number)? (\d{1,3}(?:[, ]\d{3})+|\d+(?: ?(?:k|thousand|million)\b)?)(?!\d| ?(?:min|minutes|mins|decimal|d\.?p|[x×](?!\p{L})|times|squared|cubed|²|³|questions?|qs?|cards|problems|sums|words|cm|m\b|km|kg|g\b|%|pages?|digits?|of|pupils|kids|children|tables?|½|\d))|\b(\d+) (?:or|and) (?:less|under|below)\b/iu,
    matches: ['place value up to 1000', 'up to 20', 'from 0 to 50', '20 and under'],
    misses: [
      'up to 10 questions',
      'times tables up to 10x10',
      'up to 12 times',
      'square numbers up to 12 squared',
      'up to 3 digits',
      'rounding to 10',
    ],
  },
  {
    // The largest number after a sign or the name of the sheet: "word problems + - to 100", "subtraction worksheet to 200".
    pattern:
      /(?:\b(?:add|adding|additions?|subtract|subtracting|subtractions?|take ?aways?|plus|minus|sums?|problems?|place value|skip counting|before and after)|[+−–-])(?:[ ,/&…+−–-]|\b(?:and|or|word|story|stories|problems?|sums?|facts?|work ?sheets?|sheets?|quiz|test|game|bingo|practice|questions?|lesson|numbers?|strategies|mentally|only)\b){0,9}? to (\d{1,3}(?:[, ]\d{3})+|\d{2,})(?!\d| ?(?:min|minutes?|mins|decimal|d\.?p|x|times|questions?|qs?|cm|m\b|km|kg|g\b|%|pages?|digits?|of|cards|:|\.\d))/iu,
    matches: [
      'word problems + - to 100',
      'subtraction worksheet … to 200',
      'adding game to 50',
      '+ and - word problems to 20',
    ],
    misses: ['from 20 - 30 to 40 minutes', 'rounding to 100', 'adding to 4', 'add 10 to 45 cards'],
  },
  {
    // The largest amount, in dollars.
    pattern:
      /\b(?:up to|under|within|less than) \$ ?(\d{1,3})(?![\d.,])|\b(?:add\w*|amounts?|totals?|prices?|money|coins?|notes?|sums?) (?:(?:of|money|amounts?|coins|and|totals?|prices) ){0,3}to \$ ?(\d{1,3})(?![\d.,])/i,
    matches: ['adding amounts to $5', 'money up to $10', 'prices under $20', 'totals to $20'],
    misses: ['change from $5', 'rounding to $5', 'a budget of $50', 'up to $4.50'],
  },
]

export const CARRYING_WORDS: readonly (WordPattern & { carrying: 'none' | 'always' })[] = [
  {
    carrying: 'none',
    pattern:
      /\b(?:no|without|not)(?: any| using)? (?:carrying|carry|regroup\w*|renam\w+|borrow\w*|exchang\w+|trading|bridging)/i,
    matches: ['no carrying', 'without regrouping', 'no renaming'],
    misses: ['with carrying', 'not harry'],
  },
  {
    carrying: 'always',
    pattern: /\b(?:with|need\w*|all|using) (?:carrying|regrouping|renaming|borrowing|bridging)/i,
    matches: ['with renaming', 'needing regrouping'],
    misses: ['without carrying', 'carrying bags'],
  },
]

export const REMAINDER_WORDS: readonly (WordPattern & { remainders: 'none' | 'always' })[] = [
  {
    remainders: 'none',
    pattern:
      /\b(?:no|without|not any|with no)(?: any)? (?:remainders?|left ?overs?|rests?)\b|\bexact(?:ly)? divi|\bdivid\w+ (?:exactly|evenly)|\bcom(?:e|es|ing) out (?:even|exact)/i,
    matches: ['no remainders', 'without any remainders', 'division that comes out even'],
    misses: ['with remainders', 'remainder'],
  },
  {
    remainders: 'always',
    pattern:
      /(?:\b(?:with|w\/?|has|have|having|all have|includ\w+|express\w*|interpret\w*)(?: a| the)? )remainders?\b/i,
    matches: ['division w remainders', 'division with remainders', 'dividing with a remainder'],
    misses: ['no remainders', 'with no remainders'],
  },
]

/** The money that is paid with: the first group, in dollars. */
export const CHANGE_FROM: WordPattern = {
  pattern:
    /\bchange (?:out of|from|of|for|back from)(?: an?)? \$ ?(\d{1,3})\b|\b(?:pay(?:ing)?|paid) with(?: an?)? \$ ?(\d{1,3})\b/i,
  matches: ['change from $20', 'change out of a $10 note', 'paying with a $5 note'],
  misses: ['change from 20', 'climate change', '$20 to spend'],
}

export const SAME_NUMERATOR: WordPattern = {
  pattern: /\b(?:same|common|equal|like) (?:numerators?|top numbers?)\b/i,
  matches: ['the same numerator', 'common numerators', 'same top number'],
  misses: ['numerator', 'same denominator'],
}

export const DENOMINATOR_WORDS: readonly (WordPattern & { denominators: 'same' | 'different' })[] = [
  {
    denominators: 'different',
    pattern: /\b(?:different|unlike|unequal|uncommon) (?:denominators?|bottom numbers?)\b/i,
    matches: ['different denominators', 'unlike denominators'],
    misses: ['same denominator'],
  },
  {
    denominators: 'same',
    pattern: /\b(?:same|like|common|equal) (?:denominators?|bottom numbers?)\b/i,
    matches: ['same denominator', 'like denominators'],
    misses: ['unlike denominators', 'denominator'],
  },
]

/** The only parts that fractions may have. Parts that the class knows already are no limit. */
export const PARTS_ONLY: WordPattern = {
  pattern:
    /\b(?:only|just)(?: use| using| with)? (?:(?:halves|thirds|quarters|fourths|fifths|sixths|eighths|tenths|half|third|quarter)(?:, ?| and | & | or |,? )?)+|(?<!(?:finished|done|know|knew|learnt|learned|after|covered|did) )(?:(?:halves|thirds|quarters|fourths|fifths|sixths|eighths|tenths|half|third|quarter)(?:, ?| and | & | or |,? ))*(?:halves|thirds|quarters|fourths|fifths|sixths|eighths|tenths|half|third|quarter),? (?:only|and nothing else)\b/i,
  matches: [
    'only halves and quarters',
    'halves, quarters and eighths only',
    'just use thirds',
    'with halves and fifths only',
  ],
  misses: ['they just finished halves and quarters', 'fractions with quarters', 'half past'],
}

/** The size of each part that has a name. */
export const PART_NAMES: Readonly<Record<string, number>> = {
  hal: 2,
  thi: 3,
  qua: 4,
  fou: 4,
  fif: 5,
  six: 6,
  eig: 8,
  ten: 10,
}

/** Times on a clock by the minutes past the hour that they show. They count where the text is about telling the time. */
export const CLOCK_TIMES: readonly (WordPattern & { minutes: readonly number[] })[] = [
  {
    minutes: [0],
    pattern: /\bo[’' ]?clocks?\b|\bon the hour\b|\bwhole hours?\b/i,
    matches: ['o’clock', 'o clock'],
    misses: ['clock'],
  },
  {
    minutes: [30],
    pattern: /\bhalf[- ]past\b|\bhalf[- ]hours?\b(?! (?:lesson|session|block|long))/i,
    matches: ['half past', 'to the half hour'],
    misses: ['half hour lesson', 'half of a set'],
  },
  {
    minutes: [15, 45],
    pattern: /\bquarter[- ]past (?:and|&|n) to\b|\bquarter[- ]to (?:and|&|n) past\b/i,
    matches: ['quarter past and to', 'quarter to and past'],
    misses: ['quarter past and half past'],
  },
  { minutes: [15], pattern: /\bquarter[- ]past\b/i, matches: ['quarter past'], misses: ['quarter to'] },
  { minutes: [45], pattern: /\bquarter[- ]to\b/i, matches: ['quarter to'], misses: ['to the quarter hour'] },
  {
    minutes: [0, 15, 30, 45],
    pattern: /\bquarter[- ]hours?\b|\b15[- ]min(?:ute)? intervals\b/i,
    matches: ['to the quarter hour'],
    misses: ['quarter to'],
  },
  {
    minutes: [0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55],
    pattern:
      /\b(?:nearest |to the |in )?5[- ]?min(?:ute)?s?(?: intervals| steps)?\b(?! (?:warm|starter|quiz|lesson|task|activity))/i,
    matches: ['to the nearest 5 minutes', '5-minute intervals'],
    misses: ['5 minute warm up', '45 minutes'],
  },
]

export const TELLS_TIME: WordPattern = {
  pattern: /\b(?:time|times|clocks?|analogue|digital|o[’' ]?clock)\b/i,
  matches: ['telling the time', 'clocks'],
  misses: ['the tables', 'timetable'],
}

/** A list of percentages before "of" an amount, or on their own beside the word. */
export const PERCENTS_ASKED: WordPattern = {
  pattern:
    /(?<!= ?\d{0,2})((?:\d{1,3} ?%(?:, ?(?:and )?| and | or | & |\/| ))*\d{1,3} ?%)(?: only)?(?= of\b| only|,? (?:percent|per cent)|$|[ ,.;]| y)/i,
  matches: ['10% of amounts', '10%, 25% and 50% of', 'finding 50% and 10%'],
  misses: ['percentages', '10 per row', 'fractions as percentages, 1/4 = 25%'],
}

/** Shapes that a sheet may be about. */
export const SHAPE_NAMES: readonly string[] = [
  'rectangle',
  'triangle',
  'parallelogram',
  'trapezium',
  'circle',
  'prism',
  'pyramid',
  'pentagon',
  'hexagon',
]
