import { formatFraction, fractionWords } from '../number.ts'
import { draft } from '../topic.ts'
import { bar, bottom, top } from './fraction-base.ts'
import { ask, by, capital, type Make, open } from './kit.ts'

export const nameIt: Make = (m) => {
  const b = bottom(m)
  const a = m.year === 1 ? 1 : m.random.int(1, b - 1)
  return draft(
    'What fraction of the bar is shaded? Write it in words.',
    fractionWords(a, b),
    { kind: 'fraction-words', top: a, bottom: b },
    { figure: bar(b, a), space: 'line', working: `${a} of ${b} equal parts.` },
  )
}

export const symbol: Make = (m) => {
  const b = bottom(m)
  const a = m.random.int(1, b - 1)
  return ask(
    'What fraction of the bar is shaded? Write it in numbers.',
    `${a}/${b}`,
    `${a}/${b}`,
    `${a} of ${b} equal parts.`,
    { figure: bar(b, a) },
  )
}

export const notShaded: Make = (m) => {
  const b = bottom(m)
  const a = m.random.int(1, b - 1)
  return ask(
    `${a}/${b} of the bar is shaded. What fraction is not shaded?`,
    `${b - a}/${b}`,
    `1-${a}/${b}`,
    `${b} parts make the whole; ${b} − ${a} = ${b - a} are left.`,
    { figure: bar(b, a) },
  )
}

export const foldIt: Make = (m) => {
  const b = bottom(m)
  const thing = m.random.pick([
    'a paper square',
    'a paper strip',
    'a paper circle',
    'a length of string',
    'a slab of playdough',
  ])
  return open(
    `Split ${thing} into ${b} equal parts. Colour one part and write its name.`,
    `${capital(fractionWords(1, b))}; the parts match when laid on each other.`,
    { space: 'draw' },
  )
}

export const howManyParts: Make = (m) => {
  const b = bottom(m)
  return ask(
    `A ${m.random.pick(['sandwich', 'pizza', 'ribbon', 'garden bed', 'cake', 'mat'])} is cut into ${fractionWords(2, b).replace(/^two /, '')}. How many equal parts are there?`,
    b,
    `${b}`,
  )
}

export const notHalves: Make = (m) => {
  const thing = m.random.pick([
    'sandwich',
    'strip of paper',
    'garden bed',
    'pie',
    'ribbon',
    'rope',
    'plank',
    'mat',
  ])
  return open(
    `${m.name} cuts a ${thing} into a big piece and a small piece and calls each one a half. Is that right? Say why.`,
    'No: halves are two equal parts, and these are not equal.',
    { space: 'lines' },
  )
}

export const equalOrNot: Make = (m) => {
  const [a, b] = [m.random.int(3, 9), m.random.int(3, 9)]
  return draft(
    `A ribbon is cut into pieces of ${a} cm and ${b} cm. Are the pieces halves? Write true or false.`,
    String(a === b),
    { kind: 'truth', left: String(a), relation: '=', right: String(b) },
    { space: 'blank', working: a === b ? 'The pieces are equal.' : 'The pieces are not equal.' },
  )
}

export const onLine: Make = (m) => {
  const b = bottom(m)
  const a = m.random.int(1, b - 1)
  return ask(
    'What fraction does the arrow show?',
    `${a}/${b}`,
    `${a}/${b}`,
    `The line from 0 to 1 is in ${b} equal parts; the arrow is at part ${a}.`,
    { figure: { kind: 'number-line', from: 0, to: 1, step: 1 / b, marks: [a / b] } },
  )
}

export const countByUnit: Make = (m) => {
  const b = m.random.pick(by(m, [2, 3, 4], [3, 4, 5, 6], [6, 8, 10]))
  const done = m.random.int(1, b - 2 || 1)
  return ask(
    `Count in ${fractionWords(2, b).replace(/^two /, '')}: ${Array.from({ length: done }, (_, n) => `${n + 1}/${b}`).join(', ')}, … How many more steps to one whole?`,
    b - done,
    `${b}-${done}`,
    `${b}/${b} is one whole.`,
  )
}

