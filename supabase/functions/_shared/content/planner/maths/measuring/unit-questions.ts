import { draft } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatNumber, formatScaled, plainScaled } from '../number.ts'
import { byStep, differentNumbers, openQuestion, shortAnswer, wordProblem } from '../question-tools.ts'
import { BENCHMARKS, METRIC_UNITS, PREFIX_WORDS, PREFIXED_UNITS } from './examples.data.ts'

const whichUnit =
  (small: string, big: string, tiny: string[], large: string[]): QuestionMaker =>
  (m) => {
    const isSmall = m.random.chance(0.5)
    const thing = m.random.pick(isSmall ? tiny : large)
    return draft(
      `Would you measure ${thing} in ${small} or ${big}?`,
      isSmall ? small : big,
      { kind: 'unit-for', of: thing },
      { space: 'blank', working: 'Choose the unit that does not give a very large or very small number.' },
    )
  }

export const metresOrCentimetres = whichUnit(
  'centimetres',
  'metres',
  ['a pencil', 'a leaf', 'a book'],
  ['the school hall', 'a bus', 'the netball court'],
)

export const gramsOrKilograms = whichUnit(
  'grams',
  'kilograms',
  ['an apple', 'a letter', 'a whiteboard pen'],
  ['a sack of potatoes', 'a dog', 'a desk'],
)

export const litresOrMillilitres = whichUnit(
  'millilitres',
  'litres',
  ['a spoon of medicine', 'a small cup of tea', 'an eggcup of water'],
  ['a bath', 'a bucket of water', 'a fish tank'],
)

const UNITS = {
  length: { big: 'm', small: 'cm', by: 100, thing: 'rope' },
  mass: { big: 'kg', small: 'g', by: 1000, thing: 'bag of sand' },
  capacity: { big: 'L', small: 'mL', by: 1000, thing: 'watering can' },
}

export const addMeasures =
  (kind: keyof typeof UNITS): QuestionMaker =>
  (m) => {
    const { small, thing } = UNITS[kind]
    const size = kind === 'length' ? 5 : 50
    const [a, b] = [
      m.random.int(3, byStep(m, 12, 20, 40)) * size,
      m.random.int(3, byStep(m, 8, 15, 30)) * size,
    ]
    const text = {
      length: `Two ${thing}s are ${a} cm and ${b} cm long. How long are they end to end?`,
      mass: `Two books have masses of ${formatNumber(a)} g and ${formatNumber(b)} g. What is their mass together?`,
      capacity: `${formatNumber(a)} mL and ${formatNumber(b)} mL of water are poured into a jug. How much is in it?`,
    }[kind]
    return wordProblem({
      prompt: text,
      answer: `${formatNumber(a + b)} ${small}`,
      expr: `${a}+${b}`,
      working: `${formatNumber(a)} + ${formatNumber(b)}`,
    })
  }

export const bothUnits =
  (kind: keyof typeof UNITS): QuestionMaker =>
  (m) => {
    const { big, small, by: size } = UNITS[kind]
    const [whole, extra] = [
      m.random.int(1, byStep(m, 2, 4, 9)),
      m.random.int(1, 9) * (size / byStep(m, 10, 10, 20)),
    ]
    return shortAnswer({
      prompt: `Write ${whole} ${big} ${extra} ${small} in ${small} only.`,
      answer: `${formatNumber(whole * size + extra)} ${small}`,
      expr: `${whole}*${size}+${extra}`,
      working: `1 ${big} = ${formatNumber(size)} ${small}`,
    })
  }

export const mixedUnits =
  (kind: keyof typeof UNITS): QuestionMaker =>
  (m) => {
    const { big, small, by: size } = UNITS[kind]
    const [whole, extra] = [m.random.int(1, byStep(m, 3, 6, 12)), m.random.int(1, size / 5 - 1) * 5]
    return draft(
      `Write ${formatNumber(whole * size + extra)} ${small} in ${big} and ${small}.`,
      `${whole} ${big} ${extra} ${small}`,
      { kind: 'mixed-unit', total: whole * size + extra, size },
      {
        space: 'blank',
        working: `${whole} ${big} is ${formatNumber(whole * size)} ${small}; ${extra} ${small} is left.`,
      },
    )
  }

