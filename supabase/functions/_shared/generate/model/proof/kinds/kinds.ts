import { HOLDS, LENGTHS, NO_THING, UNIT_NAMES } from './kind-words.data.ts'

/** What a number counts: things or a unit, and for each of what. Without both it is a plain number of times. */
export interface Kind {
  of: string
  per: string
}
/** A thing that the words do not name. */
export const ANY = '?'
const TIMES: Kind = { of: '', per: '' }

/** A number of a story with the kinds that its words may give it. */
export interface Quantity {
  value: number
  kinds: readonly Kind[]
}

const COUNTS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const WORD_VALUES: Readonly<Record<string, number>> = {
  ...Object.fromEntries(COUNTS.map((word, at) => [word, at + 1])),
  dozen: 12,
}
const IRREGULAR: Readonly<Record<string, string>> = {
  children: 'child',
  people: 'person',
  mice: 'mouse',
  geese: 'goose',
  feet: 'foot',
  teeth: 'tooth',
  men: 'man',
  women: 'woman',
  loaves: 'loaf',
  shelves: 'shelf',
  halves: 'half',
}

export const single = (word: string): string => {
  const plain = word.toLowerCase()
  if (plain === 's') return plain
  return (
    IRREGULAR[plain] ??
    plain
      .replace(/(?<=\p{L}{2})ies$/u, 'y')
      .replace(/(?<=ch|sh|x|ss)es$/, '')
      .replace(/(?<![s°])s$/, '')
  )
}
/** The name of a thing, or of its unit. */
export const nameOf = (word: string): string => UNIT_NAMES[single(word)] ?? single(word)
const UNITS = new Set([...Object.values(UNIT_NAMES), 'area', 'volume'])
export const isUnit = (name: string) => UNITS.has(name)

