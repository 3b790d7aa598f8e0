import { formatNumber, formatScaled, hcf } from '../../maths/number.ts'
import { numberWords } from '../../maths/number-words.ts'
import { rowsOf, type SheetRow } from './sheet-row.ts'

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

/** The boxes of a decimal; all is worked out in whole numbers of its smallest places. */
export function decimalRows(scaled: number, places: number): SheetRow[] {
  const unit = 10 ** places
  const steps = Array.from({ length: places }, (_, at) => 10 ** (places - 1 - at))
  const shown = (value: number) => formatScaled(value, places)
  return [
    {
      height: 'low',
      boxes: [
        { heading: 'In words', help: 'Say tenths, hundredths …', answer: decimalWords(scaled, places) },
      ],
    },
    {
      height: 'low',
      boxes: [{ heading: 'In expanded form', answer: worthOfDigits(scaled, places).join(' + ') }],
    },
    ...rowsOf(
      [
        { heading: 'What the last digit is worth', answer: worthOfDigits(scaled, places).at(-1) ?? '0' },
        { heading: 'As a fraction', answer: asFraction(scaled, places) },
        { heading: 'Nearest whole number', answer: formatNumber(roundedTo(scaled, places)) },
        ...(places > 1
          ? [{ heading: 'Nearest tenth', answer: formatScaled(roundedTo(scaled, places - 1), 1) }]
          : []),
      ],
      places > 1 ? 4 : 3,
    ),
    {
      height: 'low',
      boxes: steps.map((step) => ({ heading: `${shown(step)} more`, answer: shown(scaled + step) })),
    },
    {
      height: 'low',
      boxes: steps
        .filter((step) => step <= scaled)
        .map((step) => ({ heading: `${shown(step)} less`, answer: shown(scaled - step) })),
    },
    ...rowsOf(
      [
        { heading: 'Double', answer: shown(scaled * 2) },
        { heading: 'Half', answer: formatScaled(scaled * 5, places + 1) },
        { heading: 'Times 10', answer: formatScaled(scaled * 10, places) },
        { heading: 'Divided by 10', answer: formatScaled(scaled, places + 1) },
      ],
      4,
    ),
    {
      height: 'low',
      boxes: [
        {
          heading: 'A number a little smaller and one a little greater',
          help: `______ < ${shown(scaled)} < ______`,
          answer: `Any that fit, such as ${formatScaled(scaled * 10 - 1, places + 1)} and ${formatScaled(scaled * 10 + 1, places + 1)}.`,
        },
      ],
    },
    {
      height: 'low',
      boxes: [
        {
          heading: `How far to ${formatNumber(Math.floor(scaled / unit) + 1)}?`,
          answer: shown((Math.floor(scaled / unit) + 1) * unit - scaled),
        },
      ],
    },
  ]
}
