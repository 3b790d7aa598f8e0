import type { PlanGoal } from '../lesson-plan.ts'
import { guessSubject } from '../planner/subject.ts'

/** What a teacher's words may name, and the words of goals that go with it; the first fifteen are mathematics, the rest English. */
const SUBJECTS: [name: string, asked: RegExp, goal: RegExp][] = [
  [
    'fractions',
    /\bfractions?\b|hautau/i,
    /fraction|half|halves|quarter|third|equal parts|\d\/\d|mixed number|whole from/i,
  ],
  ['decimals', /\bdecimals?\b/i, /decimal|tenths|hundredths|thousandths|0\.\d|powers? of ten/i],
  ['percentages', /\bpercent(age)?s?\b|ōrau/i, /percent|%|discount|interest/i],
  [
    'money',
    /\bmoney\b|\bchange from\b/i,
    /money|coin|note|dollar|price|cost|budget|discount|saving|cash|best buy|\$/i,
  ],
  [
    'time',
    /\btell(ing)? (the )?time\b|\bclocks?\b|\btimetables?\b/i,
    /\btimes?\b(?! tables?)|clock|hour|minute|calendar|duration|days? of the week|month/i,
  ],
  ['angles', /\bangles?\b/i, /angle|turn|protractor/i],
  [
    'area and perimeter',
    /\b(area|perimeter|volume)\b/i,
    /\barea|perimeter|volume|circumference|side length/i,
  ],
  [
    'shapes',
    /\b([23]d )?shapes?\b|polygon|symmetry/i,
    /shape|polygon|solid|prism|triangle|quadrilateral|symmetry|figure|two-dimensional|three-dimensional/i,
  ],
  [
    'algebra',
    /\balgebra\b|\bequations?\b/i,
    /equation|expression|unknown|pattern|rule|letter|balance|number sentence|inequalit|formula|equals|plot|line/i,
  ],
  [
    'statistics',
    /\bstatistics?\b|\bgraphs?\b|\bsurvey/i,
    /data|graph|tally|table|mean|median|display|question|categor|distribution|sample|claim/i,
  ],
  ['probability', /\bprobability\b|\bchance\b/i, /probab|chance|likel|outcome|fair/i],
  [
    'multiplication and division',
    /\bmultipl(y|ying|ication)\b|\btimes tables?\b|\bdivision\b|\bdividing\b|whakarea|whakawehe/i,
    /multipl|divi|times.table|equal groups|share|factor|fact famil|×|÷|product/i,
  ],
  [
    'addition and subtraction',
    /\baddition\b|\badding\b|\bsubtract(ion|ing)\b|tāpiri/i,
    /\badd|subtract|total|altogether|difference|join|take|number sentence|facts|sum/i,
  ],
  [
    'place value',
    /\bplace value\b/i,
    /place value|digit|tens|hundreds|expanded|numbers? (up )?to|thousands|order/i,
  ],
  ['rounding', /\brounding\b|\bestimat(e|ing|ion)\b/i, /round|estimat|benchmark|reasonable|limits/i],
  ['spelling', /\bspelling\b|\bphonics\b/i, /spell|sound|letter|word|phon/i],
  [
    'punctuation',
    /\bpunctuation\b|\bapostrophes?\b|\bcommas?\b|\bspeech marks\b/i,
    /punctuat|apostrophe|comma|speech|dialogue|capital|full stop|colon/i,
  ],
  ['poetry', /\bpoe(m|ms|try)\b/i, /poe|rhyme|figurative|language features|text/i],
  [
    'persuasive writing',
    /\bpersua(sive|de)\b|\bargument writing\b/i,
    /persua|argument|opinion|reason|claim|writ/i,
  ],
]

const MATHS_ENTRIES = 15

const AREA_WORDS: [RegExp, RegExp][] = [
  [/\bmaths?\b|\bpāngarau\b/i, /math/i],
  [/\bscience\b|\bpūtaiao\b/i, /science(?!s)/i],
  [/\benglish\b|\bliteracy\b/i, /english/i],
  [/\bsocial (studies|sciences?)\b/i, /social/i],
  [/\bhealth\b|\bp\.?e\.?\b/i, /health/i],
  [/\btechnology\b|\bhangarau\b/i, /technolog/i],
]

function yearNumber(text: string): number | null {
  const year = /\d/.exec(text.replace('0-1', '1'))?.[0]
  return year === undefined ? null : Number(year)
}

/** Where the teacher's words and the chosen goals say different things. The plan follows the goal, and says so. */
export function contradictions(
  request: string,
  goals: readonly PlanGoal[],
  years: readonly number[],
): string[] {
  const [main] = goals
  if (main === undefined) return []
  const wording = goals.map((goal) => `${goal.wording} ${goal.skill ?? ''} ${goal.strand ?? ''}`).join(' ')
  const notes: string[] = []
  const goalYears = goals.flatMap((goal) => (goal.year === null ? [] : [yearNumber(goal.year)]))
  if (years.length > 0 && goalYears.length > 0 && !years.some((year) => goalYears.includes(year)))
    notes.push(
      `You wrote Year ${years.join(' and ')}; the chosen goal is from ${main.year}. This follows the goal.`,
    )
  const guessed = guessSubject(request)
  const asked = SUBJECTS.filter(([, pattern], index) => {
    const area = index < MATHS_ENTRIES ? 'Mathematics and statistics' : 'English'
    return pattern.test(request) && (guessed === area || goals.some(({ subject }) => subject === area))
  })
  const fits = asked.some(([, , goal]) => goal.test(wording))
  if (asked.length > 0 && !fits)
    notes.push(
      `You asked for ${asked.map(([name]) => name).join(' and ')}; the chosen goal is about something else. This follows the goal.`,
    )
  const area = AREA_WORDS.filter(([pattern]) => pattern.test(request))
  if (
    asked.length === 0 &&
    area.length > 0 &&
    !area.some(([, subject]) => goals.some((goal) => subject.test(goal.subject)))
  )
    notes.push(
      `You named another learning area than that of the chosen goal (${main.subject}). This follows the goal.`,
    )
  return notes
}