const isPlural = (word: string) => single(word) !== word.toLowerCase()
const WORD = /^[\s-]*(°C?|[\p{L}\p{M}][\p{L}\p{M}’']*)/u

/** The words of a thing behind a number: its name, and what stands behind it. */
export function thingAt(text: string): { name: string; rest: string; isNamed: boolean } {
  let rest = text
  let name = ''
  // A word that is no plural may be a colour, or what somebody does.
  let isNamed = false
  for (let count = 0; count < 4; count++) {
    const [all = '', word = ''] = WORD.exec(rest) ?? []
    if (word === '' || (NO_THING.has(word.toLowerCase()) && UNIT_NAMES[word.toLowerCase()] === undefined))
      break
    const isUnitNow = UNIT_NAMES[single(word)] !== undefined
    // Behind a unit stands what is measured: "250 mL cups".
    if (name !== '' && isUnit(name)) break
    name = nameOf(word)
    rest = rest.slice(all.length)
    isNamed = isUnitNow || isPlural(word)
    if (isNamed) break
  }
  const [, squared] = /^ ?([²³])/.exec(rest) ?? []
  const isArea = squared === '²' || /^\s*square\s/i.test(text)
  const isVolume = squared === '³' || /^\s*cubic\s/i.test(text)
  if (isUnit(name) && (isArea || isVolume))
    return { name: isArea ? 'area' : 'volume', rest: rest.replace(/^ ?[²³]/, ''), isNamed }
  return { name, rest, isNamed }
}

const VERB =
  'is|are|was|were|has|have|had|holds?|needs?|costs?|weighs?|takes?|makes?|gives?|carries|carry|fits?|fills?|gets?|got|pays?|paid|uses?|eats?|brings?|brought|covers?|contains?|plants?|reads?|earns?|charges?|lasts?|seats?|sells?|runs?|travels?|drives?|flies|wants?|buys?|bought|does|do|can|will'
/** Behind a number: "45 an hour", "$4 each", "3 apples in every bag". */
const EACH_BEHIND = new RegExp(
  `^[\\s,]*(?:(?:in|on|for|to|at|from|of|long|high) )?(?:(?:each|every|per)\\s+(?:of\\s+)?(?:the\\s+)?(?!(?:${VERB}|and|or|for|plus|with|to|but)(?!\\p{L}))([\\p{L}\\p{M}]+)|(?:each|apiece)(?!\\p{L}))`,
  'iu',
)
const A_BEHIND = /^[\s,]*((?:in|on|for|to|at|from|of)\s+)?(?:an?|one)\s+([\p{L}\p{M}]+)/iu
const GROUPS_OF =
  /([\p{L}\p{M}]+)\s+(of|with|at|hold|have|cost|weigh|take|carry|seat|fit)\s+(?:about\s+)?\$?$/iu
const BEFORE = `((?:[\\p{L}\\p{M}’'-]+\\s+){1,3}?)(?:for\\s+|weighing\\s+|can\\s+)?(?:${VERB})\\s+(?:for\\s+)?(?:about\\s+|up to\\s+|only\\s+|him\\s+|her\\s+)?\\$?$`
/** Before a number: "every child needs 2", and less plainly "a box holds 24". */
const EACH_BEFORE = new RegExp(
  `\\b(?:each|every|per)\\s+(?:of\\s+)?(?:the\\s+|his\\s+|her\\s+|their\\s+)?(?:\\d+\\s+)?${BEFORE}`,
  'iu',
)
const A_BEFORE = new RegExp(`\\b(?:in\\s+)?(?:an?|one)\\s+${BEFORE}`, 'iu')

const lastOf = (words: string) => nameOf(words.trim().split(/\s+/).at(-1) ?? '')
/** What names no group. */
const NO_GROUP = new Set(['number', 'pair', 'half', 'total', 'class', 'school'])
/** A thing that the story names once, as in "7 in a bag", is no group of which there are several. */
const groupsOf = (name: string, text: string): string[] => {
  const isSaidAgain =
    (text.match(new RegExp(`(?<!\\p{L})${name}(?:e?s)?(?!\\p{L})`, 'giu')) ?? []).length > 1 ||
    /\d (?:of (?:them|these)|such)\b/i.test(text)
  return NO_GROUP.has(name) || !(isSaidAgain || isUnit(name)) ? [''] : [name, '']
}

/** What a number is for each of, where the words before it tell: "packs of 6", "a box holds 24". */
function perBefore(before: string, text: string): string[] {
  const [, groups = '', link = ''] = GROUPS_OF.exec(before) ?? []
  if (isPlural(groups)) return link === 'of' ? [nameOf(groups)] : groupsOf(nameOf(groups), text)
  const clause = before.split(/[.?!;](?=\s)/).at(-1) ?? ''
  const [, ofThese = ''] = /\beach of (?:the |these )?\d+ ([\p{L}\p{M}]+)[^\d]*$/iu.exec(clause) ?? []
  if (ofThese !== '') return [nameOf(ofThese)]
  const [, each = ''] = EACH_BEFORE.exec(clause) ?? []
  if (each !== '') return [lastOf(each)]
  const [, one = ''] = A_BEFORE.exec(clause) ?? []
  if (one !== '') return groupsOf(lastOf(one), text)
  return /^[^\d]*\b(?:each|every|apiece)\b(?! of (?:the |these )?$)[^.?!,\d]*$/i.test(clause) ||
    new RegExp(`\\beach (?:${VERB})(?!\\p{L})[^.?!,\\d]*$`, 'iu').test(clause)
    ? [ANY]
    : ['']
}

/** What a number is for each of. An empty name where it is an amount of its own. */
function perOf(before: string, behind: string): string[] {
  const text = before + behind
  const each = EACH_BEHIND.exec(behind)
  const isEachDoing = new RegExp(`^\\s*each (?:${VERB})(?!\\p{L})`, 'iu').test(behind)
  if (each && !isEachDoing) return [each[1] === undefined ? ANY : nameOf(each[1])]
  const [all = '', link = '', per = ''] = A_BEHIND.exec(behind) ?? []
  if (all !== '' && link === '') return [nameOf(per)]
  return all === ''
    ? perBefore(before, text)
    : [...new Set([...groupsOf(nameOf(per), text), ...perBefore(before, text)])]
}

const isTimes = (behind: string) =>
  /^\s*times\b(?!\s+(?:a|an|per|each|every|in)\b)/i.test(behind) || /^\s*(?:%|per ?cent)/i.test(behind)

/** The kinds that a number in digits or words may have, by the words around it. */
function kindsAt(text: string, index: number, length: number): Kind[] {
  const number = text.slice(index, index + length)
  const [before, behind] = [text.slice(0, index), text.slice(index + length)]
  if (isTimes(behind)) return [TIMES]
  if (number.includes('$')) return perOf(before, behind).map((per) => ({ of: 'dollar', per }))
  const compared = /^\s*(?:\p{L}+\s+)?(?:more|fewer|less|extra)\s+/iu.exec(behind)?.[0] ?? ''
  const { name, rest, isNamed } = thingAt(behind.slice(compared.length))
  const pers = perOf(before, isUnit(name) ? rest.replace(/^\s+of (?:\p{L}+ )??\p{L}+(?=[ .,?])/u, '') : rest)
  const of = isNamed || (name !== '' && /^(?:1|one)$/i.test(number)) ? name : ANY
  const kinds = pers.map((per) => ({ of, per }))
  const { name: measured } = isUnit(of) ? thingAt(rest) : { name: '' }
  // "250 mL cups", "a 25 m pool"; and "a sign every 500 m".
  if (measured !== '') kinds.push({ of, per: ANY })
  if (isUnit(of) && /\bevery\s*$/i.test(before)) return [{ of, per: ANY }]
  if (
    isUnit(of) &&
    /\b(?:pieces?|parts?|lengths?|steps?|jumps?|bags?|cups?|glasses|bottles|jars|blocks?)\s+(?:that\s+are\s+|of\s+|are\s+)?$/i.test(
      before,
    )
  )
    kinds.push({ of, per: ANY })
  return kinds
}

const NUMBER = new RegExp(
  `\\$?\\d+(?:\\.\\d+)?(?!\\d*/\\d)|(?<![\\p{L}-])(?:${Object.keys(WORD_VALUES).join('|')})(?![\\p{L}-])`,
  'giu',
)
const PARTS: readonly (readonly [RegExp, number[]])[] = [
  [/\b(?:half|halves|halved)\b/i, [2, 0.5]],
  [/\bthirds?\b/i, [3, 1 / 3]],
  [/\btwo thirds\b/i, [2 / 3]],
  [/\b(?:quarters?|quartered)\b/i, [4, 0.25]],
  [/\bthree quarters\b/i, [0.75]],
  [/\ba? ?fifths?\b/i, [5, 0.2]],
  [/\ba? ?tenths?\b/i, [10, 0.1]],
  [/\b(?:twice|doubles?|doubled)\b/i, [2]],
  [/\b(?:tripled?|triples)\b/i, [3]],
  [/%|\bper ?cent/i, [100]],
]
const FRACTION = /(\d+)\/(\d+)/g

/** The numbers that stand for a unit in a smaller one: "3 m" as 300, and the 60 of an hour. */
function implied(quantities: readonly Quantity[], text: string): Quantity[] {
  const has = (unit: string) =>
    quantities.some(({ kinds }) => kinds.some(({ of, per }) => of === unit || per === unit)) ||
    (text.toLowerCase().match(/[\p{L}°]+/gu) ?? []).some((word) => UNIT_NAMES[single(word)] === unit)
  return HOLDS.flatMap(([larger, smaller, count]) => {
    if (!has(larger)) return []
    const turned = quantities.flatMap(({ value, kinds }) =>
      kinds
        .filter(({ of }) => of === larger)
        .map(({ per }) => ({ value: value * count, kinds: [{ of: smaller, per }] })),
    )
    return [...turned, { value: count, kinds: [{ of: smaller, per: larger }] }]
  })
}

/** The numbers of a story, each with the kinds that it may have. */
export function quantitiesIn(given: string): Quantity[] {
  const text = given.replace(/(?<=\d),(?=\d{3})/g, '')
  const bare = text.replace(FRACTION, (all) => ' '.repeat(all.length))
  const told = [...bare.matchAll(NUMBER)].map(({ 0: number, index }) => ({
    value: WORD_VALUES[number.toLowerCase()] ?? Number(number.replace('$', '')),
    kinds: kindsAt(text, index, number.length),
  }))
  const parts = PARTS.filter(([words]) => words.test(text)).flatMap(([, values]) =>
    values.map((value) => ({ value, kinds: [TIMES] })),
  )
  const fractions = [...text.matchAll(FRACTION)].map(({ 0: all, 1: top, 2: bottom, index }) => ({
    value: Number(top) / Number(bottom),
    kinds: [fractionKind(text.slice(index + all.length))],
  }))
  return [...told, ...parts, ...fractions, ...implied(told, text)]
}

/** A part of something, or a measure: "3/4 of the class", "3/4 km", "1/4 of a litre". */
function fractionKind(behind: string): Kind {
  const { name, rest } = thingAt(behind.replace(/^\s+of an?\s+/i, ' '))
  return isUnit(name) ? { of: name, per: perOf('', rest)[0] ?? '' } : TIMES
}

export const isLength = (name: string) => LENGTHS.includes(name)
