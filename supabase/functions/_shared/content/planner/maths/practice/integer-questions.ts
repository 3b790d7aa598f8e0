import type { Making } from '../topic.ts'
import { ask, boxed, by, f, type Make, story } from './kit.ts'

const integerLine = (m: Making): [number, number] => [
  m.random.int(-9, by(m, 2, 6, 3)) || -4,
  m.random.int(2, by(m, 6, 9, 15)),
]

export const integerPlus: Make = (m) => {
  const [a, b] = integerLine(m)
  const second = m.step === 2 || (m.year >= 8 && m.random.chance(0.5)) ? -b : b
  return ask(
    `${f(a)} + ${second < 0 ? `(${f(second)})` : second} =`,
    a + second,
    `${a}+(${second})`,
    `Start at ${f(a)} and move ${b} ${second < 0 ? 'down' : 'up'}.`,
  )
}

export const integerMinus: Make = (m) => {
  const [a, b] = integerLine(m)
  const second = m.step === 2 || (m.year >= 8 && m.random.chance(0.5)) ? -b : b
  return ask(
    `${f(a)} − ${second < 0 ? `(${f(second)})` : second} =`,
    a - second,
    `${a}-(${second})`,
    second < 0
      ? `Taking away ${f(second)} is the same as adding ${b}.`
      : `Start at ${f(a)} and move ${b} down.`,
  )
}

export const temperature: Make = (m) => {
  const start = m.random.int(-8, 6)
  const change = m.random.int(3, by(m, 6, 12, 18))
  const up = m.random.chance(0.5)
  return story(
    `In ${m.random.pick(['Tekapo', 'Ranfurly', 'Taupō', 'Twizel'])} it is ${f(start)} °C. The temperature ${up ? 'rises' : 'falls'} by ${change} degrees. What is it then?`,
    `${f(up ? start + change : start - change)} °C`,
    `${start}${up ? '+' : '-'}${change}`,
    `From ${f(start)}, move ${change} ${up ? 'up' : 'down'}.`,
  )
}

export const owing: Make = (m) => {
  const [owes, earns] = [m.random.int(5, 25), m.random.int(3, by(m, 20, 40, 60))]
  return story(
    `${m.name} owes $${owes} (a balance of −$${owes}) and is paid $${earns}. What is the balance now?`,
    earns < owes ? `−$${owes - earns}` : `$${earns - owes}`,
    `-${owes}+${earns}`,
    `−${owes} + ${earns}`,
  )
}

const order = (a: number, b: number) => (a <= b ? [a, b] : [b, a])

export const brackets: Make = (m) => {
  const [a, b, c] = [m.random.int(2, 12), m.random.int(2, 9), m.random.int(2, 9)]
  if (m.step === 0)
    return boxed(
      `${a} + ${b} × ${c} =`,
      a + b * c,
      `${a}+${b}*${c}`,
      `${b} × ${c} = ${b * c}, then ${a} + ${b * c}`,
    )
  const d = m.random.int(1, (a + b) * c - 1)
  return boxed(
    `(${a} + ${b}) × ${c} − ${d} =`,
    (a + b) * c - d,
    `(${a}+${b})*${c}-${d}`,
    `${a + b} × ${c} = ${(a + b) * c}, then − ${d}`,
  )
}

export const noBrackets: Make = (m) => {
  const [a, b, c, d] = [m.random.int(2, 12), m.random.int(2, 9), m.random.int(2, 9), m.random.int(2, 9)]
  if (m.step === 0)
    return boxed(
      `${a * b} − ${order(a, b)[0]} × ${c > 3 ? 2 : c} =`,
      a * b - (order(a, b)[0] ?? 2) * (c > 3 ? 2 : c),
      `${a * b}-${order(a, b)[0]}*${c > 3 ? 2 : c}`,
      'Multiply first, then take away.',
    )
  return boxed(`${a} × ${b} + ${c * d} ÷ ${c} =`, a * b + d, `${a}*${b}+${c * d}/${c}`, `${a * b} + ${d}`)
}

export const integerOrder: Make = (m) => {
  const [a, b, c] = [m.random.int(-9, -2), m.random.int(2, by(m, 4, 6, 9)), m.random.int(2, 9)]
  return m.random.chance(0.5) || m.step === 0
    ? boxed(
        `${f(a)} + ${b} × ${c} =`,
        a + b * c,
        `${a}+${b}*${c}`,
        `${b} × ${c} = ${b * c}, then ${f(a)} + ${b * c}`,
      )
    : boxed(
        `${b} × (${f(a)} + ${c}) =`,
        b * (a + c),
        `${b}*(${a}+${c})`,
        `${f(a)} + ${c} = ${f(a + c)}, then × ${b}`,
      )
}