export const thermometer: QuestionMaker = (m) => {
  const step = byStep(m, 10, 5, 2)
  const marks = m.random.int(1, byStep(m, 3, 7, 15))
  return shortAnswer({
    prompt: `A thermometer has a mark every ${step} degrees, starting at 0 °C. The red line is at mark ${marks}. What is the temperature?`,
    answer: `${step * marks} °C`,
    expr: `${step}*${marks}`,
    working: `Count in ${step}s.`,
  })
}

export const warmer: QuestionMaker = (m) => {
  const [a = 12, b = 20] = differentNumbers(m, 2, 2, byStep(m, 15, 25, 32))
  return wordProblem({
    prompt: `It is ${a} °C in Dunedin and ${b} °C in Napier. How many degrees warmer is the warmer place?`,
    answer: `${Math.abs(a - b)} degrees`.replace(' degrees', ' °C'),
    expr: `${Math.max(a, b)}-${Math.min(a, b)}`,
    working: `${Math.max(a, b)} − ${Math.min(a, b)}`,
  })
}

export const toCentimetres: QuestionMaker = (m) => {
  const cm = m.random.int(2, byStep(m, 9, 12, 25))
  return m.random.chance(0.5)
    ? shortAnswer({
        prompt: `How many centimetres are in ${cm} m?`,
        answer: `${formatNumber(cm * 100)} cm`,
        expr: `${cm}*100`,
        working: '1 m = 100 cm',
      })
    : shortAnswer({
        prompt: `How many metres are in ${formatNumber(cm * 100)} cm?`,
        answer: `${cm} m`,
        expr: `${cm * 100}/100`,
        working: '100 cm = 1 m',
      })
}

export const convertAny: QuestionMaker = (m) => {
  const [big, small, size] = m.random.pick<[string, string, number]>(METRIC_UNITS)
  const whole = m.random.int(2, byStep(m, 6, 12, 40))
  return m.random.chance(0.5)
    ? shortAnswer({
        prompt: `Write ${whole} ${big} in ${small}.`,
        answer: `${formatNumber(whole * size)} ${small}`,
        expr: `${whole}*${size}`,
        working: `1 ${big} = ${formatNumber(size)} ${small}`,
      })
    : shortAnswer({
        prompt: `Write ${formatNumber(whole * size)} ${small} in ${big}.`,
        answer: `${whole} ${big}`,
        expr: `${whole * size}/${size}`,
        working: `${formatNumber(size)} ${small} = 1 ${big}`,
      })
}

export const gramsDecimals: QuestionMaker = (m) => {
  const [big, small] = m.random.pick<[string, string]>([
    ['kg', 'g'],
    ['L', 'mL'],
  ])
  const tenths = m.random.int(11, byStep(m, 39, 95, 250))
  return m.random.chance(0.5)
    ? shortAnswer({
        prompt: `Write ${formatScaled(tenths, 1)} ${big} in ${small}.`,
        answer: `${formatNumber(tenths * 100)} ${small}`,
        expr: `${plainScaled(tenths, 1)}*1000`,
        working: `1 ${big} = 1,000 ${small}`,
      })
    : shortAnswer({
        prompt: `Write ${formatNumber(tenths * 100)} ${small} in ${big}.`,
        answer: `${formatScaled(tenths, 1)} ${big}`,
        expr: `${tenths * 100}/1000`,
        working: `1,000 ${small} = 1 ${big}`,
      })
}

