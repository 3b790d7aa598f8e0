/** A topic that a request may name, and the words of goals that go with it. */
export interface NamedTopic {
  area: 'Mathematics and statistics' | 'English'
  name: string
  asked: RegExp
  goal: RegExp
}

export const NAMED_TOPICS: readonly NamedTopic[] = [
  {
    area: 'Mathematics and statistics',
    name: 'fractions',
    asked: /\bfractions?\b|hautau/i,
    goal: /fraction|half|halves|quarter|third|equal parts|\d\/\d|mixed number|whole from/i,
  },
  {
    area: 'Mathematics and statistics',
    name: 'decimals',
    asked: /\bdecimals?\b/i,
    goal: /decimal|tenths|hundredths|thousandths|0\.\d|powers? of ten/i,
  },
  {
    area: 'Mathematics and statistics',
    name: 'percentages',
    asked: /\bpercent(age)?s?\b|ōrau/i,
    goal: /percent|%|discount|interest/i,
  },
  {
    area: 'Mathematics and statistics',
    name: 'money',
    asked: /\bmoney\b|\bchange from\b/i,
    goal: /money|coin|note|dollar|price|cost|budget|discount|saving|cash|best buy|\$/i,
  },
  {
    area: 'Mathematics and statistics',
    name: 'time',
    asked: /\btell(ing)? (the )?time\b|\bclocks?\b|\btimetables?\b/i,
    goal: /\btimes?\b(?! tables?)|clock|hour|minute|calendar|duration|days? of the week|month/i,
  },
  {
    area: 'Mathematics and statistics',
    name: 'angles',
    asked: /\bangles?\b/i,
    goal: /angle|turn|protractor/i,
  },
  {
    area: 'Mathematics and statistics',
    name: 'area and perimeter',
    asked: /\b(area|perimeter|volume)\b/i,
    goal: /\barea|perimeter|volume|circumference|side length/i,
  },
  {
    area: 'Mathematics and statistics',
    name: 'shapes',
    asked: /\b([23]d )?shapes?\b|polygon|symmetry/i,
    goal: /shape|polygon|solid|prism|triangle|quadrilateral|symmetry|figure|two-dimensional|three-dimensional/i,
  },
  {
    area: 'Mathematics and statistics',
    name: 'algebra',
    asked: /\balgebra\b|\bequations?\b/i,
    goal: /equation|expression|unknown|pattern|rule|letter|balance|number sentence|inequalit|formula|equals|plot|line/i,
  },
  {
    area: 'Mathematics and statistics',
    name: 'statistics',
    asked: /\bstatistics?\b|\bgraphs?\b|\bsurvey/i,
    goal: /data|graph|tally|table|mean|median|display|question|categor|distribution|sample|claim/i,
  },
  {
    area: 'Mathematics and statistics',
    name: 'probability',
    asked: /\bprobability\b|\bchance\b/i,
    goal: /probab|chance|likel|outcome|fair/i,
  },
  {
    area: 'Mathematics and statistics',
    name: 'multiplication and division',
    asked: /\bmultipl(y|ying|ication)\b|\btimes tables?\b|\bdivision\b|\bdividing\b|whakarea|whakawehe/i,
    goal: /multipl|divi|times.table|equal groups|share|factor|fact famil|×|÷|product/i,
  },
  {
    area: 'Mathematics and statistics',
    name: 'addition and subtraction',
    asked: /\baddition\b|\badding\b|\bsubtract(ion|ing)\b|tāpiri/i,
    goal: /\badd|subtract|total|altogether|difference|join|take|number sentence|facts|sum/i,
  },
  {
    area: 'Mathematics and statistics',
    name: 'place value',
    asked: /\bplace value\b/i,
    goal: /place value|digit|tens|hundreds|expanded|numbers? (up )?to|thousands|order/i,
  },
  {
    area: 'Mathematics and statistics',
    name: 'rounding',
    asked: /\brounding\b|\bestimat(e|ing|ion)\b/i,
    goal: /round|estimat|benchmark|reasonable|limits/i,
  },
  {
    area: 'English',
    name: 'spelling',
    asked: /\bspelling\b|\bphonics\b/i,
    goal: /spell|sound|letter|word|phon/i,
  },
  {
    area: 'English',
    name: 'punctuation',
    asked: /\bpunctuation\b|\bapostrophes?\b|\bcommas?\b|\bspeech marks\b/i,
    goal: /punctuat|apostrophe|comma|speech|dialogue|capital|full stop|colon/i,
  },
  {
    area: 'English',
    name: 'poetry',
    asked: /\bpoe(m|ms|try)\b/i,
    goal: /poe|rhyme|figurative|language features|text/i,
  },
  {
    area: 'English',
    name: 'persuasive writing',
    asked: /\bpersua(sive|de)\b|\bargument writing\b/i,
    goal: /persua|argument|opinion|reason|claim|writ/i,
  },
]

/** Words that name a learning area, and the names of that area in goals. */
export const NAMED_AREAS: readonly { asked: RegExp; subject: RegExp }[] = [
  { asked: /\bmaths?\b|\bpāngarau\b/i, subject: /math/i },
  { asked: /\bscience\b|\bpūtaiao\b/i, subject: /science(?!s)/i },
  { asked: /\benglish\b|\bliteracy\b/i, subject: /english/i },
  { asked: /\bsocial (studies|sciences?)\b/i, subject: /social/i },
  { asked: /\bhealth\b|\bp\.?e\.?\b/i, subject: /health/i },
  { asked: /\btechnology\b|\bhangarau\b/i, subject: /technolog/i },
]
