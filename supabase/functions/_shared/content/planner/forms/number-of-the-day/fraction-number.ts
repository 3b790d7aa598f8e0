import { formatFraction, fractionWords } from '../../maths/number.ts'
import { type AnsweredBox, rowsOf, type SheetRow } from './sheet-row.ts'

const DECIMAL_BOTTOMS = [2, 4, 5, 8, 10, 20]

function againstHalf(top: number, bottom: number): string {
  const difference = top * 2 - bottom
  return difference === 0 ? 'equal to a half' : difference < 0 ? 'less than a half' : 'more than a half'
}

function toOne(top: number, bottom: number): AnsweredBox {
  return top <= bottom
    ? { heading: 'How far to 1?', answer: top === bottom ? '0' : formatFraction(bottom - top, bottom) }
    : { heading: 'How much more than 1?', answer: formatFraction(top - bottom, bottom) }
}

function asDecimal(top: number, bottom: number): AnsweredBox[] {
  if (!DECIMAL_BOTTOMS.includes(bottom)) return []
  return [
    { heading: 'As a decimal', answer: String((top * 1000) / bottom / 1000) },
    { heading: 'As a percentage', answer: `${(top * 100) / bottom}%` },
  ]
}

/** The fraction drawn in two ways, and three that are worth the same. */
function shownRows(top: number, bottom: number): SheetRow[] {
  const others = [2, 3, 4].map((by) => `${top * by}/${bottom * by}`)
  const twice = top > bottom ? ', drawn more than once' : ''
  return [
    {
      height: 'middle',
      boxes: [
        {
          heading: 'Draw it as part of a shape',
          answer: `A shape in ${bottom} equal parts with ${top} shaded${twice}.`,
        },
        { heading: 'Draw it as part of a set', answer: `Such as ${top * 2} of ${bottom * 2} things.` },
      ],
    },
    {
      height: 'low',
      boxes: [
        {
          heading: 'Three fractions that are worth the same',
          answer: `Any three, such as ${others.join(', ')}.`,
        },
      ],
    },
  ]
}

const nearRow = (top: number, bottom: number): SheetRow => ({
  height: 'low',
  boxes: [
    {
      heading: 'A fraction that is smaller and one that is greater',
      help: `______ < ${top}/${bottom} < ______`,
      answer: `Any that fit, such as ${top}/${bottom + 1} and ${top + 1}/${bottom}.`,
    },
  ],
})

/** The boxes of a fraction. */
export function fractionRows(top: number, bottom: number, year: number): SheetRow[] {
  const name = `${top}/${bottom}`
  const set = bottom * (year <= 4 ? 2 : 6)
  return [
    ...rowsOf(
      [
        { heading: 'In words', answer: fractionWords(top, bottom) },
        { heading: 'Less than, equal to or more than a half?', answer: againstHalf(top, bottom) },
      ],
      2,
    ),
    ...shownRows(top, bottom),
    ...rowsOf(
      [
        toOne(top, bottom),
        { heading: 'Double', help: `${name} + ${name}`, answer: formatFraction(top * 2, bottom) },
        { heading: `${name} of ${set}`, answer: String((set / bottom) * top) },
      ],
      3,
    ),
    ...(year >= 6 ? rowsOf(asDecimal(top, bottom), 2) : []),
    nearRow(top, bottom),
  ]
}
