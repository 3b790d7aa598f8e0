import { formatScaled, plainScaled } from '../number.ts'
import { draft } from '../topic.ts'
import { ask, by, f, type Make, open, several, story } from './kit.ts'

const whichUnit =
  (small: string, big: string, tiny: string[], large: string[]): Make =>
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

export const METRES = whichUnit(
  'centimetres',
  'metres',
  ['a pencil', 'a leaf', 'a book'],
  ['the school hall', 'a bus', 'the netball court'],
)

export const GRAMS = whichUnit(
  'grams',
  'kilograms',
  ['an apple', 'a letter', 'a whiteboard pen'],
  ['a sack of potatoes', 'a dog', 'a desk'],
)

export const LITRES = whichUnit(
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
  (kind: keyof typeof UNITS): Make =>
  (m) => {
    const { small, thing } = UNITS[kind]
    const size = kind === 'length' ? 5 : 50
    const [a, b] = [m.random.int(3, by(m, 12, 20, 40)) * size, m.random.int(3, by(m, 8, 15, 30)) * size]
    const text = {
      length: `Two ${thing}s are ${a} cm and ${b} cm long. How long are they end to end?`,
      mass: `Two books have masses of ${a} g and ${b} g. What is their mass together?`,
      capacity: `${a} mL and ${b} mL of water are poured into a jug. How much is in it?`,
    }[kind]
    return story(text, `${f(a + b)} ${small}`, `${a}+${b}`, `${a} + ${b}`)
  }

export const bothUnits =
  (kind: keyof typeof UNITS): Make =>
  (m) => {
    const { big, small, by: size } = UNITS[kind]
    const [whole, extra] = [m.random.int(1, by(m, 2, 4, 9)), m.random.int(1, 9) * (size / by(m, 10, 10, 20))]
    return ask(
      `Write ${whole} ${big} ${extra} ${small} in ${small} only.`,
      `${f(whole * size + extra)} ${small}`,
      `${whole}*${size}+${extra}`,
      `1 ${big} = ${f(size)} ${small}`,
    )
  }

export const mixedUnits =
  (kind: keyof typeof UNITS): Make =>
  (m) => {
    const { big, small, by: size } = UNITS[kind]
    const [whole, extra] = [m.random.int(1, by(m, 3, 6, 12)), m.random.int(1, size / 5 - 1) * 5]
    return draft(
      `Write ${f(whole * size + extra)} ${small} in ${big} and ${small}.`,
      `${whole} ${big} ${extra} ${small}`,
      { kind: 'mixed-unit', total: whole * size + extra, size },
      {
        space: 'blank',
        working: `${whole} ${big} is ${f(whole * size)} ${small}; ${extra} ${small} is left.`,
      },
    )
  }

export const thermometer: Make = (m) => {
  const step = by(m, 10, 5, 2)
  const marks = m.random.int(1, by(m, 3, 7, 15))
  return ask(
    `A thermometer has a mark every ${step} degrees, starting at 0 °C. The red line is at mark ${marks}. What is the temperature?`,
    `${step * marks} °C`,
    `${step}*${marks}`,
    `Count in ${step}s.`,
  )
}

export const warmer: Make = (m) => {
  const [a = 12, b = 20] = several(m, 2, 2, by(m, 15, 25, 32))
  return story(
    `It is ${a} °C in Dunedin and ${b} °C in Napier. How many degrees warmer is the warmer place?`,
    `${Math.abs(a - b)} degrees`.replace(' degrees', ' °C'),
    `${Math.max(a, b)}-${Math.min(a, b)}`,
    `${Math.max(a, b)} − ${Math.min(a, b)}`,
  )
}

export const toCentimetres: Make = (m) => {
  const cm = m.random.int(2, by(m, 9, 12, 25))
  return m.random.chance(0.5)
    ? ask(`How many centimetres are in ${cm} m?`, `${f(cm * 100)} cm`, `${cm}*100`, '1 m = 100 cm')
    : ask(`How many metres are in ${f(cm * 100)} cm?`, `${cm} m`, `${cm * 100}/100`, '100 cm = 1 m')
}

export const convertAny: Make = (m) => {
  const [big, small, size] = m.random.pick<[string, string, number]>([
    ['km', 'm', 1000],
    ['m', 'cm', 100],
    ['cm', 'mm', 10],
    ['kg', 'g', 1000],
    ['L', 'mL', 1000],
  ])
  const whole = m.random.int(2, by(m, 6, 12, 40))
  return m.random.chance(0.5)
    ? ask(
        `Write ${whole} ${big} in ${small}.`,
        `${f(whole * size)} ${small}`,
        `${whole}*${size}`,
        `1 ${big} = ${f(size)} ${small}`,
      )
    : ask(
        `Write ${f(whole * size)} ${small} in ${big}.`,
        `${whole} ${big}`,
        `${whole * size}/${size}`,
        `${f(size)} ${small} = 1 ${big}`,
      )
}

export const gramsDecimals: Make = (m) => {
  const [big, small] = m.random.pick<[string, string]>([
    ['kg', 'g'],
    ['L', 'mL'],
  ])
  const tenths = m.random.int(11, by(m, 39, 95, 250))
  return m.random.chance(0.5)
    ? ask(
        `Write ${formatScaled(tenths, 1)} ${big} in ${small}.`,
        `${f(tenths * 100)} ${small}`,
        `${plainScaled(tenths, 1)}*1000`,
        `1 ${big} = 1,000 ${small}`,
      )
    : ask(
        `Write ${f(tenths * 100)} ${small} in ${big}.`,
        `${formatScaled(tenths, 1)} ${big}`,
        `${tenths * 100}/1000`,
        `1,000 ${small} = 1 ${big}`,
      )
}

export const asDecimal: Make = (m) => {
  const [big, small] = m.random.pick<[string, string]>([
    ['kg', 'g'],
    ['L', 'mL'],
    ['km', 'm'],
  ])
  const [whole, rest] = [m.random.int(1, by(m, 5, 9, 15)), m.random.int(1, 9) * by(m, 100, 100, 50)]
  return ask(
    `Write ${whole} ${big} ${rest} ${small} as a decimal in ${big}.`,
    `${formatScaled(whole * 1000 + rest, 3)} ${big}`,
    `${whole}+${rest}/1000`,
    `${rest} ${small} is ${formatScaled(rest, 3)} ${big}.`,
  )
}

export const prefix: Make = (m) => {
  const [big, small, size] = m.random.pick<[string, string, number]>([
    ['kilometre', 'metres', 1000],
    ['metre', 'centimetres', 100],
    ['metre', 'millimetres', 1000],
    ['litre', 'millilitres', 1000],
    ['kilogram', 'grams', 1000],
  ])
  const many = by(m, 1, m.random.int(1, 5), m.random.int(2, 12))
  return ask(
    `How many ${small} are in ${many} ${big}${many === 1 ? '' : 's'}?`,
    many * size,
    `${many}*${size}`,
    'milli- a thousandth, centi- a hundredth, kilo- a thousand.',
  )
}

export const whyPrefix: Make = (m) => {
  const [word, other] = m.random.pick<[string, string]>([
    ['kilogram', 'kilometre'],
    ['millimetre', 'millilitre'],
    ['centimetre', 'century'],
    ['kilometre', 'kilojoule'],
  ])
  return open(
    `What does the first part of “${word}” mean? Use it to explain “${other}”.`,
    {
      kilo: 'kilo- means a thousand.',
      mill: 'milli- means a thousandth.',
      cent: 'centi- means a hundredth (a century is a hundred years).',
    }[word.slice(0, 4)] ?? '',
  )
}

export const benchmark: Make = (m) => {
  const [thing, mark] = m.random.pick<[string, string]>([
    ['the height of the door', 'a big step is about 1 m'],
    ['the length of the room', 'a big step is about 1 m'],
    ['the width of your desk', 'a hand span is about 15 cm'],
    ['the mass of your school bag', 'a litre of milk is about 1 kg'],
    ['how much a bucket holds', 'a large bottle is about 1 L'],
    ['the length of a book', 'a finger is about 1 cm wide'],
  ])
  return open(
    `Use a benchmark (${mark}) to estimate ${thing}. Then measure it and write the difference.`,
    'An estimate built from the benchmark, a measurement with its unit, and the difference.',
  )
}

export const benchmarkSum: Make = (m) => {
  const [steps, size] = [m.random.int(3, by(m, 9, 18, 30)), m.random.pick(by(m, [1], [1], [2]))]
  return ask(
    `One stride is about ${size} m. A hall is ${steps} strides long. About how long is it?`,
    `${steps * size} m`,
    `${steps}*${size}`,
    `${steps} × ${size}`,
  )
}

export const speed: Make = (m) => {
  const [rate, hours] = [m.random.int(4, by(m, 12, 30, 90)), m.random.int(2, by(m, 3, 5, 8))]
  return story(
    `${m.name} ${rate <= 6 ? 'walks' : rate <= 30 ? 'bikes' : 'travels by bus'} ${rate * hours} km in ${hours} hours. What is the speed in km/h?`,
    `${rate} km/h`,
    `${rate * hours}/${hours}`,
    `${rate * hours} ÷ ${hours}`,
  )
}

export const rate: Make = (m) => {
  const [each, minutes] = [m.random.int(3, by(m, 9, 15, 40)), m.random.int(3, 9)]
  return story(
    `A tap fills ${each * minutes} litres in ${minutes} minutes. How many litres is that each minute?`,
    `${each} L`,
    `${each * minutes}/${minutes}`,
    `${each * minutes} ÷ ${minutes}`,
  )
}
