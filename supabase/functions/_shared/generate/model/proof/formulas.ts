import { compareRationals, evaluate } from '../../../content/checks/rational.ts'

const N = '\\$?(\\d+(?:\\.\\d+)?)'
const UNIT = '(?: ?(?:mm|cm|m|km|metres?|centimetres?))?'
const ASK =
  "^(?:what is|what (?:number|amount) is|which (?:number|amount) is|what[’']s|find|write|work out|calculate|write)?(?: the number (?:that is )?)? ?"
const END = '[.?]?$'
const OF = '(?: of (?:a|the|this) [\\p{L} ]{3,30}?)?'
const BY = `${OF},? ?(?:with sides of |that is |of |measuring )?${N}${UNIT}(?: long)? (?:by|×|x|and) ${N}${UNIT}(?: wide| high)?`
const SQUARE = ` of (?:a|the) square (?:with sides? (?:of )?|of side )${N}${UNIT}(?: long| each)?`

/** Questions that are one sentence with a sum of their own, as they are asked in words. */
const FORMULAS: readonly (readonly [RegExp, (a: string, b: string, c: string) => string])[] = [
  [new RegExp(`${ASK}the perimeter${BY}${END}`, 'iu'), (a, b) => `2*(${a}+${b})`],
  [
    new RegExp(`${ASK}the area(?: of (?:a|the) rectang[\\p{L} ]*?)${BY.slice(OF.length)}${END}`, 'iu'),
    (a, b) => `${a}*${b}`,
  ],
  [new RegExp(`${ASK}the perimeter${SQUARE}${END}`, 'iu'), (a) => `4*${a}`],
  [new RegExp(`${ASK}the area${SQUARE}${END}`, 'iu'), (a) => `${a}*${a}`],
  [
    new RegExp(
      `${ASK}the area of (?:a|the) triangle with (?:a )?base (?:of )?${N}${UNIT} and (?:a )?height (?:of )?${N}${UNIT}${END}`,
      'iu',
    ),
    (a, b) => `${a}*${b}/2`,
  ],
  [
    new RegExp(`${N}${UNIT} (?:by|×) ${N}${UNIT} (?:by|×) ${N}${UNIT}\\b[^?]*\\bvolume\\b[^?]*\\?$`, 'iu'),
    (a, b, c) => `${a}*${b}*${c}`,
  ],
  [new RegExp(`${ASK}${N} less than ${N}${END}`, 'iu'), (a, b) => `${b}-${a}`],
  [new RegExp(`${ASK}${N} (?:more|greater) than ${N}${END}`, 'iu'), (a, b) => `${a}+${b}`],
  [new RegExp(`^divide ${N} by ${N}${END}`, 'iu'), (a, b) => `${a}/${b}`],
  [new RegExp(`^multiply ${N} by ${N}${END}`, 'iu'), (a, b) => `${a}*${b}`],
  [new RegExp(`^add ${N} (?:and|to) ${N}${END}`, 'iu'), (a, b) => `${a}+${b}`],
  [new RegExp(`^(?:subtract|take) ${N} (?:away )?from ${N}${END}`, 'iu'), (a, b) => `${b}-${a}`],
  [
    new RegExp(`${ASK}the difference between ${N} and ${N}${END}`, 'iu'),
    (a, b) => (Number(a) > Number(b) ? `${a}-${b}` : `${b}-${a}`),
  ],
  [new RegExp(`${ASK}the (?:sum|total) of ${N} and ${N}${END}`, 'iu'), (a, b) => `${a}+${b}`],
  [new RegExp(`${ASK}the product of ${N} and ${N}${END}`, 'iu'), (a, b) => `${a}*${b}`],
  [new RegExp(`${ASK}the quotient of ${N} and ${N}${END}`, 'iu'), (a, b) => `${a}/${b}`],
  [new RegExp(`${ASK}(?:halfway|half way) between ${N} and ${N}${END}`, 'iu'), (a, b) => `(${a}+${b})/2`],
  [/^how many (\d+)[’']?s are (?:there )?in (\d+)\?$/i, (a, b) => `${b}/${a}`],
  [/^how many cents are (?:there )?in \$(\d+(?:\.\d+)?)\?$/i, (a) => `${a}*100`],
  [new RegExp(`${ASK}${N} squared${END}`, 'iu'), (a) => `${a}*${a}`],
  [new RegExp(`${ASK}${N} cubed${END}`, 'iu'), (a) => `${a}*${a}*${a}`],
]

/** Larger units with the smaller ones that they are made of. */
const IN_ONE: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  hour: { minute: 60 },
  minute: { second: 60 },
  day: { hour: 24 },
  week: { day: 7 },
  year: { month: 12, week: 52 },
  kilometre: { metre: 1000 },
  metre: { centimetre: 100, millimetre: 1000 },
  centimetre: { millimetre: 10 },
  kilogram: { gram: 1000 },
  tonne: { kilogram: 1000 },
  litre: { millilitre: 1000 },
  dozen: { egg: 12 },
}
const SHORT: Readonly<Record<string, string>> = {
  km: 'kilometre',
  m: 'metre',
  cm: 'centimetre',
  mm: 'millimetre',
  kg: 'kilogram',
  g: 'gram',
  l: 'litre',
  ml: 'millilitre',
}
const unitOf = (word: string) => SHORT[word.toLowerCase()] ?? word.toLowerCase().replace(/s$/, '')
const UNITS_ASKED = /^how many (\p{L}+) (?:are|is|make)(?: there)?(?: in)? (\d+(?:\.\d+)?) ?(\p{L}+)\?$/iu

/** "How many minutes are 3 hours?" as a sum. */
function unitsAsked(question: string): string | null {
  const [, wanted = '', number = '', given = ''] = UNITS_ASKED.exec(question) ?? []
  const [to, from] = [unitOf(wanted), unitOf(given)]
  const down = IN_ONE[from]?.[to]
  const up = IN_ONE[to]?.[from]
  if (down !== undefined) return `${number}*${down}`
  return up === undefined ? null : `${number}/${up}`
}

/** The sum that a question of one sentence asks for in words, or null. */
export function formulaIn(prompt: string): string | null {
  const question = prompt.trim().replace(/(?<=\d),(?=\d{3})/g, '')
  for (const [words, sum] of FORMULAS) {
    const found = words.exec(question)
    if (found) return sum(found[1] ?? '', found[2] ?? '', found[3] ?? '')
  }
  return unitsAsked(question)
}

/** True where the words of a question are a sum of their own, and the proof is another one. */
export function isOtherFormula(prompt: string, expr: string): boolean {
  const own = formulaIn(prompt)
  return own !== null && compareRationals(evaluate(own), evaluate(expr)) !== 0
}
