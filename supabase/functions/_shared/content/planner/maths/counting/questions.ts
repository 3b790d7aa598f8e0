import { draft, type Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatNumber } from '../number.ts'
import { numberWords, ordinal, reoNumber } from '../number-words.ts'
import { byStep, largestNumber, nextTwoTerms, shortAnswer } from '../question-tools.ts'

export const afterNumber: QuestionMaker = (m) => {
  const start = m.random.int(Math.ceil(largestNumber(m) / 8), largestNumber(m) - 1)
  return shortAnswer({
    prompt: `What number comes just after ${formatNumber(start)}?`,
    answer: start + 1,
    expr: `${start}+1`,
  })
}

export const beforeNumber: QuestionMaker = (m) => {
  const start = m.random.int(Math.ceil(largestNumber(m) / 8), largestNumber(m))
  return shortAnswer({
    prompt: `What number comes just before ${formatNumber(start)}?`,
    answer: start - 1,
    expr: `${start}-1`,
  })
}

const USUAL_STEPS: Record<number, number[]> = {
  1: [2, 10],
  2: [2, 3, 5, 10],
  3: [2, 3, 4, 5, 8],
  4: [6, 9, 25, 50],
  5: [11, 12],
}

/** The steps a goal names ("in twos and in tens", "2s, 3s, 4s", "25s and 50s"). */
function stepsIn({ goal, year }: Making): number[] {
  const words: Record<string, number> = { twos: 2, threes: 3, fives: 5, tens: 10, hundreds: 100, ones: 1 }
  const named = Object.entries(words).flatMap(([word, step]) =>
    new RegExp(`\\b${word}\\b`).test(goal) ? [step] : [],
  )
  const figures = [...goal.matchAll(/\b(\d+)s\b/g)].map(([, step]) => Number(step))
  if (/by thousands/.test(goal)) return [1000, 10_000, 100_000]
  const found = [...named, ...figures]
  return found.length > 0 ? found : (USUAL_STEPS[year] ?? [10, 100, 1000])
}

function countingRun(m: Making, steps: readonly number[], back: boolean, anywhere = false) {
  const top = largestNumber(m)
  const fits = steps.filter((step) => step * 5 <= top)
  const step = m.random.pick(fits.length > 0 ? fits : steps)
  const most = Math.max(1, Math.floor(top / step) - 6)
  const first =
    step * m.random.int(1, Math.min(most, step === 1 ? most : 20)) +
    (anywhere && m.step > 0 ? m.random.int(1, Math.max(1, step - 1)) : 0)
  const up = [0, 1, 2, 3, 4, 5].map((n) => first + n * step)
  const terms = back ? up.reverse() : up
  return nextTwoTerms(
    `Count ${back ? 'back' : 'on'} in ${formatNumber(step)}s. Write the next two numbers`,
    terms,
    `Each step is ${formatNumber(step)}.`,
  )
}

export const skipOn: QuestionMaker = (m) =>
  countingRun(m, stepsIn(m), false, /any (given )?number|range of steps/.test(m.goal))

export const skipBack: QuestionMaker = (m) =>
  countingRun(m, stepsIn(m), true, /any (given )?number|range of steps/.test(m.goal))

const ORDINAL_ROW = ['kiwi', 'tūī', 'weka', 'ruru', 'kea', 'pūkeko', 'kererū', 'kākā', 'tīeke', 'hihi']

export const placeInRow: QuestionMaker = (m) => {
  const row = m.random.shuffle(ORDINAL_ROW).slice(0, byStep(m, 4, 6, 9))
  const at = m.random.int(0, row.length - 1)
  return draft(
    `The birds stand in a line: ${row.join(', ')}. In which place is the ${row[at]}? Use a number with st, nd, rd or th.`,
    ordinal(at + 1),
    { kind: 'ordinal', of: at + 1 },
    { space: 'blank', working: `Count from the front: ${at + 1}.` },
  )
}

