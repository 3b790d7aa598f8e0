import { draft, type Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { byStep, openQuestion, shortAnswer } from '../question-tools.ts'
import { DISPLAYS, WRONG_DISPLAYS } from './examples.data.ts'

interface Series {
  times: string[]
  values: number[]
  /** What was measured, and its unit with a space before it. */
  of: string
  unit: string
  over: string
}

/** Values that change by different amounts, so that one change is the largest. */
function seriesFor(m: Making): Series {
  const { of, unit, over, times, low, high } = m.random.pick([
    {
      of: 'Temperature at noon',
      unit: ' °C',
      over: 'Day',
      times: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
      low: 6,
      high: 24,
    },
    { of: 'Books borrowed', unit: '', over: 'Week', times: ['1', '2', '3', '4', '5'], low: 20, high: 60 },
    {
      of: 'Water in the tank',
      unit: ' L',
      over: 'Month',
      times: ['Jan', 'Feb', 'Mar', 'Apr', 'May'],
      low: 30,
      high: 90,
    },
  ])
  const count = byStep(m, 4, 5, 5)
  const changes = m.random
    .shuffle([2, 3, 5, 8].slice(0, count - 1))
    .map((by) => (m.random.chance(0.6) ? by : -by))
  const fromFirst = [0]
  for (const by of changes) fromFirst.push((fromFirst.at(-1) ?? 0) + by)
  const least = low - Math.min(...fromFirst)
  const first = m.random.int(least, Math.max(least, high - Math.max(...fromFirst)))
  return { of, unit, over, times: times.slice(0, count), values: fromFirst.map((by) => first + by) }
}

const asTable = ({ of, unit, over, times, values }: Series) => ({
  kind: 'table' as const,
  head: [over, ...times],
  rows: [[unit === '' ? of : `${of} in${unit}`, ...values.map(String)]],
})

const called = ({ over }: Series, time = '') => (over === 'Week' ? `week ${time}` : time)

/** How much it changed between two times. */
export const timeSeries: QuestionMaker = (m) => {
  const series = seriesFor(m)
  const at = m.random.int(1, series.times.length - 1)
  const [before = 0, now = 0] = [series.values[at - 1], series.values[at]]
  const [from, to] = [called(series, series.times[at - 1]), called(series, series.times[at])]
  const by = Math.abs(now - before)
  return shortAnswer({
    prompt: `How much did it change from ${from} to ${to}? Say whether it rose or fell.`,
    answer: `${by}${series.unit}`,
    expr: `${Math.max(now, before)}-${Math.min(now, before)}`,
    working: `It ${now > before ? 'rose' : 'fell'} from ${before} to ${now}.`,
    figure: asTable(series),
    space: 'blank',
    aloud: [
      `I find ${from} and ${to} on the time axis and read both values: ${before} and ${now}.`,
      `From ${before} to ${now} it ${now > before ? 'rose' : 'fell'}.`,
      `By how much? ${Math.max(now, before)} − ${Math.min(now, before)} = ${by}.`,
    ],
  })
}

/** Between which two times it changed most. */
export const largestChange: QuestionMaker = (m) => {
  const series = seriesFor(m)
  const changes = series.values.slice(1).map((value, at) => Math.abs(value - (series.values[at] ?? 0)))
  const labels = series.times
    .slice(1)
    .map((time, at) => `from ${called(series, series.times[at])} to ${called(series, time)}`)
  const most = changes.indexOf(Math.max(...changes))
  return draft(
    'Between which two times did it change most?',
    labels[most] ?? '',
    { kind: 'most', labels, values: changes, which: 'most' },
    {
      figure: asTable(series),
      space: 'line',
      working: `The changes are ${changes.join(', ')}.`,
      aloud: [
        'On the graph that is where the line is steepest, up or down.',
        `I work out each change: ${changes.join(', ')}.`,
        `The largest is ${changes[most]}, ${labels[most]}. That need not be at the highest point.`,
      ],
    },
  )
}

export const drawSeries: QuestionMaker = (m) => {
  const series = seriesFor(m)
  const [first = 0, last = 0] = [series.values[0], series.values.at(-1)]
  const whole =
    last > first
      ? `it rose by ${last - first}`
      : last < first
        ? `it fell by ${first - last}`
        : 'it ended where it began'
  return openQuestion(
    'Draw a time-series graph of this table, and describe the trend in two sentences with numbers.',
    `${series.over} along the bottom in even steps, points joined in order, labels and a title; from the first to the last time ${whole}${series.unit}, and the largest single change is named.`,
    { figure: asTable(series), space: 'draw' },
  )
}

const whichFor = (m: Making) => DISPLAYS.filter(({ from }) => from <= Math.max(3, m.year))

export const whichDisplay: QuestionMaker = (m) => {
  const { asks, data, display, why } = m.random.pick(whichFor(m))
  return openQuestion(
    `The question is “${asks}”, and the data is ${data}. Which display suits it? Say why.`,
    `${display}, because ${why}.`,
    {
      aloud: [
        `The question is “${asks}” One answer looks like this: ${data}.`,
        `What has to be seen? I think of ${display}: ${why}.`,
        'I ask what another display would hide, and then I say my choice with “because”.',
      ],
    },
  )
}

export const wrongDisplay: QuestionMaker = (m) => {
  const wrong = WRONG_DISPLAYS.filter(({ from }) => from <= Math.max(3, m.year))
  const { chose, look } = m.random.pick(wrong)
  return openQuestion(`${m.name} ${chose}. Why does that not suit, and what would?`, look)
}

/** What a display would have to show, with the kind of its data. */
export const kindThenDisplay: QuestionMaker = (m) => {
  const { asks, data, display, why } = m.random.pick(whichFor(m))
  return openQuestion(
    `Data: ${data}. Is it in categories, counted, measured, or values over time? Which display will you draw for “${asks}”?`,
    `${display}, because ${why}.`,
  )
}
