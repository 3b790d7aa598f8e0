import type { AskedPractice } from './asked-practice.ts'

/** Words of a request that name one practice of data and chance. */
export const ASKED_DATA_AND_CHANCE: readonly AskedPractice[] = [
  {
    topic: 'chance',
    practice: 'chance with dice',
    years: [2, 8],
    pattern:
      /^(?![\s\S]*\b(?:two|2|three|3|pairs? of) dice\b)(?![\s\S]*\b(?:coins?|spinners?|cards?|bags?|counters?|sample space|two-way|combined|complement|fair games?|totals?|sums?|add\w*)\b)(?=[\s\S]*\b(?:dice|die)\b)[\s\S]*(?:\bchances?\b|\bprobabilit|\blikel|\boutcomes?\b|\broll(?:s|ing|ed)?\b|\bfair\b)|^(?![\s\S]*\b(?:dice rolls? (?:for|with)|add\w*)\b)[\s\S]*\broll(?:s|ing|ed)? an? (?:six|one|two|three|four|five|1|2|3|4|5|6)\b/i,
    matches: ['chance with dice', 'rolling a die', 'dice probability', 'the probability of rolling a six'],
    misses: ['probability with two dice', 'dice and coins, probability', 'adding dice rolls', 'chance'],
  },
  {
    topic: 'chance',
    practice: 'chance with dice',
    years: [3, 8],
    isAlone: true,
    pattern: /^(?:the )?(?:dice|die)$/i,
    matches: ['dice'],
    misses: ['dice games', 'dice for addition'],
  },
  {
    topic: 'chance',
    practice: 'chance with a coin',
    years: [2, 8],
    pattern:
      /^(?![\s\S]*\b(?:dice|die|spinners?|cards?|bags?|counters?|sample space|two-way|combined|complement|fair games?|two coins)\b)[\s\S]*(?:\b(?:coin toss\w*|toss(?:ing|ed)? (?:an? |the )?coins?|flip(?:ping)? (?:an? |the )?coins?|coin flips?|heads (?:and|or) tails)\b|\b(?:chances?|probabilit\w*)\b[\s\S]*\bcoins?\b|\bcoins?\b[\s\S]*\b(?:chances?|probabilit\w*)\b)/i,
    matches: ['coin tosses', 'chance with coins', 'heads or tails', 'flipping coins'],
    misses: ['coins and notes', 'probability with dice and coins', 'tossing two coins'],
  },
  {
    topic: 'chance',
    practice: 'chance with spinners',
    years: [2, 8],
    pattern:
      /^(?![\s\S]*\b(?:dice|die|coins?|cards?|bags?|counters?|combined|complement|fidget|two-way|sample space)\b)(?=[\s\S]*\bspinners?\b)[\s\S]*\b(?:chances?|probabilit\w*|likel\w*|fair)\b/i,
    matches: ['chance with spinners', 'spinners and probability', 'a fair spinner'],
    misses: ['fidget spinners', 'spinners and dice, chance', 'probability'],
  },
  {
    topic: 'chance',
    practice: 'chance with spinners',
    years: [3, 8],
    isAlone: true,
    pattern: /^(?:the )?spinners$/i,
    matches: ['spinners'],
    misses: ['fidget spinners'],
  },
  {
    topic: 'chance',
    practices: [
      [7, 8, 'why results vary'],
      [4, 6, 'chance experiments'],
    ],
    pattern:
      /^(?![\s\S]*\b(?:two|2) dice\b)(?![\s\S]*\b(?:sample space|two-way|combined|complement|fair games?)\b)(?:[\s\S]*\b(?:chance|probabilit\w*)\b[\s\S]*\b(?:experiment\w*|trials?|dice|die|coins?|toss\w*|roll\w*|actual|observed)\b|[\s\S]*\b(?:experiment\w*|trials?|dice|die|coins?|toss\w*|roll\w*)\b[\s\S]*\b(?:chance|probabilit\w*)\b|[\s\S]*\bexpected (?:and|vs?\.?|versus|against|or|compared (?:to|with)) (?:the )?(?:actual|experimental|observed)|[\s\S]*\b(?:tossing coins?|coin toss\w*|rolling dice|dice rolls?)\b)/i,
    matches: [
      'probability, expected vs actual results',
      'experimental probability',
      'chance with dice and coins',
      'coin tossing',
    ],
    misses: ['probability', 'combined events with dice, probability', 'chance words'],
  },
  {
    topic: 'data',
    practice: 'bar graphs',
    years: [2, 6],
    pattern:
      /^(?![\s\S]*\b(?:clustered|double|misleading|histograms?|line|collect\w*|gather\w*|survey\w*|dot)\b)[\s\S]*\b(?:bar|column)[- ](?:graphs?|charts?)\b/i,
    matches: ['bar graphs', 'bar graph data about favourite ice cream', 'reading column graphs'],
    misses: ['clustered bar graphs', 'collect data and draw a bar graph', 'line graphs', 'bar models'],
  },
  {
    topic: 'data',
    practice: 'pie charts',
    years: [4, 8],
    pattern: /\b(?:pie|circle) (?:charts?|graphs?)\b/i,
    matches: ['pie charts', 'pie graph', 'reading pie charts'],
    misses: ['apple pie', 'bar charts', 'circle time'],
  },
  {
    topic: 'data',
    practice: 'stem-and-leaf plots',
    years: [5, 8],
    pattern: /\bstem[- ](?:and|&|n)[- ]leaf\b/i,
    matches: ['stem and leaf plots', 'stem-and-leaf graph'],
    misses: ['plant stems and leaves', 'STEM challenge'],
  },
  {
    topic: 'data',
    practice: 'investigative questions',
    years: [4, 6],
    pattern:
      /\b(?:statistic\w*|data|survey\w*|investigat\w*)\b[^.;]*\b(?:ask\w*|pos\w*|writ\w*|good) (?:an? |good |our |investigative )*questions?\b|\binvestigative questions?\b/i,
    matches: ['investigative questions', 'statistical investigation, asking questions'],
    misses: ['collect data and graph it', 'questions about bees'],
  },
  {
    topic: 'data',
    practice: 'scatter plots',
    years: [5, 8],
    pattern:
      /\bscatter[- ]?(?:plots?|graphs?|grams?|diagrams?)\b|\bscattergrams?\b|\bbivariate\b|\b(?:lines?|curves?) of best fit\b/i,
    matches: ['scatter plots', 'scatter graph', 'scattergrams', 'a line of best fit'],
    misses: ['dot plots', 'seeds scatter'],
  },
  {
    topic: 'data',
    practice: 'picture graphs',
    years: [0, 6],
    pattern: /\b(?:pictographs?|pictograms?|picture[- ]graphs?)\b/i,
    matches: ['pictographs', 'a picture graph with a key', 'reading pictograms'],
    misses: ['picture books', 'bar graphs', 'photographs'],
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
  {
    topic: 'chance',
    practices: [
      [1, 3, 'words for chance'],
      [4, 4, 'chance from 0 to 1'],
      [5, 5, 'chance experiments'],
      [6, 6, 'theoretical probability'],
      [7, 7, 'the probability that something does not happen'],
      [8, 8, 'combined events'],
    ],
    pattern:
      /^(?![\s\S]*\b(?:dice|coins?|spinners?|experiment\w*|trials?|simulat\w*|tree|fair|outcomes?|theoretical|last chance|second chance)\b)[\s\S]*\b(?:chance|probabilit(?:y|ies)|likelihood|(?:certain|likely|impossible|unlikely)(?:,? (?:and|or|&|\/)?,? ?)(?:certain|likely|impossible|unlikely))\b/i,
    matches: [
      'chance',
      'probability',
      'the likelihood of events',
      'likely, unlikely, certain and impossible',
    ],
    misses: ['probability with dice', 'a second chance'],
  },
  {
    topic: 'data',
    practice: 'dot plots',
    years: [3, 6],
    pattern: /\bdot (?:plots?|graphs?)\b/i,
    matches: ['dot plots', 'a dot plot of shoe sizes'],
    misses: ['dot to dot', 'plot dots'],
  },
  {
    topic: 'data',
    practice: 'mean and range',
    years: [5, 6],
    pattern: /\baverages\b|\b(?:the|find\w*) average\b|\bmean and range\b|\bthe mean\b/i,
    matches: ['averages', 'mean and range', 'finding the mean'],
    misses: ['an average class', 'mean, median and mode'],
  },
  {
    topic: 'data',
    practice: 'mode and range',
    pattern:
      /^(?![\s\S]*\b(?:mean|median)\b)[\s\S]*\b(?:mode(?:,? (?:and|&|\+|with) (?:the )?range)|range(?:,? (?:and|&|\+|with) (?:the )?mode))\b/i,
    matches: ['mode & range', 'range and the mode'],
    misses: ['mode, median and range', 'a mountain range', 'mode'],
  },
  {
    topic: 'data',
    practice: 'mode and range',
    isAlone: true,
    pattern: /^(?:(?:finding|find) )?(?:the )?mode$/i,
    matches: ['the mode', 'finding the mode'],
    misses: ['mode and median', 'a transport mode'],
  },
  {
    topic: 'data',
    practice: 'median, mode and mean',
    years: [7, 8],
    pattern: /\baverages\b|\bmean,? (?:median|mode)|\bmedian,? (?:mode|mean|and)/i,
    matches: ['averages', 'mean, median and mode'],
    misses: ['an average class', 'the mean girl'],
  },
  {
    topic: 'data',
    practice: 'sorting and counting groups',
    years: [0, 1],
    pattern: /\bsort(?:ing)? (?:data|objects?|and count\w*|things|into groups)\b/i,
    matches: ['sorting data', 'sorting objects', 'sorting into groups'],
    misses: ['sorting fractions'],
  },
  {
    topic: 'data',
    practices: [
      [0, 2, 'tally marks'],
      [3, 4, 'answers in a table'],
    ],
    pattern: /\btally\b|\btallies\b/i,
    matches: ['tally charts', 'tally marks'],
    misses: ['total'],
  },
  {
    topic: 'data',
    practice: 'collecting and graphing data',
    years: [5, 8],
    pattern: /\bstatistical (?:investigations?|enquir(?:y|ies)|inquir(?:y|ies)|cycle)\b|\bPPDAC\b/i,
    matches: ['statistical investigation', 'statistical inquiry', 'ppdac'],
    misses: ['investigative questions', 'statistics'],
  },
]