export const unitCompare: Make = (m) => {
  const [b = 2, d = 3] = m.random.shuffle(by(m, [2, 3, 4], [2, 3, 4, 5, 6, 8], [5, 6, 8, 10, 12]))
  return draft(
    `Write <, > or = to make this true: 1/${b} ____ 1/${d}`,
    b < d ? '>' : '<',
    { kind: 'compare', left: `1/${b}`, right: `1/${d}` },
    { space: 'none', working: 'More parts in the whole make each part smaller.' },
  )
}

export const sameBottom: Make = (m) => {
  const b = m.random.pick(by(m, [3, 4], [4, 5, 6], [6, 8, 10, 12]))
  const [a = 1, c = 2] = m.random.shuffle(Array.from({ length: b }, (_, n) => n + 1))
  return draft(
    `Write <, > or = to make this true: ${a}/${b} ____ ${c}/${b}`,
    a > c ? '>' : '<',
    { kind: 'compare', left: `${a}/${b}`, right: `${c}/${b}` },
    { space: 'none', working: `Parts of the same size: ${a} or ${c} of them.` },
  )
}

export const fillEquivalent: Make = (m) => {
  const b = m.year <= 3 ? m.random.pick([2, 3, 4]) : m.random.pick([2, 3, 4, 5])
  const a = m.year <= 3 ? 1 : top(m, b)
  const times = m.random.int(2, by(m, 2, m.year <= 3 ? 3 : 4, m.year <= 3 ? 3 : 6))
  return ask(
    `Fill in the missing number: ${a}/${b} = ____ /${b * times}`,
    a * times,
    `${a}*${b * times}/${b}`,
    `Each part is cut into ${times}: ${a} × ${times}.`,
    { space: 'none', ...(m.year <= 4 && m.step < 2 ? { figure: bar(b, a) } : {}) },
  )
}

export const simplify: Make = (m) => {
  const b = m.random.pick(by(m, [2, 3, 4], [3, 4, 5, 8], [7, 8, 9, 12]))
  const a = top(m, b)
  const times = m.random.int(2, by(m, 3, 6, 9))
  return ask(
    `Write ${a * times}/${b * times} in its simplest form.`,
    `${a}/${b}`,
    `${a * times}/${b * times}`,
    `Divide top and bottom by ${times}.`,
  )
}

export const toMixed: Make = (m) => {
  const b = m.random.pick(by(m, [2, 3, 4], [3, 4, 5, 6], [6, 8, 10]))
  const over = m.random.int(1, by(m, 2, 3, 5)) * b + top(m, b)
  return ask(
    `Write ${over}/${b} as a mixed number.`,
    formatFraction(over, b),
    `${over}/${b}`,
    `${Math.floor(over / b) === 1 ? '1 whole is' : `${Math.floor(over / b)} wholes are`} ${Math.floor(over / b) * b}/${b}; ${over % b}/${b} is left.`,
  )
}

export const toImproper: Make = (m) => {
  const b = m.random.pick(by(m, [2, 3, 4], [3, 4, 5, 6], [6, 8, 10]))
  const [w, a] = [m.random.int(1, by(m, 2, 3, 5)), top(m, b)]
  return ask(
    `Write ${w} ${a}/${b} as an improper fraction.`,
    `${w * b + a}/${b}`,
    `${w}+${a}/${b}`,
    `${w} × ${b} = ${w * b}, and ${a} more.`,
  )
}

export const orderTenths: Make = (m) => {
  const [a = 3, b = 7, c = 9] = m.random.shuffle([1, 2, 3, 4, 6, 7, 8, 9])
  const [t, u] = m.random.pick(
    by<[number, number][]>(
      m,
      [[1, 2]],
      [
        [1, 2],
        [1, 5],
      ],
      [
        [1, 2],
        [2, 5],
        [3, 5],
      ],
    ),
  )
  const tenths = (t * 10) / u
  const spare = [a, b, c].filter((n) => n !== tenths)
  const items: [text: string, tenths: number][] = [
    [`0.${spare[0]}`, spare[0] ?? 3],
    [`${spare[1]}/10`, spare[1] ?? 7],
    [`${t}/${u}`, tenths],
  ]
  return draft(
    `Write in order, smallest first: ${m.random
      .shuffle(items)
      .map(([text]) => text)
      .join('   ')}`,
    [...items]
      .sort((x, y) => x[1] - y[1])
      .map(([text]) => text)
      .join(' < '),
    { kind: 'order', values: items.map(([text]) => text) },
    { space: 'line', working: 'Write each as tenths, or mark it on the line.' },
  )
}
