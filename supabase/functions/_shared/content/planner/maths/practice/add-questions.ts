import type { Making } from '../topic.ts'
import { ask, boxed, by, f, type Make, open, story, topOf, unknown } from './kit.ts'

/** Two parts whose total stays within `top`. */
function parts({ random }: Making, top: number, low = 1): [number, number] {
  const total = random.int(low * 2 + 1, top)
  const a = random.int(low, total - low)
  return [a, total - a]
}

const more = (n: number, m: Making) => (n === 1 ? m.theme.one : m.theme.things)

function joined(m: Making, [a, b]: [number, number]) {
  return story(
    `${m.name} counts ${f(a)} ${more(a, m)} ${m.theme.place}, then ${f(b)} more. How many ${m.theme.things} altogether?`,
    a + b,
    `${a}+${b}`,
    `${f(a)} + ${f(b)}`,
  )
}

function taken(m: Making, [a, b]: [number, number]) {
  return story(
    `There are ${f(a + b)} ${more(a + b, m)} ${m.theme.place}. ${m.name} takes ${f(b)} of them away. How many are left?`,
    a,
    `${a + b}-${b}`,
    `${f(a + b)} − ${f(b)}`,
  )
}

const plus = ([a, b]: [number, number], written = false) =>
  (written ? boxed : ask)(`${f(a)} + ${f(b)} =`, a + b, `${a}+${b}`)

const minus = ([a, b]: [number, number], written = false) =>
  (written ? boxed : ask)(
    `${f(a + b)} − ${f(b)} =`,
    a,
    `${a + b}-${b}`,
    `Check: ${f(a)} + ${f(b)} = ${f(a + b)}.`,
  )

export const joinTo20: Make = (m) => joined(m, parts(m, by(m, 6, 12, 20)))

export const takeTo20: Make = (m) => taken(m, parts(m, by(m, 6, 12, 20)))

export const differ: Make = (m) => {
  const [a, b] = parts(m, by(m, 8, 14, 20))
  const [big, small] = [Math.max(a, b) + (a === b ? 1 : 0), Math.min(a, b)]
  return story(
    `${m.name} has ${big} ${m.theme.things}. A friend has ${small}. How many more has ${m.name}?`,
    big - small,
    `${big}-${small}`,
    'Match them one to one and count what is left over.',
  )
}

const factTop = (m: Making) => (m.year === 1 ? by(m, 6, 10, 10) : by(m, 10, 20, 20))

export const factPlus: Make = (m) => plus(parts(m, factTop(m)))

export const factMinus: Make = (m) => minus(parts(m, factTop(m)))

export const doubled: Make = (m) => {
  const n = m.random.int(1, m.year === 1 ? by(m, 3, 5, 5) : by(m, 5, 10, 10))
  return ask(`Double ${n} is ____`, n * 2, `${n}*2`, `${n} + ${n}`, { space: 'none' })
}

export const halved: Make = (m) => {
  const n = m.random.int(1, m.year === 1 ? by(m, 3, 5, 5) : by(m, 5, 10, 10)) * 2
  return ask(`Half of ${n} is ____`, n / 2, `${n}/2`, `${n / 2} + ${n / 2} = ${n}`, { space: 'none' })
}

export const equalGroups: Make = (m) => {
  const [groups, each] = [m.random.int(2, by(m, 3, 4, 5)), m.random.int(2, by(m, 3, 4, 5))]
  return ask(
    `${groups} ${m.theme.groups}, each with ${each} ${m.theme.things}. How many ${m.theme.things} altogether?`,
    groups * each,
    `${groups}*${each}`,
    Array.from({ length: groups }, () => each).join(' + '),
    { figure: { kind: 'array', rows: groups, columns: each }, space: 'line' },
  )
}

export const fairShare: Make = (m) => {
  const [each, people] = [m.random.int(2, by(m, 3, 5, 6)), m.random.int(2, by(m, 2, 3, 4))]
  return story(
    `Share ${each * people} ${m.theme.things} fairly between ${people} children. How many does each one get?`,
    each,
    `${each * people}/${people}`,
    'Deal them out one at a time.',
  )
}

export const smallSteps: Make = (m) => {
  const one = m.random.chance(0.5)
  const b = one ? m.random.int(2, 9) : m.random.int(1, by(m, 2, 4, 6)) * 10
  const a = m.random.int(11, 99 - b)
  return m.random.chance(0.5) ? plus([a, b]) : minus([a, b])
}