export const measureAsDecimal: QuestionMaker = (m) => {
  const [big, small] = m.random.pick<[string, string]>([
    ['kg', 'g'],
    ['L', 'mL'],
    ['km', 'm'],
  ])
  const [whole, rest] = [m.random.int(1, byStep(m, 5, 9, 15)), m.random.int(1, 9) * byStep(m, 100, 100, 50)]
  return shortAnswer({
    prompt: `Write ${whole} ${big} ${rest} ${small} as a decimal in ${big}.`,
    answer: `${formatScaled(whole * 1000 + rest, 3)} ${big}`,
    expr: `${whole}+${rest}/1000`,
    working: `${rest} ${small} is ${formatScaled(rest, 3)} ${big}.`,
  })
}

export const prefix: QuestionMaker = (m) => {
  const [big, small, size] = m.random.pick<[string, string, number]>(PREFIXED_UNITS)
  const many = byStep(m, 1, m.random.int(1, 5), m.random.int(2, 12))
  return shortAnswer({
    prompt: `How many ${small} are in ${many} ${big}${many === 1 ? '' : 's'}?`,
    answer: many * size,
    expr: `${many}*${size}`,
    working: 'milli- a thousandth, centi- a hundredth, kilo- a thousand.',
  })
}

export const whyPrefix: QuestionMaker = (m) => {
  const [word, other] = m.random.pick<[string, string]>(PREFIX_WORDS)
  return openQuestion(
    `What does the first part of “${word}” mean? Use it to explain “${other}”.`,
    {
      kilo: 'kilo- means a thousand.',
      mill: 'milli- means a thousandth.',
      cent: 'centi- means a hundredth (a century is a hundred years).',
    }[word.slice(0, 4)] ?? '',
  )
}

export const benchmark: QuestionMaker = (m) => {
  const [thing, mark] = m.random.pick<[string, string]>(BENCHMARKS)
  return openQuestion(
    `Use a benchmark (${mark}) to estimate ${thing}. Then measure it and write the difference.`,
    'An estimate built from the benchmark, a measurement with its unit, and the difference.',
  )
}

export const benchmarkSum: QuestionMaker = (m) => {
  const [steps, size] = [m.random.int(3, byStep(m, 9, 18, 30)), m.random.pick(byStep(m, [1], [1], [2]))]
  return shortAnswer({
    prompt: `One stride is about ${size} m. A hall is ${steps} strides long. About how long is it?`,
    answer: `${steps * size} m`,
    expr: `${steps}*${size}`,
    working: `${steps} × ${size}`,
  })
}

export const speed: QuestionMaker = (m) => {
  const [rate, hours] = [m.random.int(4, byStep(m, 12, 30, 90)), m.random.int(2, byStep(m, 3, 5, 8))]
  return wordProblem({
    prompt: `${m.name} ${rate <= 6 ? 'walks' : rate <= 30 ? 'bikes' : 'travels by bus'} ${rate * hours} km in ${hours} hours. What is the speed in km/h?`,
    answer: `${rate} km/h`,
    expr: `${rate * hours}/${hours}`,
    working: `${rate * hours} ÷ ${hours}`,
  })
}

export const tapRate: QuestionMaker = (m) => {
  const [each, minutes] = [m.random.int(3, byStep(m, 9, 15, 40)), m.random.int(3, 9)]
  return wordProblem({
    prompt: `A tap fills ${each * minutes} litres in ${minutes} minutes. How many litres is that each minute?`,
    answer: `${each} L`,
    expr: `${each * minutes}/${minutes}`,
    working: `${each * minutes} ÷ ${minutes}`,
  })
}

/** How far a length falls short of one metre, or of two. */
export const shortOfMetre: QuestionMaker = (m) => {
  const metres = byStep(m, 1, 1, 2)
  const long = metres * 100 - m.random.int(1, byStep(m, 8, 16, 30)) * byStep(m, 10, 5, 5)
  const thing = m.random.pick(['desk', 'bench', 'ribbon', 'shelf', 'rope'])
  return wordProblem({
    prompt: `A ${thing} is ${long} cm long. How many centimetres short of ${metres} m is it?`,
    answer: `${metres * 100 - long} cm`,
    expr: `${metres}*100-${long}`,
    working: `${metres} m = ${metres * 100} cm; ${metres * 100} − ${long}`,
  })
}
