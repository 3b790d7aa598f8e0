import { draft, type Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatNumber, formatScaled, plainScaled } from '../number.ts'
import { byStep, shortAnswer, wordProblem } from '../question-tools.ts'

interface Unit {
  big: string
  small: string
  /** How many small units make one big unit: one nought for each decimal place. */
  size: number
}

const UNITS: Unit[] = [
  { big: 'm', small: 'cm', size: 100 },
  { big: 'cm', small: 'mm', size: 10 },
  { big: 'km', small: 'm', size: 1000 },
  { big: 'kg', small: 'g', size: 1000 },
  { big: 'L', small: 'mL', size: 1000 },
]

/** The same measurement in both units: 2.45 m and 245 cm. */
function inBothUnits(m: Making) {
  const unit = m.random.pick(UNITS)
  const places = Math.min(Math.log10(unit.size), byStep(m, 1, 2, 3))
  const drawn = m.random.int(10 ** places + 1, 10 ** places * byStep(m, 5, 9, 15))
  const value = drawn % 10 === 0 ? drawn + 1 : drawn
  return {
    ...unit,
    inBig: formatScaled(value, places),
    plainBig: plainScaled(value, places),
    inSmall: (value * unit.size) / 10 ** places,
    fact: `1 ${unit.big} = ${formatNumber(unit.size)} ${unit.small}`,
  }
}

export const convertDecimals: QuestionMaker = (m) => {
  const { big, small, size, inBig, plainBig, inSmall, fact } = inBothUnits(m)
  const places = Math.log10(size)
  return m.random.chance(0.5)
    ? shortAnswer({
        prompt: `Write ${inBig} ${big} in ${small}.`,
        answer: `${formatNumber(inSmall)} ${small}`,
        expr: `${plainBig}*${size}`,
        working: `${fact}, so multiply by ${formatNumber(size)}.`,
        aloud: [
          `${fact}. To the smaller unit there will be more of them, so I multiply.`,
          `${inBig} × ${formatNumber(size)} = ${formatNumber(inSmall)}: the digits move ${places} ${places === 1 ? 'place' : 'places'} to the left.`,
          `${formatNumber(inSmall)} ${small}: more than ${inBig}, as it must be.`,
        ],
      })
    : shortAnswer({
        prompt: `Write ${formatNumber(inSmall)} ${small} in ${big}.`,
        answer: `${inBig} ${big}`,
        expr: `${inSmall}/${size}`,
        working: `${fact}, so divide by ${formatNumber(size)}.`,
        aloud: [
          `${fact}. To the larger unit there will be fewer of them, so I divide.`,
          `${formatNumber(inSmall)} ÷ ${formatNumber(size)} = ${inBig}: the digits move ${places} ${places === 1 ? 'place' : 'places'} to the right.`,
          `${inBig} ${big}: fewer than ${formatNumber(inSmall)}, as it must be.`,
        ],
      })
}

export const compareUnits: QuestionMaker = (m) => {
  const { big, small, size, inBig, plainBig, inSmall, fact } = inBothUnits(m)
  const other = inSmall + m.random.pick([-1, 0, 1]) * Math.max(1, size / 20)
  return draft(
    `Write <, > or = to make this true: ${inBig} ${big} ____ ${formatNumber(other)} ${small}`,
    inSmall > other ? '>' : inSmall < other ? '<' : '=',
    { kind: 'compare', left: `${plainBig}*${size}`, right: String(other) },
    { space: 'none', working: `${fact}, so ${inBig} ${big} is ${formatNumber(inSmall)} ${small}.` },
  )
}

/** Litres poured into cups, or metres of rope cut into pieces: how many there are. */
function fitted(m: Making, pours: boolean) {
  const count = m.random.int(4, byStep(m, 10, 18, 30))
  const each = m.random.pick(
    pours
      ? byStep(m, [200, 250], [150, 250, 300], [125, 175, 350])
      : byStep(m, [20, 50], [15, 25, 40], [35, 45, 65]),
  )
  const size = pours ? 1000 : 100
  const [whole, plain] = [formatScaled(each * count, pours ? 3 : 2), plainScaled(each * count, pours ? 3 : 2)]
  return wordProblem({
    prompt: pours
      ? `${m.name} pours ${whole} L of juice into cups of ${each} mL. How many cups are filled?`
      : `${m.name} cuts ${whole} m of rope into pieces of ${each} cm. How many pieces are there?`,
    answer: count,
    expr: `${plain}*${size}/${each}`,
    working: `${formatNumber(each * count)} ${pours ? 'mL' : 'cm'} ÷ ${each} ${pours ? 'mL' : 'cm'}`,
  })
}

export const howManyFit: QuestionMaker = (m) => fitted(m, m.random.chance(0.5))

export const cupsFilled: QuestionMaker = (m) => fitted(m, true)

export const addMixedUnits: QuestionMaker = (m) => {
  const step = byStep(m, 100, 50, 5)
  const first = m.random.int(Math.ceil(1050 / step), byStep(m, 3000, 6000, 9500) / step) * step
  const second = m.random.int(Math.ceil(120 / step), Math.floor(950 / step)) * step
  const kilograms = formatScaled(first, 3)
  return wordProblem({
    prompt: `One parcel has a mass of ${kilograms} kg and another of ${second} g. What is their mass together, in kilograms?`,
    answer: `${formatScaled(first + second, 3)} kg`,
    expr: `${plainScaled(first, 3)}+${second}/1000`,
    working: `${second} g is ${formatScaled(second, 3)} kg; ${kilograms} + ${formatScaled(second, 3)}`,
  })
}
