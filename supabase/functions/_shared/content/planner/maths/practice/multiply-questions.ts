import { formatFraction, formatScaled } from '../number.ts'
import { draft, type Making } from '../topic.ts'
import { ask, boxed, by, f, type Make, open, story } from './kit.ts'

const USUAL: Record<number, number[]> = {
  1: [2],
  2: [2, 5, 10],
  3: [2, 3, 4, 5, 8, 10],
  4: [2, 3, 4, 5, 6, 7, 8, 9, 10],
}

/** The times tables a goal names. */
function tables({ goal, year }: Making): number[] {
  if (/twos, fives and tens/.test(goal)) return [2, 5, 10]
  if (/2s to the 12s|1 to 12/.test(goal)) return [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
  const named = /([\d, ]+ and \d+)(?: times)?[- ]?table|the ([\d, ]+ and \d+) times/.exec(goal)
  const list = (named?.[1] ?? named?.[2])?.match(/\d+/g)?.map(Number)
  return list ?? USUAL[year] ?? [3, 4, 6, 7, 8, 9, 11, 12]
}

function fact(m: Making): [number, number] {
  const list = tables(m)
  const table = m.random.pick(
    by(m, list.slice(0, Math.ceil(list.length / 2)), list, list.slice(-Math.ceil(list.length / 2))),
  )
  return [m.random.int(2, Math.max(10, list.includes(12) ? 12 : 10)), table]
}

export const times: Make = (m) => {
  const [a, b] = fact(m)
  return ask(`${a} × ${b} =`, a * b, `${a}*${b}`)
}

export const dividedFact: Make = (m) => {
  const [a, b] = fact(m)
  return ask(`${a * b} ÷ ${b} =`, a, `${a * b}/${b}`, `${a} × ${b} = ${a * b}`)
}

export const skipToFact: Make = (m) => {
  const [a, b] = fact(m)
  const count = Math.min(a, 6)
  return ask(
    `Count in ${b}s ${count} times: ${Array.from({ length: count }, (_, n) => (n + 1) * b).join(', ')}. So ${count} × ${b} = ____`,
    count * b,
    `${count}*${b}`,
    undefined,
    { space: 'none' },
  )
}

export const groups: Make = (m) => {
  const [a, b] = m.year <= 2 ? [m.random.int(2, by(m, 4, 8, 10)), m.random.pick([2, 3, 4, 5, 10])] : fact(m)
  return story(
    `${m.name} has ${a} ${m.theme.groups} ${m.theme.place}. Each ${m.theme.group} has ${b} ${m.theme.things}. How many ${m.theme.things} altogether?`,
    a * b,
    `${a}*${b}`,
    `${a} × ${b}`,
    m.step === 0 && a * b <= 60 ? { figure: { kind: 'array', rows: a, columns: b } } : {},
  )
}

export const shared: Make = (m) => {
  const [a, b] = m.year <= 2 ? [m.random.int(2, by(m, 4, 8, 10)), m.random.pick([2, 3, 4, 5, 10])] : fact(m)
  return story(
    `${m.name} shares ${a * b} ${m.theme.things} equally between ${b} ${m.theme.groups}. How many go in each ${m.theme.group}?`,
    a,
    `${a * b}/${b}`,
    `${a * b} ÷ ${b}`,
  )
}

export const byOneDigit: Make = (m) => {
  const three = m.year >= 5
  const easy = m.year <= 3 ? m.random.int(11, 24) : m.random.int(12, 24)
  const a = three
    ? by(m, m.random.int(112, 330), m.random.int(212, 1400), m.random.int(1200, 8999))
    : by(m, easy, m.random.int(21, m.year <= 3 ? 34 : 68), m.random.int(34, 99))
  const b = m.random.int(2, by(m, 4, m.year <= 3 ? 5 : 8, 9))
  const split = Math.floor(a / 10) * 10
  return boxed(
    `${f(a)} × ${b} =`,
    a * b,
    `${a}*${b}`,
    three
      ? `Multiply each place of ${f(a)} by ${b}, then add.`
      : `${split} × ${b} + ${a - split} × ${b} = ${split * b} + ${(a - split) * b}`,
  )
}

export const divideExact: Make = (m) => {
  const b = m.random.int(2, by(m, 4, 5, 9))
  const a =
    m.year <= 3 ? m.random.int(4, by(m, 9, 12, 16)) : m.random.int(11, Math.max(12, Math.floor(99 / b)))
  const answer = a * b > 99 && m.year <= 4 ? Math.floor(99 / b) : a
  return boxed(`${answer * b} ÷ ${b} =`, answer, `${answer * b}/${b}`, `${answer} × ${b} = ${answer * b}`)
}

export const byTwoDigits: Make = (m) => {
  const a =
    m.year <= 5
      ? by(m, m.random.int(12, 24), m.random.int(23, 58), m.random.int(46, 98))
      : by(m, m.random.int(23, 98), m.random.int(123, 480), m.random.int(312, 986))
  const b = m.random.int(by(m, 11, 13, 34), by(m, 15, 38, 89))
  const [tens, ones] = [Math.floor(b / 10) * 10, b % 10]
  return boxed(
    `${a} × ${b} =`,
    a * b,
    `${a}*${b}`,
    `${a} × ${tens} + ${a} × ${ones} = ${f(a * tens)} + ${f(a * ones)}`,
  )
}

export const oneAndZero: Make = (m) => {
  const a = m.random.int(2, by(m, 12, 99, 999))
  const by1 = m.random.chance(0.5)
  return ask(
    `${a} × ${by1 ? 1 : 0} =`,
    by1 ? a : 0,
    `${a}*${by1 ? 1 : 0}`,
    by1 ? 'One group of it: nothing changes.' : 'No groups of it: nothing is there.',
  )
}

export const whyOneZero: Make = (m) => {
  const a = m.random.int(3, 12)
  return open(
    `${m.name} says ${a} × 0 = ${a}. Explain with groups what ${a} × 0 and ${a} × 1 really are.`,
    `${a} groups with nothing in them make 0; ${a} groups of one make ${a}.`,
  )
}

export const inverse: Make = (m) => {
  const [a, b] = fact(m)
  return ask(
    `${m.name} thinks ${a * b} ÷ ${b} = ${a}. Which multiplication checks it? ${a} × ${b} = ____`,
    a * b,
    `${a}*${b}`,
    'Multiply back to check a division.',
    { space: 'none' },
  )
}

export const family: Make = (m) => {
  const [a, b] = fact(m)
  const c = a === b ? a + 1 : a
  return draft(
    `Write the four facts of the family ${b}, ${c}, ${b * c}.`,
    `${b} × ${c} = ${b * c}, ${c} × ${b} = ${b * c}, ${b * c} ÷ ${b} = ${c}, ${b * c} ÷ ${c} = ${b}`,
    { kind: 'family', of: [b, c] },
    { space: 'lines' },
  )
}

export const missingFactor: Make = (m) => {
  const [a, b] = fact(m)
  return draft(
    `Find the missing number: ${b} × □ = ${a * b}`,
    String(a),
    { kind: 'equation', left: `${b}*x`, right: String(a * b), unknown: 'x' },
    { space: 'blank', working: `${a * b} ÷ ${b}` },
  )
}

function remainderOf(m: Making): [number, number, number] {
  const b = m.random.int(2, by(m, 5, 9, 9))
  const most = m.year <= 4 ? by(m, 9, 10, 11) : m.year === 5 ? by(m, 30, 240, 1000) : by(m, 240, 2400, 10_000)
  return [b, m.random.int(Math.max(2, Math.floor(most / 4)), most), m.random.int(1, b - 1)]
}

export const leftOver: Make = (m) => {
  const [b, a, extra] = remainderOf(m)
  const whole = a * b + extra
  return draft(
    `${f(whole)} ÷ ${b} =`,
    `${f(a)} remainder ${extra}`,
    { kind: 'remainder', dividend: whole, divisor: b },
    { space: 'box', working: `${f(a)} × ${b} = ${f(a * b)}, and ${extra} left over.` },
  )
}

export const packed: Make = (m) => {
  const [b, a, extra] = remainderOf(m)
  const whole = a * b + extra
  return draft(
    `${f(whole)} ${m.theme.things} are packed ${b} to a ${m.theme.group}. How many full ${m.theme.groups}, and how many left over?`,
    `${f(a)} remainder ${extra}`,
    { kind: 'remainder', dividend: whole, divisor: b },
    { space: 'lines', working: `${f(a)} × ${b} = ${f(a * b)}, and ${extra} left over.` },
  )
}

export const asFractionLeft: Make = (m) => {
  const b = m.random.pick(by(m, [2, 4], [4, 5, 8], [6, 8, 9]))
  const [a, extra] = [m.random.int(3, by(m, 9, 20, 60)), m.random.int(1, b - 1)]
  return boxed(
    `Share ${a * b + extra} metres of rope equally between ${b} teams. How long is each piece? Write a mixed number in metres.`,
    `${formatFraction(a * b + extra, b)} m`,
    `${a * b + extra}/${b}`,
    `${a} each, and ${extra} m left to cut into ${b} parts.`,
  )
}

export const roundUpLeft: Make = (m) => {
  const [seats, vans] = [m.random.int(6, 12), m.random.int(3, by(m, 5, 8, 14))]
  const people = seats * vans + m.random.int(1, seats - 1)
  return story(
    `${people} pupils go on a trip. Each van seats ${seats}. How many vans are needed?`,
    vans + 1,
    `(${people}-${people % seats})/${seats}+1`,
    `${people} ÷ ${seats} = ${vans} remainder ${people % seats}; those left over need a van too.`,
  )
}

export const unitLeft: Make = (m) => {
  const b = m.random.pick(by(m, [2, 4], [3, 4, 5], [6, 8]))
  const whole = b * m.random.int(2, by(m, 6, 12, 20)) + m.random.int(1, b - 1)
  return ask(
    `Find 1/${b} of ${whole}. Write a mixed number.`,
    formatFraction(whole, b),
    `${whole}/${b}`,
    `${whole} ÷ ${b} = ${Math.floor(whole / b)} remainder ${whole % b}`,
    { space: 'lines' },
  )
}

export const powersOfTen: Make = (m) => {
  const to = m.random.pick([10, 100])
  const a = m.random.int(2, by(m, 9, 99, 999))
  return ask(
    `${f(a)} × ${to} =`,
    a * to,
    `${a}*${to}`,
    `Each digit moves ${to === 10 ? 'one place' : 'two places'} to the left.`,
  )
}

export const howManyTimes: Make = (m) => {
  const a = m.random.int(2, by(m, 9, 60, 99))
  const to = m.random.pick([10, 100])
  return ask(`____ × ${to} = ${f(a * to)}`, a, `${a * to}/${to}`, undefined, { space: 'none' })
}

export const derived: Make = (m) => {
  const a = m.random.pick([12, 14, 15, 16, 18, 24, 25, 35])
  const b = m.random.pick(by(m, [2, 4], [4, 5, 6, 8], [12, 15, 18, 20]))
  const half = b % 2 === 0
  return ask(
    `Work out mentally: ${a} × ${b} =`,
    a * b,
    `${a}*${b}`,
    half ? `${a * 2} × ${b / 2}` : `${a} × ${b - 1} and one more ${a}`,
  )
}

export const mentalDivide: Make = (m) => {
  const b = m.random.pick(by(m, [4], [4, 6, 8], [12, 15, 16]))
  const a = m.random.int(6, by(m, 12, 20, 25))
  return ask(
    `Work out mentally: ${a * b} ÷ ${b} =`,
    a,
    `${a * b}/${b}`,
    b % 2 === 0
      ? `Halve ${a * b} to ${(a * b) / 2}, then divide by ${b / 2}.`
      : 'Use a fact you know and adjust.',
  )
}

export const asDecimal: Make = (m) => {
  const b = m.random.pick(by(m, [2, 5], [4, 5, 8], m.year <= 7 ? [12, 15, 20, 25] : [16, 20, 25, 40]))
  const whole =
    b * m.random.int(3, by(m, 20, 60, 90)) +
    m.random.pick(
      [1, 2, 3].filter((n) => n < b && Number.isInteger((n * 1000) / b)).concat(b / (b % 2 === 0 ? 2 : 5)),
    )
  return boxed(
    `${whole} ÷ ${b} = (as a decimal)`,
    formatScaled((whole * 1000) / b, 3),
    `${whole}/${b}`,
    'Write noughts after the decimal point and go on dividing.',
  )
}

export const asMixed: Make = (m) => {
  const b = m.random.pick(by(m, [3, 4], [6, 7, 8], [12, 15]))
  const whole = b * m.random.int(4, by(m, 20, 60, 90)) + m.random.int(1, b - 1)
  return boxed(
    `${whole} ÷ ${b} = (as a mixed number)`,
    formatFraction(whole, b),
    `${whole}/${b}`,
    `${Math.floor(whole / b)} remainder ${whole % b}`,
  )
}
