import { evaluate, rational, readAnswer } from '../rational.ts'
import { amount, isValue, partOf, type Reader, times } from './judge-printed.ts'
import { NEAREST } from './read-question.data.ts'
import { sumValue } from './sum.ts'

const ASKING =
  '(?:write as one number|work out|calculate|what is|find|how much is|evaluate|answer|solve)?:?\\s*'
const END = '\\s*(?:=\\s*)?(?:_{2,}|□|\\?)?\\s*[.?]?(?:\\s*\\((?:as|in)[^)]*\\))?$'
const SUM = new RegExp(`^${ASKING}([\\d(√−$][\\d\\s.,+−–×÷*/()²³$-]*[\\d)²³])${END}`, 'iu')

/** A plain sum: “Work out 6 × (2 + 3).” */
export const readSum: Reader = (question) => {
  const printed = SUM.exec(question)?.[1]?.trim() ?? ''
  const value = /[+−–×÷*²³-]/.test(printed) ? sumValue(printed) : null
  if (value === null) return null
  const [, dividend = '', divisor = ''] = /^([\d,]+) ÷ ([\d,]+)$/.exec(printed) ?? []
  return (answer) => {
    const parts = /^([\d,]+) ?(?:r|rem|remainder) ?(\d+)$/i.exec(answer.trim())
    if (!parts) return isValue(value, printed)(answer)
    const [whole, over] = [Number(dividend.replaceAll(',', '')), Number(divisor.replaceAll(',', ''))]
    if (!over) return undefined
    const right =
      Number(parts[1]?.replaceAll(',', '')) === Math.trunc(whole / over) && Number(parts[2]) === whole % over
    return right ? undefined : `${printed} is ${Math.trunc(whole / over)} remainder ${whole % over}`
  }
}

const OF =
  /^(?:work out|calculate|what is|find|how much is)?:?\s*((?:\p{L}+\s)??\p{L}+|\d+\/\d+|[\d.]+\s?(?:%|per ?cent))(?: of)? (\$?[\d,]+(?:\.\d+)?)(?: ?(?:mm|cm|m|km|g|kg|mL|L|minutes|hours))?(?: is _{2,}| = _{0,}|[.?]| =)?$/iu

/** A part of an amount: “Find one third of 12.” */
export const readPart: Reader = (question) => {
  const [, words = '', amount = ''] = OF.exec(question) ?? []
  const part = partOf(words)
  const whole = readAnswer(amount)
  const needsOf = !/^(?:double|twice|triple|treble)$/i.test(words)
  if (part === null || whole === null || (needsOf && !question.includes(' of '))) return null
  return isValue(times(part, whole), `${words} of ${amount}`.replace(/^(double|twice|triple) of/i, '$1'))
}

const ROUND = /^(?:round|what is) (\$?[\d,]+(?:\.\d+)?) (?:rounded )?to the nearest ([\p{L}\d, ]+?)[.?]?$/iu

/** A number to round. */
export const readRounding: Reader = (question) => {
  const [, number = '', place = ''] = ROUND.exec(question) ?? []
  const step = NEAREST[place.toLowerCase().replaceAll(',', '')]
  const value = readAnswer(number)
  if (step === undefined || value === null) return null
  const size = evaluate(step)
  const top = value.top * size.bottom * 2n + value.bottom * size.top
  const steps = top / (value.bottom * size.top * 2n)
  return isValue(times(rational(steps), size), `${number} to the nearest ${place}`)
}

const AS =
  /^write (\d+(?:\.\d+)?%?|\d+\/\d+|\d+ \d+\/\d+) as (?:a|an) (decimal|percentage|per ?cent|fraction|mixed number|improper fraction)\b[^:]*?\.?$/iu

/** A number to write in another form. */
export const readConversion: Reader = (question) => {
  const [, number = '', kind = ''] = AS.exec(question) ?? []
  const value = number === '' ? null : amount(number)
  if (value === null) return null
  const wanted = /^per/i.test(kind) ? times(value, rational(100n)) : value
  return (answer) => (/%$/.test(answer) === /^per/i.test(kind) ? isValue(wanted, number)(answer) : undefined)
}
