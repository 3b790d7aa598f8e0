import { draft, type Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { byStep, differentNumbers, openQuestion, shortAnswer } from '../question-tools.ts'
import { KINDS_OF_DATA, SURVEYS } from './examples.data.ts'

/** A survey on what the request names, else any. */
export function surveyFor({ random, said = '' }: Making) {
  const drawn = random.pick(SURVEYS)
  return SURVEYS.find(({ named }) => named.test(said)) ?? drawn
}

function dataFor(m: Making) {
  const set = surveyFor(m)
  const top = m.year === 1 ? byStep(m, 5, 8, 10) : m.year === 2 ? byStep(m, 8, 12, 20) : byStep(m, 12, 25, 60)
  const rows = set.rows.slice(0, byStep(m, 3, 4, 4))
  const values = differentNumbers(m, rows.length, 1, top)
  return { ...set, rows, values }
}

const asTable = (data: ReturnType<typeof dataFor>) => ({
  kind: 'table' as const,
  head: [data.about, 'How many'],
  rows: data.rows.map((row, at) => [row, String(data.values[at])]),
})

const asBars = (data: ReturnType<typeof dataFor>, step: number) => ({
  kind: 'bars' as const,
  title: data.about,
  step,
  bars: data.rows.map((row, at): [string, number] => [row, (data.values[at] ?? 1) * step]),
})

export const mostLeast: QuestionMaker = (m) => {
  const data = dataFor(m)
  const which = m.random.pick(['most', 'least'] as const)
  const found = data.values.indexOf(which === 'most' ? Math.max(...data.values) : Math.min(...data.values))
  return draft(
    `Which has the ${which === 'most' ? 'most' : 'fewest'}?`,
    data.rows[found] ?? '',
    { kind: 'most', labels: data.rows, values: data.values, which },
    { figure: m.year <= 2 ? asBars(data, 1) : asTable(data), space: 'line' },
  )
}

export const moreThan: QuestionMaker = (m) => {
  const data = dataFor(m)
  const [a = 1, b = 2] = data.values
  const [high, low] = a > b ? [0, 1] : [1, 0]
  return shortAnswer({
    prompt: `How many more for “${data.rows[high]}” than for “${data.rows[low]}”?`,
    answer: Math.abs(a - b),
    expr: `${Math.max(a, b)}-${Math.min(a, b)}`,
    working: `${Math.max(a, b)} − ${Math.min(a, b)}`,
    aloud: [
      `I find the two rows: “${data.rows[high]}” has ${Math.max(a, b)} and “${data.rows[low]}” has ${Math.min(a, b)}.`,
      `How many more is the difference: ${Math.max(a, b)} − ${Math.min(a, b)} = ${Math.abs(a - b)}.`,
    ],
    figure: asTable(data),
    space: 'line',
  })
}

export const inAll: QuestionMaker = (m) => {
  const data = dataFor(m)
  return shortAnswer({
    prompt: 'How many were counted altogether?',
    answer: data.values.reduce((a, b) => a + b, 0),
    expr: data.values.join('+'),
    working: data.values.join(' + '),
    aloud: [
      'Altogether means everyone who was asked, so I add every row.',
      `${data.values.join(' + ')} = ${data.values.reduce((a, b) => a + b, 0)}.`,
    ],
    figure: asTable(data),
    space: 'line',
  })
}

export const readBars: QuestionMaker = (m) => {
  const data = dataFor({ ...m, year: Math.min(m.year, 1) })
  const step = m.year <= 3 ? byStep(m, 1, 2, 2) : byStep(m, 2, 5, 10)
  const at = m.random.int(0, data.rows.length - 1)
  const value = (data.values[at] ?? 1) * step
  return shortAnswer({
    prompt: `How many for “${data.rows[at]}”?`,
    answer: value,
    expr: `${data.values[at]}*${step}`,
    working: `The bar ends at ${value}; each step of the scale is ${step}.`,
    aloud: [
      `I read the scale first: each step is ${step}.`,
      `I put a finger on the top of the bar “${data.rows[at]}” and go across to the scale: ${value}.`,
    ],
    figure: asBars(data, step),
    space: 'blank',
  })
}

/** Data in words, so that the page has room for the graph. */
export const drawBars: QuestionMaker = (m) => {
  const { about, rows, values } = dataFor({ ...m, year: Math.min(m.year, 2) })
  return openQuestion(
    `Draw a bar graph. ${about}: ${rows.map((row, at) => `${row} ${values[at]}`).join(', ')}. Give it a title and a scale from zero.`,
    'Bars of equal width, right heights, a title, labels, and a scale that starts at 0.',
    { space: 'draw' },
  )
}

/** The difference of two bars. */
export const moreBars: QuestionMaker = (m) => {
  const data = dataFor({ ...m, year: Math.min(m.year, 1) })
  const step = m.year <= 3 ? byStep(m, 1, 2, 2) : byStep(m, 2, 5, 10)
  const [a = 1, b = 2] = data.values
  const [high, low] = a > b ? [0, 1] : [1, 0]
  const [most, least] = [Math.max(a, b) * step, Math.min(a, b) * step]
  return shortAnswer({
    prompt: `How many more for “${data.rows[high]}” than for “${data.rows[low]}”?`,
    answer: most - least,
    expr: `${most}-${least}`,
    working: `The bars end at ${most} and ${least}; each step of the scale is ${step}.`,
    aloud: [
      `I read the scale first: each step is ${step}.`,
      `“${data.rows[high]}” ends at ${most} and “${data.rows[low]}” at ${least}.`,
      `How many more is the difference: ${most} − ${least} = ${most - least}.`,
    ],
    figure: asBars(data, step),
    space: 'blank',
  })
}

const tallyWords = (n: number) =>
  `${Math.floor(n / 5)} ${Math.floor(n / 5) === 1 ? 'bundle' : 'bundles'} of five and ${n % 5} single ${n % 5 === 1 ? 'mark' : 'marks'}`

export const tallies: QuestionMaker = (m) => {
  const n = m.random.int(byStep(m, 5, 6, 11), byStep(m, 9, 18, 34))
  return m.random.chance(0.5)
    ? shortAnswer({
        prompt: `A tally has ${tallyWords(n)}. How many is that?`,
        answer: n,
        expr: `${Math.floor(n / 5)}*5+${n % 5}`,
        working: 'Count in fives, then ones.',
        aloud: [
          `Each bundle is five, so I count the bundles in fives: ${Math.floor(n / 5)} × 5 = ${Math.floor(n / 5) * 5}.`,
          `Then I count on the single marks, ${n % 5}: that makes ${n}.`,
        ],
      })
    : draft(
        `How many full bundles of five are in a tally of ${n}, and how many single marks?`,
        `${Math.floor(n / 5)} remainder ${n % 5}`,
        { kind: 'remainder', dividend: n, divisor: 5 },
        { space: 'line', working: 'The fifth mark crosses the other four.' },
      )
}

export const sortCount: QuestionMaker = (m) => {
  const kinds = m.random.shuffle(['red', 'blue', 'green', 'yellow']).slice(0, byStep(m, 2, 3, 4))
  const counts = kinds.map(() => m.random.int(1, byStep(m, 3, 4, 5)))
  const all = m.random.shuffle(
    kinds.flatMap((kind, at) => Array.from({ length: counts[at] ?? 1 }, () => kind)),
  )
  return shortAnswer({
    prompt: `Sort these counters by colour: ${all.join(', ')}. How many are ${kinds[0]}?`,
    answer: counts[0] ?? 1,
    expr: Array.from({ length: counts[0] ?? 1 }, () => '1').join('+'),
    working: 'Cross each one out as you count it.',
    space: 'line',
  })
}

export const pose: QuestionMaker = (m) => {
  const set = surveyFor(m)
  return openQuestion(
    `You want to find out about “${set.about.toLowerCase()}”. Write a question to ask, and say who you will ask.`,
    `A question that can be answered by collecting data, such as “${set.asked}”, and the group asked.`,
  )
}

export const collect: QuestionMaker = (m) =>
  openQuestion(
    `Ask ${byStep(m, 'five', 'ten', 'everyone in the class: all')} people: ${surveyFor(m).asked} Record each answer with a tally mark.`.replace(
      'everyone in the class: all people',
      'everyone in the class',
    ),
    'One mark for each answer, bundled in fives; nobody counted twice.',
    { space: 'draw' },
  )

const makeGraph =
  (what: string, look: string): QuestionMaker =>
  (m) => {
    const data = dataFor(m)
    return openQuestion(`${what} for this data.`, look, { figure: asTable(data), space: 'draw' })
  }

export const pictureOne = makeGraph(
  'Draw a picture graph, one picture for each',
  'One picture for each one counted, in straight rows; a title and labels.',
)

export const keyOfTwo: QuestionMaker = (m) => {
  const n = m.random.int(2, byStep(m, 5, 8, 12))
  return shortAnswer({
    prompt: `In a picture graph one picture stands for 2. A row has ${n} pictures. How many is that?`,
    answer: n * 2,
    expr: `${n}*2`,
    working: `${n} × 2`,
    aloud: [
      'The key says that each picture is two.',
      `I count along the row in twos, or work out ${n} × 2 = ${n * 2}.`,
    ],
  })
}

export const pictureTwo = makeGraph(
  'Draw a picture graph with a key: one picture stands for two',
  'Half as many pictures as were counted, half a picture for an odd one; a key, a title and labels.',
)

export const showsAndCannotTell: QuestionMaker = (m) => {
  const data = dataFor(m)
  return openQuestion(
    'Write one thing this display shows, and one thing it cannot tell us.',
    `Such as “More people chose ${data.rows[data.values.indexOf(Math.max(...data.values))]} than any other” with who was asked; it cannot tell us why.`,
    { figure: asTable(data) },
  )
}

export const barGraph = makeGraph(
  'Draw a bar graph with a title, labelled axes and a scale from zero',
  'Bars of equal width, right heights, title, labels, and a scale that starts at 0.',
)

export const misleading: QuestionMaker = (m) => {
  const data = dataFor(m)
  const [a = 12, b = 14] = data.values
  return openQuestion(
    `A graph shows ${data.rows[0]} ${a + 40} and ${data.rows[1]} ${b + 40}, but its scale starts at 40. Why does it look unfair? What should change?`,
    'The bars look very different although the numbers are close; the scale should start at 0.',
  )
}

export const kindOfData: QuestionMaker = (m) => {
  const [what, kind] = m.random.pick<[string, string]>(KINDS_OF_DATA)
  return openQuestion(`Is this data categorical, counted or measured: ${what}?`, kind, { space: 'line' })
}

export const investigativeQuestion: QuestionMaker = (m) =>
  openQuestion(
    `Write an investigative question about ${m.random.pick(['how long it takes to get to school', 'how many books are read in a month', 'hand span', 'hours of sleep', 'the mass of school bags', 'pets'])}. Underline the variable and circle the group.`,
    'Names what is measured or counted, and who it is about (“… of the students in our class”).',
  )
