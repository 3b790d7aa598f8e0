import type { Task } from '../../task.ts'
import type { NumberSet, Operation } from '../../understood.ts'

const SIGNS: Record<string, Operation> = {
  '+': 'add',
  '−': 'subtract',
  '-': 'subtract',
  '×': 'multiply',
  '÷': 'divide',
  '*': 'multiply',
  '/': 'divide',
}
const NAMES: Record<Operation, string> = {
  add: 'adding',
  subtract: 'subtracting',
  multiply: 'multiplying',
  divide: 'dividing',
}

interface Sum {
  left: number
  sign: string
  right: number
}

const numberOf = (text: string) => Number(text.replaceAll(',', ''))
const GAP = /(?:(\d[\d,]*)|□|_{2,}) ([+−×÷]) (?:(\d[\d,]*)|□|_{2,}) = (\d[\d,]*)(?![\d./])/

/** A sum with a gap: "____ × 7 = 42" is 6 × 7. */
function gapSum(prompt: string): Sum | null {
  const [, left, sign = '', right, whole = ''] = GAP.exec(prompt) ?? []
  const known = left ?? right
  if (known === undefined || (left !== undefined && right !== undefined)) return null
  const other = numberOf(whole) / numberOf(known)
  return sign === '×'
    ? { left: numberOf(known), sign, right: other }
    : {
        left: left === undefined ? Number.NaN : numberOf(left),
        sign,
        right: right === undefined ? Number.NaN : numberOf(right),
      }
}

/** The one sum of a question, from its words or, in a story, from its proof. */
function sumOf({ prompt, check }: Task): Sum | null {
  const gap = gapSum(prompt)
  if (gap) return gap
  const printed = [...prompt.matchAll(/(?<![\d./])(\d[\d,]*) ([+−×÷]) (\d[\d,]*)(?![\d./])/g)]
  const proof = check?.kind === 'value' ? /^(\d+)([-+*/])(\d+)$/.exec(check.expr) : null
  const [, left = '', sign = '', right = ''] = (printed.length === 1 ? printed[0] : null) ?? proof ?? []
  if (printed.length > 1 || sign === '') return null
  return { left: numberOf(left), sign, right: numberOf(right) }
}

const operationOf = ({ sign }: Sum) => SIGNS[sign]

function outsideTables({ tables }: NumberSet, sum: Sum): boolean {
  if (tables === undefined) return false
  const operation = operationOf(sum)
  const [a, b] = [sum.left, sum.right]
  if (operation === 'multiply') return !tables.includes(a) && !tables.includes(b)
  return operation === 'divide' && !Number.isNaN(b) && !tables.includes(b) && !tables.includes(a / b)
}

const wholeNumbers = (text: string) =>
  (
    text
      .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
      .match(/(?<![\d.:/$])\d+(?![\d.:/%°]|\s?(?:mm?|cm|km|k?g|mL|L|minutes?|hours?|[ap]\.?m)\b)/g) ?? []
  ).map(Number)

function wrongFractions({ denominators }: NumberSet, prompt: string): string | null {
  const bottoms = [...prompt.matchAll(/\d\/(\d+)/g)].map(([, bottom]) => Number(bottom))
  if (denominators === undefined || bottoms.length < 2) return null
  const same = new Set(bottoms).size === 1
  if (denominators === 'same') return same ? null : 'the denominators differ'
  if (denominators === 'different') return same ? 'the denominators are the same' : null
  const other = bottoms.find((bottom) => !denominators.includes(bottom))
  return other === undefined ? null : `has ${other} as a denominator`
}

/** Says how a question lies outside the numbers that were asked for, or null. */
export function outsideSet(set: NumberSet, task: Task): string | null {
  const sum = sumOf(task)
  if (sum && outsideTables(set, sum))
    return `is not from the ${set.tables?.join(', ')} times tables you asked for`
  const operation = sum && operationOf(sum)
  if (operation && set.operations && !set.operations.includes(operation))
    return `is about ${NAMES[operation]}, and you asked for ${set.operations.map((one) => NAMES[one]).join(' and ')}`
  if (set.remainders === 'none' && /\d (?:r|remainder) ?[1-9]/.test(task.answer))
    return 'has a remainder, and you asked for none'
  const largest = Math.max(0, ...wholeNumbers(task.prompt), ...wholeNumbers(task.answer))
  if (set.upTo !== undefined && largest > set.upTo)
    return `has the number ${largest}, and you asked for numbers up to ${set.upTo}`
  const clock = task.figure?.kind === 'clock' ? task.figure.minute : undefined
  if (clock !== undefined && set.minutesPast && !set.minutesPast.includes(clock))
    return `shows ${clock} minutes past the hour, which you did not ask for`
  return wrongFractions(set, task.prompt)
}
