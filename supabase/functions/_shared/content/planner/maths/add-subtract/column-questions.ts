import type { Making } from '../../topic.ts'
import type { QuestionMaker } from '../maths-topic.ts'
import { formatNumber } from '../number.ts'
import { byStep, writtenMethod } from '../question-tools.ts'

const COLUMNS = ['ones', 'tens', 'hundreds', 'thousands', 'ten thousands', 'hundred thousands'] as const
const ONE = ['one', 'ten', 'hundred', 'thousand', 'ten thousand', 'hundred thousand'] as const
const TOLD_UP_TO = 999_999

const capitalOf = (text: string) => `${text[0]?.toUpperCase()}${text.slice(1)}`
const digitAt = (n: number, place: number) => Math.floor(n / 10 ** place) % 10

/** Each column in turn, from the ones: “Ones: 6 + 8 = 14; write 4, rename ten as 1 ten.” */
function addedInColumns(a: number, b: number): string {
  const width = String(Math.max(a, b)).length
  if (Math.max(a, b) > TOLD_UP_TO)
    return 'Start at the ones. Ten or more in a column becomes one in the next.'
  let carried = 0
  const lines = COLUMNS.slice(0, width).map((name, place) => {
    const parts = [digitAt(a, place), digitAt(b, place), ...(carried ? [carried] : [])]
    const sum = parts.reduce((x, y) => x + y, 0)
    carried = sum > 9 ? 1 : 0
    const told = `${capitalOf(name)}: ${parts.join(' + ')} = ${sum}`
    return carried && place < width - 1
      ? `${told}; write ${sum - 10} and rename ten ${name} as 1 ${ONE[place + 1]}.`
      : `${told}.`
  })
  return lines.join(' ')
}

/** Each column in turn, from the ones: a ten is renamed as ten ones where there are too few. */
function takenInColumns(a: number, b: number): string {
  const width = String(a).length
  if (a > TOLD_UP_TO)
    return 'Start at the ones. Where there are too few, rename one of the next column as ten.'
  let lent = 0
  const lines = COLUMNS.slice(0, width).map((name, place) => {
    const [have, take] = [digitAt(a, place) - lent, digitAt(b, place)]
    lent = have < take ? 1 : 0
    const told = `${have + lent * 10} − ${take} = ${have + lent * 10 - take}`
    return lent
      ? `${capitalOf(name)}: too few, so rename 1 ${ONE[place + 1]} as ten ${name}: ${told}.`
      : `${capitalOf(name)}: ${told}.`
  })
  return lines.join(' ')
}

/** The digits of the numbers of a year; support has one fewer where that leaves two. */
function widthOf(m: Making): number {
  if (m.numbers?.digits !== undefined) return m.numbers.digits
  const usual = m.year <= 2 ? 2 : m.year === 3 ? byStep(m, 2, 3, 3) : m.year === 4 ? byStep(m, 3, 3, 4) : 0
  return usual || (m.year === 5 ? byStep(m, 3, 4, 5) : byStep(m, 4, 5, 6))
}

const isCarried = (a: number, b: number) =>
  Array.from({ length: 7 }, (_, place) => place).some((place) => digitAt(a, place) + digitAt(b, place) > 9)

/** Two numbers whose total renames in some column, or in none where that was asked for. */
function partsOf(m: Making, isSum: boolean): [number, number] {
  const width = widthOf(m)
  const [low, high] = [10 ** (width - 1) + 1, 10 ** width - 1]
  const top = Math.min(m.numbers?.upTo ?? high, m.year <= 2 ? 99 : isSum && m.year > 3 ? high * 2 : high)
  const wanted = m.numbers?.carrying !== 'none'
  let found: [number, number] = [low, low]
  for (let tries = 0; tries < 200; tries++) {
    // A part of a difference may have fewer digits, but not the numbers that are printed.
    const b = m.random.int(low, Math.max(low, Math.min(high, top) - (isSum ? low : 2)))
    const a = isSum
      ? m.random.int(low, Math.max(low, Math.min(high, top - b)))
      : m.random.int(2, Math.max(2, top - b))
    found = [a, b]
    const passesZero = !isSum && (/0/.test(String(a + b)) || b % 10 === 0)
    if (a + b <= top && isCarried(a, b) === wanted && !passesZero) return found
  }
  return found
}

/** An addition in columns in which ten of one place are renamed. */
export const columnPlus: QuestionMaker = (m) => {
  const [a, b] = partsOf(m, true)
  return writtenMethod({
    prompt: `In columns: ${formatNumber(a)} + ${formatNumber(b)} =`,
    answer: a + b,
    expr: `${a}+${b}`,
    working: addedInColumns(a, b),
  })
}

/** A subtraction in columns in which one of a place is renamed as ten of the next. */
export const columnMinus: QuestionMaker = (m) => {
  const [a, b] = partsOf(m, false)
  return writtenMethod({
    prompt: `In columns: ${formatNumber(a + b)} − ${formatNumber(b)} =`,
    answer: a,
    expr: `${a + b}-${b}`,
    working: takenInColumns(a + b, b),
  })
}
