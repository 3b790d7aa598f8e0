import { compareRationals, evaluate } from '../checks/rational.ts'
import { expression, THOUSANDS } from './expression.ts'
import type { Proof } from './proof.ts'

/** Words that stand for a number in a question. */
const WORDS: Record<string, string[]> = {
  half: ['1', '2'],
  halves: ['2'],
  third: ['1', '3'],
  thirds: ['3'],
  quarter: ['1', '4'],
  quarters: ['4'],
  double: ['2'],
  twice: ['2'],
  triple: ['3'],
  one: ['1'],
  two: ['2'],
  three: ['3'],
  four: ['4'],
  five: ['5'],
  six: ['6'],
  seven: ['7'],
  eight: ['8'],
  nine: ['9'],
  ten: ['10'],
  eleven: ['11'],
  twelve: ['12'],
  dozen: ['12'],
}
/** Numbers a question need not name because its units imply them. */
const CONVERSIONS: [RegExp, string[]][] = [
  [/%|per ?cent/i, ['100']],
  [/\b(?:c?m|cents?|metres?)\b|\$/i, ['100']],
  [/\b(?:mm|cm|millimetres?)\b/i, ['10']],
  [/\b(?:km|kg|m?L|mm|kilo\w+|litres?|millilitres?)\b/i, ['1000']],
  [/\b(?:hours?|minutes?|seconds?)\b/i, ['60']],
  [/\bdays?\b/i, ['24']],
  [/\bweeks?\b/i, ['7']],
  [/\b(?:perimeter|average|mean|triangle)\b/i, ['2', '4']],
  [/\bsquared?\b/i, ['2', '4']],
  [/\bcubed?\b/i, ['3']],
]

const numbersIn = (text: string) =>
  (text.replace(/(\d),(?=\d{3}(?!\d))/g, '$1').match(/\d+(?:\.\d+)?/g) ?? []).map((number) =>
    String(Number(number)),
  )

/** A sum written out in the question, such as "3/4 × 24". */
export function sumIn(prompt: string): string | null {
  const found = prompt.match(/[\d(][\d\s.,()]*(?:(?:[-+×÷*/−–]|\bof\b)[\s($]*\d[\d\s.,)]*)+/g) ?? []
  const sums = found
    .map((text) => expression(text.replace(/[\s.,(]+$/, '')))
    .filter((expr) => expr !== null && /[-+*]|\/.*\//.test(expr))
  return sums.length === 1 ? (sums[0] ?? null) : null
}

/**
 * True when the proof uses every number of the question and no other, and has the value of a sum written out in it. A gap
 * between digits may part thousands, 12 500, or two numbers: either reading may agree.
 */
export function numbersAgree(proof: Proof, prompt: string): boolean {
  const joined = prompt.replace(THOUSANDS, '')
  const a = proof.kind === 'value' ? proof.a.replace(THOUSANDS, '') : proof.a
  return agrees(proof, prompt) || (joined !== prompt && agrees({ ...proof, a }, joined))
}

/** "Each square is 1 cm²" names a unit and no number of a sum: one of them is one of the other. */
const UNIT_SQUARE =
  /\b(?:each|every|one|1) (?:\p{L}+ ){0,2}?(?:square|cube|tile|block)(?: (?:is|has|shows|covers|measures|stands for)| ?=)(?: an? (?:area|volume) of)? (?:1|one) ?(?:(?:square|cubic) \p{L}+|[cm]?m ?[²³])/giu

function agrees(proof: Proof, given: string): boolean {
  const prompt = given.replace(UNIT_SQUARE, ' ')
  const asked = numbersIn(prompt)
  const words = (prompt.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => WORDS[word] ?? [])
  const implied = CONVERSIONS.flatMap(([pattern, numbers]) => (pattern.test(prompt) ? numbers : []))
  const howMany = proof.kind === 'sequence' ? [String(Number(proof.b) || 1)] : []
  const used = numbersIn(`${proof.a} ${proof.kind === 'sequence' ? '' : proof.b}`)
  if (used.some((number) => ![...asked, ...words, ...implied].includes(number))) return false
  const roundsTo = proof.kind === 'round' && !asked.includes(String(Number(proof.b)))
  if (roundsTo) return false
  if (asked.some((number) => ![...used, ...howMany].includes(number))) return false
  const sum = proof.kind === 'value' ? sumIn(prompt) : null
  const expr = sum === null ? null : expression(proof.a)
  return sum === null || expr === null || compareRationals(evaluate(sum), evaluate(expr)) === 0
}