export const whoIs: QuestionMaker = (m) => {
  const row = m.random.shuffle(ORDINAL_ROW).slice(0, byStep(m, 4, 6, 9))
  const at = m.random.int(0, row.length - 1)
  return draft(
    `The birds stand in a line: ${row.join(', ')}. Which bird is ${ordinal(at + 1)}?`,
    row[at] ?? '',
    { kind: 'at', list: row, place: at + 1 },
    { space: 'blank' },
  )
}

export const reoToNumber: QuestionMaker = (m) => {
  const value = m.random.int(byStep(m, 1, 4, 11), Math.min(largestNumber(m), byStep(m, 10, 30, 100)))
  return draft(
    `Write the numeral: ${reoNumber(value)}`,
    String(value),
    { kind: 'value', expr: String(value) },
    {
      space: 'blank',
      working: value > 10 ? 'tekau is ten; mā joins the ones.' : 'Say it and show it with counters.',
    },
  )
}

export const numberToReo: QuestionMaker = (m) => {
  const value = m.random.int(byStep(m, 1, 4, 11), Math.min(largestNumber(m), byStep(m, 10, 30, 100)))
  return draft(
    `Write ${value} in te reo Māori, with macrons.`,
    reoNumber(value),
    { kind: 'reo-number', of: value },
    {
      space: 'line',
      working: value > 10 ? 'Tens first, then mā, then the ones.' : 'Say it and show it with counters.',
    },
  )
}

export const teenOrTy: QuestionMaker = (m) => {
  const ones = m.random.pick([3, 4, 6, 7, 8, 9])
  const teen = m.random.chance(0.5)
  const value = teen ? 10 + ones : ones * 10
  return shortAnswer({
    prompt: `Write the numeral for ${numberWords(value)}.`,
    answer: value,
    expr: teen ? `10+${ones}` : `${ones}*10`,
    working: teen ? '-teen means and ten.' : '-ty means groups of ten.',
  })
}

/** A numeral to write from its name; those of a lesson on forming numerals have one digit, and two for extension. */
export const numeralFor: QuestionMaker = (m) => {
  const value = m.random.int(m.step === 2 ? 10 : 1, byStep(m, 5, 9, 20))
  return shortAnswer({
    prompt: `Write the numeral for ${numberWords(value)}.`,
    answer: value,
    expr: String(value),
    working: value > 9 ? 'The 1 or 2 of the tens comes first.' : 'Start at the top.',
  })
}

/** How many dots there are, to be written as a numeral. */
export const numeralForDots: QuestionMaker = (m) => {
  const count = m.random.int(1, byStep(m, 5, 9, 9))
  return draft(
    'How many dots? Write the numeral.',
    String(count),
    { kind: 'value', expr: String(count) },
    { figure: { kind: 'dots', places: diceDots(m, count) }, space: 'blank' },
  )
}

export const whichGreater: QuestionMaker = (m) => {
  const ones = m.random.pick([3, 4, 6, 7, 8, 9])
  const other = m.random.pick([3, 4, 6, 7, 8, 9])
  return draft(
    `Which is greater, ${numberWords(10 + ones)} or ${numberWords(other * 10)}? Write its numeral.`,
    String(other * 10),
    { kind: 'value', expr: `${other}*10` },
    { space: 'blank', working: `1 ten and ${ones} ones, or ${other} tens.` },
  )
}

export const groupTens: QuestionMaker = (m) => {
  const top = Math.min(largestNumber(m), m.year === 1 ? 99 : largestNumber(m))
  const tens = m.random.int(1, Math.max(1, Math.floor(top / 10) - 1))
  const ones = m.random.int(1, 9)
  return shortAnswer({
    prompt: `${m.name} counts ${m.theme.things} in tens. There are ${tens} ${tens === 1 ? 'ten' : 'tens'} and ${ones} more. How many ${m.theme.things}?`,
    answer: tens * 10 + ones,
    expr: `${tens}*10+${ones}`,
    working: `${tens} ${tens === 1 ? 'ten is' : 'tens are'} ${tens * 10}, and ${ones} more.`,
    space: 'line',
  })
}

