import type { FollowUp } from '../follow-up.ts'

const UP_TO =
  /\b(up to|to|within|under|below)( \$?)(\d{1,3}(?:,\d{3})+|\d+)(?![\d.:]| ?(?:min|minutes?|mins|questions?|qs?|cm|mm|m\b|km|kg|g\b|%|pages?|decimal|d\.?p|x\b|times))/i

/** The request with another largest number, where it names one. */
const withRange = (base: string, number: number): string =>
  base.replace(UP_TO, (_, words: string, gap: string) => `${words}${gap}${number}`)

const ONE = "(?:x ?)?\\d{1,2}(?:x|[’']?s)?"
const LIST = `${ONE}(?:(?:, ?(?:and )?| and | & |/| )${ONE})*`
const TABLES = new RegExp(
  `(?:times tables?|tables?)(?: of| for)? (?:the )?(${LIST})(?!\\d| ?(?:questions?|qs?))|(${LIST}) ?(?:x |times )?tables?|\\b((?:x ?\\d{1,2}|\\d{1,2}x)(?:(?:, ?(?:and )?| and | & |/| )(?:x ?\\d{1,2}|\\d{1,2}x))*)`,
  'i',
)

/** The request with more times tables beside those it names. */
function withTables(base: string, words: string): string {
  const found = TABLES.exec(base)
  if (found === null) return base
  const named = (found[1] ?? found[2] ?? found[3] ?? '').match(/\d+/g) ?? []
  const all = [...new Set([...named, ...(words.match(/\d+/g) ?? [])].map(Number))].sort((a, b) => a - b)
  const list = `${all.slice(0, -1).join(', ')} and ${all.at(-1)} times tables`
  return `${base.slice(0, found.index)}${list}${base.slice(found.index + found[0].length)}`
}

const DAY =
  /\b(?:(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?\b,? ?)?\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\b|\b(?:mon|tues?|wednes|wed|thurs?|fri|satur|sun)(?:day)?\b/i
const TIME = /\b\d{1,2}(?:[:.]\d{2})? ?(?:am|pm)\b/i
const COST = /\$ ?\d+(?:\.\d{2})?/

/** The request with another fact in the place of its own, or with the fact at its end. */
function withFact(base: string, { of, words }: Extract<FollowUp, { kind: 'fact' }>): string {
  const pattern = of === 'cost' ? COST : of === 'day' ? DAY : TIME
  if (pattern.test(base)) return base.replace(pattern, () => words)
  return `${base}, ${of === 'cost' ? 'cost ' : of === 'day' ? 'on ' : 'at '}${words}`
}

/** A quiz has choices, true or false and short answers where no one kind is named. */
const CHOICES_ONLY =
  /,? ?(?:\b(?:all|as|with) )?\b(?:multi(?:ple)?[- ]?choice|mcqs?)\b(?: (?:questions?|answers?|format))?/gi

/** Says when something leaves or comes back: “bus leaves 9.15”. */
const LEAVES =
  /\b(?:(?:we|the bus|bus|buses|students|the kids) )?(?:will )?(leav|depart|meet|return|back)\p{L}* (?:at |by |from )?\d{1,2}(?:[:.]\d{2})?(?: ?[ap]m)?/iu

/** The request with the teacher’s sentence in place of what it said of the same time; what it does not say is added to the page. */
function withOwnTime(base: string, words: string): string {
  const [found] = LEAVES.exec(base) ?? []
  return found !== undefined &&
    LEAVES.exec(words)?.[1]?.toLowerCase() === LEAVES.exec(base)?.[1]?.toLowerCase()
    ? base.replace(found, () => words)
    : base
}

/** The request without the number of a thing that is not there any more: “30 kids 8 balls” is “30 kids”. */
function withoutCount(base: string, thing: string): string {
  const name = thing
    .trim()
    .replace(/s$/i, '')
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return base.replace(new RegExp(`,? ?\\b\\d{1,3} ${name}(?:e?s)?\\b`, 'i'), '')
}

const AMOUNT = '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)'

/** The request with another number of parts, players or criteria: in the place of its own, or at its end. */
function withAmount(base: string, { number, words }: Extract<FollowUp, { kind: 'amount' }>): string {
  const one = words.toLowerCase().replace(/s$/, '')
  const named = new RegExp(`\\b${AMOUNT}(?=[ -]${one})`, 'i')
  return named.test(base) ? base.replace(named, String(number)) : `${base}, ${number} ${words}`
}

/** A request with what a wish says in place of its own words; the same request for any other wish. */
export function withEditedWords(base: string, followUp: FollowUp): string {
  switch (followUp.kind) {
    case 'range':
      return withRange(base, followUp.number)
    case 'tables':
      return withTables(base, followUp.words)
    case 'without':
      return withoutCount(base, followUp.words)
    case 'amount':
      return withAmount(base, followUp)
    case 'mixed-quiz':
      return base.replace(CHOICES_ONLY, ' ').replace(/ {2,}/g, ' ')
    case 'own-line':
      return withOwnTime(base, followUp.words)
    case 'fact':
      return withFact(base, followUp)
    default:
      return base
  }
}
