import { compareRationals, evaluate } from '../../../content/checks/rational.ts'

const UNIT = '(mm|cm|m|km|millimetres?|centimetres?|metres?|kilometres?)'
const SIDES = new RegExp(
  `(\\d+(?:\\.\\d+)?) ?${UNIT} ?(?:long|wide|high|across|in length|in width)?,? (?:by|×|x|and)(?: is| has a width of)? (\\d+(?:\\.\\d+)?) ?${UNIT}(?!\\p{L})`,
  'iu',
)
const SIDE_OF_SQUARE = new RegExp(
  `\\bsquare (?!${UNIT}\\b)[^.?!]*?\\b(?:sides?|edges?)\\b[^.?!\\d]*(\\d+(?:\\.\\d+)?) ?${UNIT}(?!\\p{L})`,
  'iu',
)
const AROUND =
  /\b(?:perimeter|(?:a|)round (?:it|the (?:outside|edge|whole|field|garden|\p{L}+))|fenc(?:e|ing)|border|edging|outside edge|all its sides)\b/iu
const COVERS =
  /\b(?:area|square (?:metres|centimetres|kilometres)|[cm]?m ?²|surface|to cover|covers?|carpet|turf)\b/iu
/** Words of a shape that is no whole rectangle, or of more than one way around it. */
const OTHER_SHAPE =
  /\b(?:half|third|quarter|one (?:of|side|long|short)|two|three|except|wall|gate|path|triang\p{L}*|circ\p{L}*|cub\p{L}*|box|twice|double|times|laps?|posts?|tiles?|L-shaped|not)\b/iu

/** What a rectangle with two sides, or a square with one, is asked for: all around it, or what covers it. */
export function rectangleSum(prompt: string): string | null {
  if (OTHER_SHAPE.test(prompt)) return null
  const asked = prompt.split(/(?<=[.!])\s+/).at(-1) ?? ''
  const isAround = AROUND.test(asked)
  if (isAround === COVERS.test(asked)) return null
  const count = prompt.match(/\d+(?:\.\d+)?/g)?.length ?? 0
  const [, a = '', unit = '', b = '', other = ''] = SIDES.exec(prompt) ?? []
  const [, , side = ''] = SIDE_OF_SQUARE.exec(prompt) ?? []
  if (count === 2 && a !== '' && unit.charAt(0) === other.charAt(0) && unit.length === other.length)
    return isAround ? `2*(${a}+${b})` : `${a}*${b}`
  if (count !== 1 || side === '') return null
  return isAround ? `4*${side}` : `${side}*${side}`
}

/** True where the area was worked out and the way around was asked for, or the other way about. */
export function isOtherRectangle(prompt: string, expr: string): boolean {
  const own = rectangleSum(prompt)
  return own !== null && compareRationals(evaluate(own), evaluate(expr)) !== 0
}
