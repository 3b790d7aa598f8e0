import { draft, type Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { byStep, openQuestion, shortAnswer, wordProblem } from '../question-tools.ts'

export const equalGroups: QuestionMaker = (m) => {
  const [groups, each] = [m.random.int(2, byStep(m, 3, 4, 5)), m.random.int(2, byStep(m, 3, 4, 5))]
  return shortAnswer({
    prompt: `${groups} ${m.theme.groups}, each with ${each} ${m.theme.things}. How many ${m.theme.things} altogether?`,
    answer: groups * each,
    expr: `${groups}*${each}`,
    working: Array.from({ length: groups }, () => each).join(' + '),
    figure: { kind: 'array', rows: groups, columns: each },
    space: 'line',
  })
}

/** Rows that are counted as a multiplication: the picture is the question. */
export const readArray: QuestionMaker = (m) => {
  const [rows, each] = [m.random.int(2, byStep(m, 3, 5, 6)), m.random.int(2, byStep(m, 5, 6, 9))]
  return shortAnswer({
    prompt: `There are ${rows} rows with ${each} dots in each row. Write a multiplication for the picture. How many dots are there?`,
    answer: rows * each,
    expr: `${rows}*${each}`,
    working: `${rows} × ${each}`,
    figure: { kind: 'array', rows, columns: each },
    space: 'line',
  })
}

/** How many there are altogether in an array; the turned array has as many. */
export const arrayTotal: QuestionMaker = (m) => {
  const [rows, each] = [m.random.int(2, byStep(m, 4, 5, 8)), m.random.int(2, byStep(m, 5, 6, 9))]
  return shortAnswer({
    prompt: `Draw an array of ${rows} rows of ${each}. How many are there altogether?`,
    answer: rows * each,
    expr: `${rows}*${each}`,
    working: Array.from({ length: rows }, () => each).join(' + '),
    space: 'draw',
  })
}

export const fairShare: QuestionMaker = (m) => {
  const [each, people] = [m.random.int(2, byStep(m, 3, 5, 6)), m.random.int(2, byStep(m, 2, 3, 4))]
  return wordProblem({
    prompt: `Share ${each * people} ${m.theme.things} fairly between ${people} children. How many does each one get?`,
    answer: each,
    expr: `${each * people}/${people}`,
    working: 'Deal them out one at a time.',
  })
}

const USUAL: Record<number, number[]> = {
  1: [2],
  2: [2, 5, 10],
  3: [2, 3, 4, 5, 8, 10],
  4: [2, 3, 4, 5, 6, 7, 8, 9, 10],
}

/** The times tables a goal names. */
function tablesFor({ goal, year, numbers }: Making): number[] {
  if (numbers?.tables) return [...numbers.tables]
  if (/twos, fives and tens/.test(goal)) return [2, 5, 10]
  if (/2s to the 12s|1 to 12/.test(goal)) return [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
  const named = /([\d, ]+ and \d+)(?: times)?[- ]?table|the ([\d, ]+ and \d+) times/.exec(goal)
  const list = (named?.[1] ?? named?.[2])?.match(/\d+/g)?.map(Number)
  return list ?? USUAL[year] ?? [3, 4, 6, 7, 8, 9, 11, 12]
}

function factorsFor(m: Making): [number, number] {
  const list = tablesFor(m)
  // Tables that were asked for by number stand on every level, up to twelve times.
  if (m.numbers?.tables) return [m.random.int(byStep(m, 2, 2, 3), byStep(m, 10, 12, 12)), m.random.pick(list)]
  const table = m.random.pick(
    byStep(m, list.slice(0, Math.ceil(list.length / 2)), list, list.slice(-Math.ceil(list.length / 2))),
  )
  return [m.random.int(2, Math.max(10, list.includes(12) ? 12 : 10)), table]
}

export const timesFact: QuestionMaker = (m) => {
  const [one, table] = factorsFor(m)
  // A sheet of few tables asks both ways round, so that it holds enough different facts.
  const [a, b] = m.numbers?.tables && m.random.chance(0.5) ? [table, one] : [one, table]
  return shortAnswer({ prompt: `${a} × ${b} =`, answer: a * b, expr: `${a}*${b}` })
}

const LARGEST_FACTOR = 12
/** Factors whose facts are learnt last: a sheet of few facts is to hold these. */
const LEARNT_LAST = [3, 4, 6, 7, 8, 9, 12]

/** A fact of a table: nearly always asked the way the table is said, and more often one that is hard to remember. */
export const tableFact: QuestionMaker = (m) => {
  const table = m.random.pick(tablesFor(m))
  const factor = m.random.chance(0.6)
    ? m.random.pick(LEARNT_LAST)
    : m.random.int(byStep(m, 1, 2, 3), LARGEST_FACTOR)
  const [a, b] = m.random.chance(0.05) ? [table, factor] : [factor, table]
  return shortAnswer({ prompt: `${a} × ${b} =`, answer: a * b, expr: `${a}*${b}` })
}

export const dividedFact: QuestionMaker = (m) => {
  const [a, b] = factorsFor(m)
  return shortAnswer({
    prompt: `${a * b} ÷ ${b} =`,
    answer: a,
    expr: `${a * b}/${b}`,
    working: `${a} × ${b} = ${a * b}`,
  })
}

export const skipToFact: QuestionMaker = (m) => {
  const [a, b] = factorsFor(m)
  const count = Math.min(a, 6)
  return shortAnswer({
    prompt: `Count in ${b}s ${count} times: ${Array.from({ length: count }, (_, n) => (n + 1) * b).join(', ')}. So ${count} × ${b} = ____`,
    answer: count * b,
    expr: `${count}*${b}`,
    space: 'none',
  })
}

export const groupsStory: QuestionMaker = (m) => {
  const [a, b] =
    m.year <= 2 ? [m.random.int(2, byStep(m, 4, 8, 10)), m.random.pick([2, 3, 4, 5, 10])] : factorsFor(m)
  return wordProblem({
    prompt: `${m.name} has ${a} ${m.theme.groups} ${m.theme.place}. Each ${m.theme.group} has ${b} ${m.theme.things}. How many ${m.theme.things} altogether?`,
    answer: a * b,
    expr: `${a}*${b}`,
    working: `${a} × ${b}`,
    ...(m.step === 0 && a * b <= 60 ? { figure: { kind: 'array', rows: a, columns: b } } : {}),
  })
}

export const sharedStory: QuestionMaker = (m) => {
  const [a, b] =
    m.year <= 2 ? [m.random.int(2, byStep(m, 4, 8, 10)), m.random.pick([2, 3, 4, 5, 10])] : factorsFor(m)
  return wordProblem({
    prompt: `${m.name} shares ${a * b} ${m.theme.things} equally between ${b} ${m.theme.groups}. How many go in each ${m.theme.group}?`,
    answer: a,
    expr: `${a * b}/${b}`,
    working: `${a * b} ÷ ${b}`,
  })
}

export const oneAndZero: QuestionMaker = (m) => {
  const a = m.random.int(2, byStep(m, 12, 99, 999))
  const by1 = m.random.chance(0.5)
  return shortAnswer({
    prompt: `${a} × ${by1 ? 1 : 0} =`,
    answer: by1 ? a : 0,
    expr: `${a}*${by1 ? 1 : 0}`,
    working: by1 ? 'One group of it: nothing changes.' : 'No groups of it: nothing is there.',
  })
}

export const whyOneZero: QuestionMaker = (m) => {
  const a = m.random.int(3, 12)
  return openQuestion(
    `${m.name} says ${a} × 0 = ${a}. Explain with groups what ${a} × 0 and ${a} × 1 really are.`,
    `${a} groups with nothing in them make 0; ${a} groups of one make ${a}.`,
  )
}

export const inverse: QuestionMaker = (m) => {
  const [a, b] = factorsFor(m)
  return shortAnswer({
    prompt: `${m.name} thinks ${a * b} ÷ ${b} = ${a}. Which multiplication checks it? ${a} × ${b} = ____`,
    answer: a * b,
    expr: `${a}*${b}`,
    working: 'Multiply back to check a division.',
    space: 'none',
  })
}

export const family: QuestionMaker = (m) => {
  const [a, b] = factorsFor(m)
  const c = a !== b ? a : a > 2 ? a - 1 : a + 1
  return draft(
    `Write the four facts of the family ${b}, ${c}, ${b * c}.`,
    `${b} × ${c} = ${b * c}, ${c} × ${b} = ${b * c}, ${b * c} ÷ ${b} = ${c}, ${b * c} ÷ ${c} = ${b}`,
    { kind: 'family', of: [b, c] },
    { space: 'lines' },
  )
}

export const missingFactor: QuestionMaker = (m) => {
  const [a, b] = factorsFor(m)
  return draft(
    `Find the missing number: ${b} × □ = ${a * b}`,
    String(a),
    { kind: 'equation', left: `${b}*x`, right: String(a * b), unknown: 'x' },
    { space: 'blank', working: `${a * b} ÷ ${b}` },
  )
}
