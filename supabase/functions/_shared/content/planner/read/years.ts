import { cutAll } from './words/word-pattern.ts'
import { PART_AT_YEAR, WORKS_AT } from './words/works-at.data.ts'

const YEAR_WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const YEAR_WORD = new RegExp(`\\byears?[ -](${YEAR_WORDS.join('|')})s?\\b(?! olds?\\b)`, 'gi')

/** A class by its age, but not a reading age: "6 yr olds", "five yr old group". Children of five are in Year 0–1. */
const AGE_WORDS = ['five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const AGE = new RegExp(
  `\\b([5-9]|1[0-2]|${AGE_WORDS.join('|')})[ -]?(?:years?|yrs?)[ -]olds?\\b(?! (?:level|text|reader))`,
  'gi',
)

/** Two years with only a space between: "yr 5 6". The second number may as well count something: "yr 5 6 questions". */
const TWO_YEARS =
  /\b(?:years?|yrs?|y)\.?\s*(\d)\s+(\d)(?![\d:.])(?!\s*(?:\p{L}+\s)?(?:questions?|qs?|lessons?|words?|cards?|pages?|groups?|minutes?|mins?|weeks?|sessions?|times?|kids|pupils|students|x|o'?clock|h(?:ou)?rs?)\b)/giu

/** A class of three years in words: "years 4, 5 and 6", "yr 4 5 6". */
const THREE_YEARS = /\b(?:years?|yrs?|y)\.?\s*(\d,?\s+\d(?:,?\s+(?:and|&)\s+|,\s+)\d)(?![\d:.])/gi

/** A class of new entrants in short; in small letters only where it can be nothing else. */
const NE_CLASS =
  /\bNEs?\b|(?<![\p{L}’'])ne(?=\s+(?:maths?|numbers?|count\p{L}*|class|kids|kiddos|(?:work)?sheets?|plans?|lessons?|phonics|writing|reading|\d+\s?min)|\s*$)/u

/**
 * Year groups named in a text: "Year 5s", "Y3/4", "Tau 5", "new entrants", "juniors"; a level of the curriculum is two years.
 * Year 0 counts as 1. A year at which only some of the class work is none of them, where the class has one of its own.
 */
export function yearsIn(said: string): number[] {
  const ofClass = cutAll(said, [PART_AT_YEAR, WORKS_AT])
  const text = ofClass !== said && yearsIn(ofClass).length > 0 ? ofClass : said
  const found: number[] = []
  for (const match of text.matchAll(
    /\b(?:years?|yrs?|y|tau(?!\s*\d+ ki te \d))\.?\s*(0-1(?!\d)|\d)\s*s?(?:\s*(?:\/|-|–|and|&|to)\s*(?:(?:years?|yrs?|y)\.?\s*)?(\d))?(?!\d)(?:\s*(?:\/|-)\s*(\d)(?![\d/]))?/gi,
  )) {
    found.push(
      match[1] === '0-1' ? 1 : Number(match[1]),
      ...[match[2], match[3]].filter((year) => year !== undefined).map(Number),
    )
  }
  for (const [, years = ''] of text.matchAll(THREE_YEARS))
    found.push(...(years.match(/\d/g) ?? []).map(Number))
  for (const [, first = '', second = ''] of text.matchAll(TWO_YEARS))
    if (Number(second) === Number(first) + 1) found.push(Number(second))
  for (const [, word = ''] of text.matchAll(YEAR_WORD)) found.push(YEAR_WORDS.indexOf(word.toLowerCase()) + 1)
  if (found.length === 0 && (/new entrants?/i.test(text) || NE_CLASS.test(text))) found.push(1)
  if (found.length === 0) {
    for (const [, age = ''] of text.matchAll(AGE))
      found.push((Number(age) || AGE_WORDS.indexOf(age.toLowerCase()) + 5) - 4)
  }
  if (found.length === 0 && /\bjuniors?\b(?! (?:assembly|sport|team|grade))/i.test(text)) found.push(1, 2)
  const level = Number(/\b(?:curriculum )?level ([1-4])\b/i.exec(text)?.[1] ?? 0)
  if (found.length === 0 && level > 0) found.push(level * 2 - 1, level * 2)
  return [...new Set(found.map((year) => Math.max(1, year)))].filter((year) => year <= 8)
}

/** A year named that is past primary school: "Year 9" to "Year 13". */
export function yearBeyond(text: string): string | null {
  return /\b(?:years?|yrs?|y|tau(?!\s*\d+ ki te \d))\.?\s*(9|1[0-3])(?!\d)/i.exec(text)?.[1] ?? null
}

/** The label of a class, as the curriculum writes it: "Year 0-1", "Years 3 and 4", "Years 4 to 6". */
export function yearLabel(years: readonly number[]): string | null {
  const [first, second] = years
  if (first === undefined) return null
  const name = (year: number) => (year === 1 ? '0-1' : String(year))
  if (second === undefined) return `Year ${name(first)}`
  const last = years.length > 2 ? Math.max(...years) : second
  const from = years.length > 2 ? Math.min(...years) : first
  return `Years ${name(from)} ${last - from > 1 ? 'to' : 'and'} ${name(last)}`
}