export const threeNumbers: Make = (m) => {
  const a = m.random.int(1, 9)
  const c = m.random.int(2, by(m, 5, 9, 9))
  const [x, y, z] = m.random.shuffle([a, 10 - a, c])
  return ask(`${x} + ${y} + ${z} =`, 10 + c, `${x}+${y}+${z}`, `${a} + ${10 - a} = 10, then ${c} more.`)
}

export const threeMinus: Make = (m) => {
  const [a, b] = [m.random.int(2, 9), m.random.int(3, 9)]
  const c = m.random.int(1, b)
  return ask(`${a} + ${b} − ${c} =`, a + b - c, `${a}+${b}-${c}`, `${b} − ${c} = ${b - c}, then + ${a}.`)
}

export const add100: Make = (m) => {
  const n = m.random.int(1, 9)
  return ask(`100 + ${n} =`, 100 + n, `100+${n}`, 'One hundred, no tens; the ones digit stays.')
}

export const whichChange: Make = (m) => {
  const n = m.random.int(2, 9)
  return open(
    `${m.name} says 100 + ${n} = ${n}00. Is that right? Which digits change when you add 100 to ${n}?`,
    `No: 100 + ${n} = 10${n}. The ${n} stays in the ones place; a 1 stands in the hundreds place and a 0 in the tens place.`,
  )
}

export const storyPlus: Make = (m) => joined(m, parts(m, topOf(m), Math.min(11, Math.floor(topOf(m) / 10))))

export const storyMinus: Make = (m) => taken(m, parts(m, topOf(m), Math.min(11, Math.floor(topOf(m) / 10))))

export const twoStep: Make = (m) => {
  const top = m.year === 5 ? by(m, 500, 5000, 20_000) : topOf(m)
  const [a, b] = parts(m, top, Math.max(2, Math.floor(top / 20)))
  const gone = m.random.int(1, a + b - 1)
  return story(
    `${m.name}’s class has ${f(a)} ${more(a, m)} and is given ${f(b)} more. It gives away ${f(gone)}. How many are there now?`,
    a + b - gone,
    `${a}+${b}-${gone}`,
    `${f(a)} + ${f(b)} = ${f(a + b)}, then − ${f(gone)}`,
  )
}

export const mixedStep: Make = (m) => {
  const [groups, each] = [m.random.int(2, by(m, 5, 9, 12)), m.random.int(2, by(m, 5, 9, 12))]
  const extra = m.random.int(3, by(m, 9, 30, 80))
  return story(
    `${m.name} fills ${groups} ${m.theme.groups} with ${each} ${m.theme.things} each and has ${extra} left. How many ${m.theme.things} are there?`,
    groups * each + extra,
    `${groups}*${each}+${extra}`,
    `${groups} × ${each} = ${groups * each}, then + ${extra}`,
  )
}

export const eitherOrder: Make = (m) => {
  const [a, b] = parts(m, by(m, 8, 15, 20), 2)
  return ask(`${a} + ${b} = ${b} + ____`, a, `${a}+${b}-${b}`, 'The same parts in another order.', {
    space: 'none',
  })
}

export const notMinus: Make = (m) => {
  const [a, b] = parts(m, by(m, 8, 12, 20), 2)
  const [big, small] = a > b ? [a, b] : [b, a + (a === b ? 1 : 0)]
  return open(
    `Show ${big + 1} − ${small} and ${small} − ${big + 1} with objects. Which one can you act out? Why not the other?`,
    `${big + 1} − ${small} can be acted out and leaves ${big + 1 - small}; from ${small} objects you cannot take ${big + 1}.`,
  )
}

export const make100: Make = (m) => {
  const n = m.random.int(1, 9) * by(m, 10, 5, 1) + by(m, 0, m.random.int(0, 9) * 5, m.random.int(1, 89))
  return unknown(`${n} + □ = 100`, 100 - n, `${n}+x`, '100', `100 − ${n}`)
}

export const written: Make = (m) => plus(writtenParts(m), true)

export const writtenMinus: Make = (m) => minus(writtenParts(m), true)

function writtenParts(m: Making): [number, number] {
  const top =
    m.year <= 3
      ? by(m, 200, 700, 1000)
      : m.year === 4
        ? by(m, 300, 5000, 9999)
        : m.year === 5
          ? by(m, 5000, 60_000, 500_000)
          : by(m, 60_000, 900_000, 5_000_000)
  return parts(m, top, Math.floor(top / 8))
}
