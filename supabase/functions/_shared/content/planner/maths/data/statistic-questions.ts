import { draft, type Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { byStep, differentNumbers, openQuestion, shortAnswer } from '../question-tools.ts'
import { countedFor } from './data-about.ts'

const smallData = (m: Making, count: number, top: number) =>
  Array.from({ length: count }, () => m.random.int(1, top))

export const dotPlot: QuestionMaker = (m) => {
  const values = smallData(m, byStep(m, 8, 10, 14), byStep(m, 5, 7, 9))
  return openQuestion(
    `Draw a dot plot. ${countedFor(m).about}: ${values.join(', ')}.`,
    `${values.length} dots in all, stacked above the right numbers.`,
    { space: 'draw' },
  )
}

export const howOften: QuestionMaker = (m) => {
  const values = smallData(m, byStep(m, 8, 10, 14), 4)
  const pick = values[0] ?? 1
  const { about, places } = countedFor(m)
  return shortAnswer({
    prompt: `${about}: ${values.join(', ')}. How many ${places} have ${pick}?`,
    answer: values.filter((v) => v === pick).length,
    expr: values.map((v) => (v === pick ? '1' : '0')).join('+'),
    working: 'Count how often the value occurs, not how large it is.',
    aloud: [
      `Each number in the list is one of the ${places}. I look for those that say ${pick}.`,
      `I ring every ${pick} and count the rings: ${values.filter((v) => v === pick).length}. I do not add the numbers up.`,
    ],
  })
}

export const describeDotPlot: QuestionMaker = (m) => {
  const values = smallData(m, byStep(m, 7, 9, 11), 9)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return openQuestion(
    `Data for a dot plot: ${[...values].sort((a, b) => a - b).join(', ')}. Describe where most dots are, the middle, and how far they spread.`,
    `From ${low} to ${high}, a spread of ${high - low}; the middle value is ${[...values].sort((a, b) => a - b)[(values.length - 1) / 2]}.`,
  )
}

export const roundedHeight: QuestionMaker = (m) => {
  const value = m.random.int(1205, 1594) / 10
  return draft(
    `Our class rounds heights to the nearest centimetre. What is written for ${value} cm?`,
    `${Math.floor(value + 0.5)} cm`,
    { kind: 'round', value: String(value), to: '1' },
    {
      space: 'blank',
      working: 'Everyone uses the same rule, and half goes up.',
      aloud: [
        `${value} cm lies between ${Math.floor(value)} cm and ${Math.floor(value) + 1} cm.`,
        `The tenths decide: ${Math.round((value % 1) * 10)} tenths. From 5 tenths on we go up, so we write ${Math.floor(value + 0.5)} cm.`,
      ],
    },
  )
}

export const measureRule: QuestionMaker = (m) =>
  openQuestion(
    `Measure ${m.random.pick(['hand spans', 'standing jumps', 'reaction distances with a ruler', 'arm lengths'])} of a group. Write the rounding rule you all use and record the data.`,
    'One rule for all, the same unit, and a table without gaps.',
    { space: 'draw' },
  )

export const grouped: QuestionMaker = (m) => {
  const values = Array.from({ length: byStep(m, 8, 12, 16) }, () => m.random.int(100, 149))
  const low = 100 + m.random.int(0, 4) * 10
  return shortAnswer({
    prompt: `Jumps in cm: ${values.join(', ')}. How many are in the interval ${low}–${low + 9}?`,
    answer: values.filter((v) => v >= low && v <= low + 9).length,
    expr: values.map((v) => (v >= low && v <= low + 9 ? '1' : '0')).join('+'),
    working: 'Cross each value out when you have put it in its interval.',
    aloud: [
      `The interval ${low}–${low + 9} holds ${low}, ${low + 9} and everything between.`,
      'I go along the list in order, and tick each jump that lies in it.',
      `I count the ticks: ${values.filter((v) => v >= low && v <= low + 9).length}.`,
    ],
    space: 'line',
  })
}

export const intervals: QuestionMaker = (m) =>
  openQuestion(
    `${m.name} uses the intervals 100–110, 110–120 and 120–130. Where does 110 go? Write intervals that do not overlap.`,
    'It could go in two; better 100–109, 110–119, 120–129.',
  )

function clustered(m: Making) {
  const rows = ['Walk', 'Bus', 'Car']
  const [a, b] = [
    differentNumbers(m, 3, 2, byStep(m, 9, 15, 25)),
    differentNumbers(m, 3, 2, byStep(m, 9, 15, 25)),
  ]
  return {
    rows,
    a,
    b,
    figure: {
      kind: 'table' as const,
      head: ['How we come', 'Year 5', 'Year 6'],
      rows: rows.map((row, at) => [row, String(a[at]), String(b[at])]),
    },
  }
}

export const clusteredRead: QuestionMaker = (m) => {
  const { rows, a, b, figure } = clustered(m)
  const at = m.random.int(0, 2)
  return shortAnswer({
    prompt: `How many in both year groups come by “${rows[at]}”?`,
    answer: (a[at] ?? 0) + (b[at] ?? 0),
    expr: `${a[at]}+${b[at]}`,
    working: `${a[at]} + ${b[at]}`,
    aloud: [
      `I go to the row “${rows[at]}” and read both groups: ${a[at]} and ${b[at]}.`,
      `Together that is ${a[at]} + ${b[at]} = ${(a[at] ?? 0) + (b[at] ?? 0)}.`,
    ],
    figure,
    space: 'blank',
  })
}

export const clusteredDraw: QuestionMaker = (m) =>
  openQuestion(
    'Draw a clustered bar graph for this table.',
    'Two bars side by side for each way, a key, a title and a scale from 0.',
    { figure: clustered(m).figure, space: 'draw' },
  )

export const relation: QuestionMaker = (m) =>
  openQuestion(
    'Describe a relationship between year group and way of coming to school. Say who the data is about.',
    'Compares the two groups with numbers (“more Year 6 than Year 5 students …”) and names the school or class asked.',
    { figure: clustered(m).figure },
  )

function numbers(m: Making, count: number): number[] {
  const values = Array.from({ length: count }, () => m.random.int(2, byStep(m, 12, 24, 60)))
  const over = values.reduce((a, b) => a + b, 0) % count
  values[0] = (values[0] ?? 0) + (over === 0 ? 0 : count - over)
  return values
}

/** How a statistic is thought through with the values of this question. */
function averageAloud(what: 'mean' | 'median' | 'range', values: readonly number[]): string[] {
  const sorted = [...values].sort((a, b) => a - b)
  const [low = 0, high = 0, middle = 0] = [sorted[0], sorted.at(-1), sorted[(sorted.length - 1) / 2]]
  const sum = values.reduce((a, b) => a + b, 0)
  const beside = (values.length - 1) / 2
  return {
    mean: [
      `The mean shares the total equally. I add: ${values.join(' + ')} = ${sum}.`,
      `There are ${values.length} values: ${sum} ÷ ${values.length} = ${sum / values.length}.`,
      `It lies between ${low} and ${high}, so it makes sense.`,
    ],
    median: [
      `The median is the middle one, so I put the values in order: ${sorted.join(', ')}.`,
      `There are ${values.length}. I leave ${beside} on each side: the middle one is ${middle}.`,
    ],
    range: [
      'The range says how far the data spreads: the largest less the smallest.',
      `The largest is ${high} and the smallest ${low}: ${high} − ${low} = ${high - low}.`,
    ],
  }[what]
}

export const average =
  (what: 'mean' | 'median' | 'range'): QuestionMaker =>
  (m) => {
    const values = numbers(m, byStep(m, 3, 5, 7))
    const sorted = [...values].sort((a, b) => a - b)
    const sum = values.reduce((a, b) => a + b, 0)
    const answer = {
      mean: sum / values.length,
      median: sorted[(sorted.length - 1) / 2] ?? 0,
      range: (sorted.at(-1) ?? 0) - (sorted[0] ?? 0),
    }[what]
    return draft(
      `Find the ${what} of ${values.join(', ')}.`,
      String(answer),
      { kind: 'statistic', what, values },
      {
        space: 'lines',
        aloud: averageAloud(what, values),
        working: {
          mean: `${sum} ÷ ${values.length}`,
          median: `In order: ${sorted.join(', ')}`,
          range: `${sorted.at(-1)} − ${sorted[0]}`,
        }[what],
      },
    )
  }

/** One value comes two or three times and no other does, so that there is one mode. */
export const mode: QuestionMaker = (m) => {
  const [often = 2, ...once] = differentNumbers(m, byStep(m, 4, 5, 7), 2, byStep(m, 12, 24, 60))
  const times = byStep(m, 2, 2, 3)
  const values = m.random.shuffle([...Array.from({ length: times }, () => often), ...once])
  return draft(
    `Find the mode of ${values.join(', ')}.`,
    String(often),
    { kind: 'statistic', what: 'mode', values },
    {
      space: 'lines',
      working: `${often} comes ${times} times`,
      aloud: [
        'The mode is the value that comes most often. I go along the list and look for values that come again.',
        `${often} comes ${times} times and every other value once, so the mode is ${often}.`,
      ],
    },
  )
}

export const investigate: QuestionMaker = (m) =>
  openQuestion(
    `Plan an investigation about ${m.random.pick(['sleep and screen time', 'reaction times of two hands', 'school bag mass', 'standing long jump', 'water used at school'])}: question, group, how to measure, display, and what could go wrong.`,
    'All five parts; the question names the variable and the group.',
    { space: 'long' },
  )

export const limitation: QuestionMaker = (m) =>
  openQuestion(
    `A class of ${m.random.int(22, 30)} finds that ${m.random.int(55, 80)}% of them like ${m.random.pick(['netball', 'kapa haka', 'reading', 'swimming'])} best. Can they say this for all of New Zealand? Give one limitation.`,
    'No: only one class was asked, at one school and one time; others may differ.',
  )

export const sample: QuestionMaker = (m) =>
  openQuestion(
    `To find out what ${m.random.int(300, 600)} students think, someone asks the first ${m.random.int(15, 30)} ${m.random.pick(['at the gate', 'in the library', 'in Year 8', 'at football practice'])}. Does the sample represent the school? How could it be better?`,
    'Probably not: some students could not be chosen. Choose at random from all classes.',
  )

export const questionClaim: QuestionMaker = (m) =>
  openQuestion(
    `“${m.random.int(7, 9)} out of 10 students want ${m.random.pick(['a longer lunch', 'less homework', 'a new playground'])},” says a poster. What would you ask before you believe it?`,
    'Who was asked, how many, how they were chosen, what the question was, and who made the poster.',
  )

export const compareGroups: QuestionMaker = (m) => {
  const [a, b] = [numbers(m, 5), numbers(m, 5)]
  const [x, y] = [a, b].map((v) => v.reduce((p, q) => p + q, 0) / 5)
  return openQuestion(
    `Group A: ${a.join(', ')}. Group B: ${b.join(', ')}. Compare centre, spread and shape.`,
    `Means ${x} and ${y}; ranges ${Math.max(...a) - Math.min(...a)} and ${Math.max(...b) - Math.min(...b)}.`,
  )
}
