import { formatNumber, formatScaled, hcf } from '../../maths/number.ts'
import { numberWords } from '../../maths/number-words.ts'
import { type AnsweredBox, rowsOf, type SheetRow } from './sheet-row.ts'

const NAMES = ['', 'tenth', 'hundredth', 'thousandth']
const named = (count: number, places: number) =>
  `${numberWords(count)} ${NAMES[places]}${count === 1 ? '' : 's'}`

/** A decimal as it is read by its places: "three and forty-seven hundredths". */
export function decimalWords(scaled: number, places: number): string {
  const [whole, part] = [Math.floor(scaled / 10 ** places), scaled % 10 ** places]
  if (part === 0) return numberWords(whole)
  return whole === 0 ? named(part, places) : `${numberWords(whole)} and ${named(part, places)}`
}

/** Each digit with what it is worth, as a decimal. */
function worthOfDigits(scaled: number, places: number): string[] {
  const digits = [...String(scaled).padStart(places + 1, '0')].map(Number)
  return digits.flatMap((digit, at) =>
    digit === 0 ? [] : [formatScaled(digit * 10 ** (digits.length - 1 - at), places)],
  )
}

function asFraction(scaled: number, places: number): string {
  const unit = 10 ** places
  const [whole, part] = [Math.floor(scaled / unit), scaled % unit]
  const common = hcf(part, unit)
  const mixed = (top: number, bottom: number) => `${whole > 0 ? `${whole} ` : ''}${top}/${bottom}`
  const plain = mixed(part, unit)
  return common === 1 || part === 0 ? plain : `${plain} = ${mixed(part / common, unit / common)}`
}

const roundedTo = (scaled: number, drop: number) => Math.floor(scaled / 10 ** drop + 0.5)

/** One box over the whole width. */
const alone = (box: AnsweredBox): SheetRow => ({ height: 'low', boxes: [box] })

/** What the digits are worth, the number as a fraction, and what it is rounded to. */
function partRows(scaled: number, places: number): SheetRow[] {
  const worth = worthOfDigits(scaled, places)
  const rounded: AnsweredBox[] = [
    { heading: 'Nearest whole number', answer: formatNumber(roundedTo(scaled, places)) },
    ...(places > 1
      ? [{ heading: 'Nearest tenth', answer: formatScaled(roundedTo(scaled, places - 1), 1) }]
      : []),
  ]
  return [
    alone({
      heading: 'In words',
      help: 'Say tenths, hundredths …',
      answer: decimalWords(scaled, places),
    }),
    alone({ heading: 'In expanded form', answer: worth.join(' + ') }),
    ...rowsOf(
      [
        { heading: 'What the last digit is worth', answer: worth.at(-1) ?? '0' },
        { heading: 'As a fraction', answer: asFraction(scaled, places) },
        ...rounded,
      ],
      places > 1 ? 4 : 3,
    ),
  ]
}

/** A step of each place more and less. */
function stepRows(scaled: number, places: number): SheetRow[] {
  const steps = Array.from({ length: places }, (_, at) => 10 ** (places - 1 - at))
  const shown = (value: number) => formatScaled(value, places)
  const more = steps.map((step) => ({ heading: `${shown(step)} more`, answer: shown(scaled + step) }))
  const less = steps
    .filter((step) => step <= scaled)
    .map((step) => ({ heading: `${shown(step)} less`, answer: shown(scaled - step) }))
  return [
    { height: 'low', boxes: more },
    { height: 'low', boxes: less },
  ]
}

/** Numbers on both sides of it, and the way to the next whole number. */
function nearRows(scaled: number, places: number): SheetRow[] {
  const unit = 10 ** places
  const next = Math.floor(scaled / unit) + 1
  const finer = (value: number) => formatScaled(value, places + 1)
  return [
    alone({
      heading: 'A number a little smaller and one a little greater',
      help: `______ < ${formatScaled(scaled, places)} < ______`,
      answer: `Any that fit, such as ${finer(scaled * 10 - 1)} and ${finer(scaled * 10 + 1)}.`,
    }),
    alone({
      heading: `How far to ${formatNumber(next)}?`,
      answer: formatScaled(next * unit - scaled, places),
    }),
  ]
}

/** The boxes of a decimal; all is worked out in whole numbers of its smallest places. */
export const decimalRows = (scaled: number, places: number): SheetRow[] => [
  ...partRows(scaled, places),
  ...stepRows(scaled, places),
  ...rowsOf(
    [
      { heading: 'Double', answer: formatScaled(scaled * 2, places) },
      { heading: 'Half', answer: formatScaled(scaled * 5, places + 1) },
      { heading: 'Times 10', answer: formatScaled(scaled * 10, places) },
      { heading: 'Divided by 10', answer: formatScaled(scaled, places + 1) },
    ],
    4,
  ),
  ...nearRows(scaled, places),
]
