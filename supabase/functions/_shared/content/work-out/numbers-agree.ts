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
/** What a number is rounded to, in words. */
const NEAREST: Readonly<Record<string, string>> = {
  ten: '10',
  hundred: '100',
  thousand: '1000',
  tenth: '0.1',
  hundredth: '0.01',
  'whole number': '1',
}
/** The same in decimal places. */
const PLACES: Readonly<Record<string, string>> = { one: '0.1', 1: '0.1', two: '0.01', 2: '0.01' }
/** Numbers a question need not name because its units imply them. */
const CONVERSIONS: [RegExp, string[]][] = [
  [/%|per ?cent/i, ['100']],
  [/\b(?:c?m|cents?|metres?)\b|\$/i, ['100']],
  [/\b(?:mm|cm|millimetres?)\b/i, ['10']],
  [/\b(?:km|kg|m?L|mm|kilo\w+|litres?|millilitres?)\b/i, ['1000']],
  [/\b(?:hours?|minutes?|seconds?)\b/i, ['60']],
  [/\bdays?\b/i, ['24']],
  [/\bweeks?\b/i, ['7']],
  [/\b(?:perimeter|fenc(?:e|ing)|border|edg(?:e|ing)|average|mean|triangle)\b/i, ['2', '4']],
  [/\bsquared?\b/i, ['2', '4']],
  [/\bcubed?\b/i, ['3']],
]

/** What a number is rounded to: "to the nearest hundred", "to one decimal place". */
function roundedIn(prompt: string): string {
  const [, nearest = ''] =
    /\bnearest (ten|hundred|thousand|tenth|hundredth|whole number)\b/i.exec(prompt) ?? []
  const [, places = ''] = /\b(one|two|1|2) decimal places?\b/i.exec(prompt) ?? []
  return NEAREST[nearest.toLowerCase()] ?? PLACES[places.toLowerCase()] ?? ''
}

const numbersIn = (text: string) =>
  (text.replace(/(\d),(?=\d{3}(?!\d))/g, '$1').match(/\d+(?:\.\d+)?/g) ?? []).map((number) =>
    String(Number(number)),
  )

/** A sum written out in the question, such as "3/4 × 24". */
export function sumIn(prompt: string): string | null {
  const found = prompt.match(/[\d(][\d\s.,()]*(?:(?:[-+×÷*/−–]|\bof\b)[\s($]*\d[\d\s.,)]*)+/g) ?? []
  const sums = found
    // "18 of 24 games" is no sum; "3/4 of 24" is.
    .filter((text) => !/\bof\b/.test(text) || /\/\s*\d+\)?\s*of\b/.test(text))
    .map((text) => expression(text.replace(/[\s.,(]+$/, '')))
    .filter((expr) => expr !== null && /[-+*]|\/.*\//.test(expr))
  return sums.length === 1 ? (sums[0] ?? null) : null
}

/** A larger unit, the smaller one that it is written in, and how many of these it holds. */
const SMALLER: readonly (readonly [larger: string, smaller: string, times: number])[] = [
  ['m|metres?', 'cm|centimetres?', 100],
  ['cm|centimetres?', 'mm|millimetres?', 10],
  ['km|kilometres?', 'm|metres?', 1000],
  ['kg|kilograms?', 'g|grams?', 1000],
  ['l|litres?', 'ml|millilitres?', 1000],
  ['hours?', 'min|minutes?', 60],
]

/** The question with its larger unit written in the smaller one that it also names: "3 m" as "300 cm". */
function inSmaller(prompt: string): string {
  const found = SMALLER.find(([larger, smaller]) =>
    [`\\d ?(?:${larger})(?!\\p{L})`, `(?<!\\p{L})(?:${smaller})(?!\\p{L})`].every((words) =>
      new RegExp(words, 'iu').test(prompt),
    ),
  )
  if (found === undefined) return prompt
  const [larger, , times] = found
  return prompt.replace(
    new RegExp(`(\\d+(?:\\.\\d+)?) ?(?:${larger})(?!\\p{L})`, 'giu'),
    (_, number: string) => `${Number((Number(number) * times).toFixed(3))} of these`,
  )
}

/** A time after noon as a timetable writes it: "1:15 pm" is 13:15, and both may stand in a proof. */
const inTimetable = (prompt: string) =>
  prompt.replace(/(?<![\d:])(\d{1,2})(:\d{2}) ?p\.?m\b\.?/gi, (all, hour: string, minutes: string) =>
    Number(hour) < 12 ? `${Number(hour) + 12}${minutes}` : all,
  )

/**
 * True when the proof uses every number of the question and no other, and has the value of a sum written out in it. A gap
 * between digits may part thousands, 12 500, or two numbers: either reading may agree.
 */
export function numbersAgree(proof: Proof, prompt: string): boolean {
  const joined = prompt.replace(THOUSANDS, '')
  const a = proof.kind === 'value' ? proof.a.replace(THOUSANDS, '') : proof.a
  const readings = [
    ...(proof.kind === 'value' ? [inSmaller(joined)] : []),
    ...(proof.kind === 'time-between' || proof.kind === 'time-after' ? [inTimetable(prompt)] : []),
  ]
  return (
    agrees(proof, prompt) ||
    (joined !== prompt && agrees({ ...proof, a }, joined)) ||
    readings.some((reading) => reading !== prompt && agrees({ ...proof, a }, reading))
  )
}

/** "Each square is 1 cm²" names a unit and no number of a sum: one of them is one of the other. */
const UNIT_SQUARE =
  /\b(?:each|every|one|1) (?:\p{L}+ ){0,2}?(?:square|cube|tile|block)(?: (?:is|has|shows|covers|measures|stands for)| ?=)(?: an? (?:area|volume) of)? (?:1|one) ?(?:(?:square|cubic) \p{L}+|[cm]?m ?[²³])/giu

/** The number of a class or a year, and the hour at which something is measured, are no numbers of a sum. */
const NAMED_BY_NUMBER = /\b(?:Room|Year) \d{1,2}(?!\d|\.\d)|(?<=^|[.?!] )At \d{1,2} ?[ap]m(?![\p{L}\d])/gu

function agrees(proof: Proof, given: string): boolean {
  const prompt = given.replace(UNIT_SQUARE, ' ').replace(NAMED_BY_NUMBER, ' ')
  const asked = numbersIn(prompt)
  const words = (prompt.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => WORDS[word] ?? [])
  const implied = CONVERSIONS.flatMap(([pattern, numbers]) => (pattern.test(prompt) ? numbers : []))
  const howMany = proof.kind === 'sequence' ? [String(Number(proof.b) || 1)] : []
  const used = numbersIn(`${proof.a} ${proof.kind === 'sequence' ? '' : proof.b}`)
  const roundedTo = proof.kind === 'round' ? [roundedIn(prompt)] : []
  if (used.some((number) => ![...asked, ...words, ...implied, ...roundedTo].includes(number))) return false
  const roundsTo = proof.kind === 'round' && ![...asked, ...roundedTo].includes(String(Number(proof.b)))
  if (roundsTo) return false
  if (asked.some((number) => ![...used, ...howMany].includes(number))) return false
  const sum = proof.kind === 'value' ? sumIn(prompt) : null
  const expr = sum === null ? null : expression(proof.a)
  return sum === null || expr === null || compareRationals(evaluate(sum), evaluate(expr)) === 0
}