export const howManyTens: QuestionMaker = (m) => {
  const value = m.random.int(11, Math.min(largestNumber(m), 120))
  return shortAnswer({
    prompt: `How many full groups of ten can you make from ${value} counters?`,
    answer: Math.floor(value / 10),
    expr: `(${value}-${value % 10})/10`,
    working: `${value} is ${Math.floor(value / 10)} ${value < 20 ? 'ten' : 'tens'} and ${value % 10} ones.`,
  })
}

export const groupHundreds: QuestionMaker = (m) => {
  const [hundreds, tens, ones] = [m.random.int(1, 9), m.random.int(1, 9), m.random.int(0, 9)]
  return shortAnswer({
    prompt: `A collection makes ${hundreds} ${hundreds === 1 ? 'hundred' : 'hundreds'}, ${tens} ${tens === 1 ? 'ten' : 'tens'} and ${ones} ${ones === 1 ? 'one' : 'ones'}. How many is that?`,
    answer: hundreds * 100 + tens * 10 + ones,
    expr: `${hundreds}*100+${tens}*10+${ones}`,
    working: `${hundreds * 100} + ${tens * 10} + ${ones}`,
  })
}

export const atAGlance: QuestionMaker = (m) => {
  const count = m.random.int(1, byStep(m, 3, 5, 5))
  return draft(
    'Look for two seconds, then cover the dots. How many did you see?',
    String(count),
    { kind: 'value', expr: String(count) },
    {
      figure: { kind: 'dots', places: diceDots(m, count) },
      space: 'blank',
    },
  )
}

export const twoGroups: QuestionMaker = (m) => {
  const [a, b] = [m.random.int(1, 3), m.random.int(1, 2)]
  return draft(
    'How many dots? Say how you saw them.',
    String(a + b),
    { kind: 'value', expr: `${a}+${b}` },
    {
      figure: {
        kind: 'dots',
        places: [...diceDots(m, a), ...diceDots(m, b).map(([x, y]): [number, number] => [x + 5, y])],
      },
      space: 'blank',
      working: `${a} and ${b} make ${a + b}.`,
    },
  )
}

/** Dots as on a die, or in a line, never on top of each other. */
function diceDots({ random }: Making, count: number): [number, number][] {
  const die: [number, number][][] = [
    [[1, 1]],
    [
      [0, 0],
      [2, 2],
    ],
    [
      [0, 0],
      [1, 1],
      [2, 2],
    ],
    [
      [0, 0],
      [2, 0],
      [0, 2],
      [2, 2],
    ],
    [
      [0, 0],
      [2, 0],
      [1, 1],
      [0, 2],
      [2, 2],
    ],
  ]
  const line = Array.from({ length: count }, (_, n): [number, number] => [n, 1])
  return random.chance(0.6) || count > 3 ? (die[count - 1] ?? line) : line
}

export const splitPairs: QuestionMaker = (m) => {
  const total = m.random.int(byStep(m, 3, 5, 8), byStep(m, 5, 8, 12))
  return draft(
    `Split ${total} ${m.theme.things} into two parts in every way you can. Write the pairs.`,
    Array.from({ length: total + 1 }, (_, n) => `${n} + ${total - n}`).join(', '),
    { kind: 'pairs', total, sign: '+' },
    { space: 'long', working: 'Move one across each time, so that none is missed.' },
  )
}

export const otherPart: QuestionMaker = (m) => {
  const total = m.random.int(byStep(m, 4, 8, 13), byStep(m, 8, 15, 20))
  const part = m.random.int(1, total - 1)
  return shortAnswer({
    prompt: `${total} is ${part} and ____`,
    answer: total - part,
    expr: `${total}-${part}`,
    space: 'none',
  })
}

/** A maker that keeps to the numbers up to ten. */
export const upToTen =
  (make: QuestionMaker): QuestionMaker =>
  (m) =>
    make({
      ...m,
      step: m.step === 2 ? 1 : m.step,
      numbers: { ...m.numbers, upTo: Math.min(10, m.numbers?.upTo ?? 10) },
    })
