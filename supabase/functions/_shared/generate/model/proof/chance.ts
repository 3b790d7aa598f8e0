import { compareRationals, evaluate, type Rational, rational } from '../../../content/checks/rational.ts'

const ASKS = /\bwhat(?:[’']s| is| are) the (?:probability|chances?|likelihood)\b([^?]*)\?/i
const FRACTION = /\b(?:what|which) (?:fraction|percentage|per ?cent)\b([^?]*)\?/i
/** More than one throw or draw, or anything that makes the parts unequal. */
const NOT_ONCE =
  /\b(?:twice|two|both|three|again|each|every|times|second|third|without replac\w+|sum|total|product|pair|next|weighted|unfair|biased|loaded|more likely|at least one|expect(?:ed)?)\b/i
const SIDES = 6

const fraction = (some: number, all: number): Rational | null =>
  all > 0 && some >= 0 && some <= all ? rational(BigInt(some), BigInt(all)) : null

const FACES = Array.from({ length: SIDES }, (_, at) => at + 1)
/** The faces of a die that an event names, or null where its words are not plain. */
function facesOf(event: string): number | null {
  const [, not, named] =
    /\b(?:(not) )?(?:rolling |getting |throwing |landing on |rolls? |gets? )?(?:not )?(?:an? |the number |number )?(\d(?:(?:,| or|, or) (?:an? )?\d)*)(?!\d)/i.exec(
      event,
    ) ?? []
  const isNot = not !== undefined || /\bnot\b/i.test(event)
  const count = (faces: readonly number[]) => (isNot ? SIDES - faces.length : faces.length)
  const [, than, limit] =
    /\b(greater|more|higher|larger|bigger|less|smaller|lower|fewer) than (?:an? )?(\d)\b/i.exec(event) ?? []
  if (than !== undefined) {
    const isMore = /greater|more|higher|larger|bigger/i.test(than)
    return count(FACES.filter((face) => (isMore ? face > Number(limit) : face < Number(limit))))
  }
  if (
    /\bat (?:least|most)\b|\bor (?:more|less|higher|lower|above|below)\b|\bprime|\bmultiple|\bfactor|\bbetween\b/i.test(
      event,
    )
  )
    return null
  if (/\beven\b/i.test(event)) return /\bodd\b|\d/.test(event) ? null : count([2, 4, 6])
  if (/\bodd\b/i.test(event)) return /\d/.test(event) ? null : count([1, 3, 5])
  const faces = named?.match(/\d/g)?.map(Number) ?? []
  return faces.length > 0 && faces.every((face) => FACES.includes(face)) ? count([...new Set(faces)]) : null
}

function ofDie(prompt: string, event: string): Rational | null {
  if (!/\b(?:die|dice)\b/i.test(prompt)) return null
  const sides = /(\d+|six|ten|eight|twelve|four)[- ]sided/i.exec(prompt)?.[1]
  if (sides !== undefined && sides !== '6' && sides.toLowerCase() !== 'six') return null
  const plain = event.replace(/(?:\b(?:6|six)[- ]sided\b|\b(?:on|with|from) (?:a|one|the) .*$)/gi, ' ')
  const numbers = prompt.replace(event, ' ').replace(/(?:6|six)[- ]sided|1 (?:to|[-–]) 6/gi, ' ')
  if (/\d/.test(numbers)) return null
  const faces = facesOf(plain)
  return faces === null ? null : fraction(faces, SIDES)
}

const COLOURS = 'red|blue|green|yellow|orange|purple|black|white|pink|brown|grey|gold|silver'
const COLOURED = new RegExp(`\\b(\\d+) (?:(?:are|is|of them are) )?(${COLOURS})\\b`, 'gi')

/** "A bag has 3 red and 5 blue counters. What is the chance of a red one?" */
function ofBag(prompt: string, event: string): Rational | null {
  if (!/\b(?:bag|box|jar|hat|sack|tin|basket|bowl|equal (?:parts|sections|sectors))\b/i.test(prompt))
    return null
  const story = prompt.slice(0, prompt.indexOf(event))
  const counts = new Map<string, number>()
  for (const [, count = '', colour = ''] of story.matchAll(COLOURED)) {
    if (counts.has(colour.toLowerCase())) return null
    counts.set(colour.toLowerCase(), Number(count))
  }
  const all = [...counts.values()].reduce((sum, one) => sum + one, 0)
  const numbers = prompt.match(/\d+/g)?.map(Number) ?? []
  const others = numbers.length - counts.size
  if (counts.size < 2 || others > 1 || (others === 1 && !numbers.includes(all))) return null
  const named = event.match(new RegExp(`\\b(?:${COLOURS})\\b`, 'gi'))?.map((one) => one.toLowerCase()) ?? []
  if (named.length === 0 || !named.every((colour) => counts.has(colour))) return null
  if (named.length > 1 && !/\bor\b/i.test(event)) return null
  const some = [...new Set(named)].reduce((sum, colour) => sum + (counts.get(colour) ?? 0), 0)
  return fraction(/\bnot\b|\bisn[’']t\b/i.test(event) ? all - some : some, all)
}

/** The chance that a question asks for in words, of one throw of a die or one draw from a bag. Null for any other question. */
export function chanceIn(prompt: string): Rational | null {
  const [, event = ''] = ASKS.exec(prompt) ?? FRACTION.exec(prompt) ?? []
  if (event === '' || NOT_ONCE.test(prompt.replace(/\btwo colou?rs\b/i, ''))) return null
  return ofDie(prompt, event) ?? ofBag(prompt, event)
}

/** True where the sum is another chance than the words ask for. A chance may be written as a part of a hundred. */
export function isOtherChance(prompt: string, expr: string): boolean {
  const own = chanceIn(prompt)
  if (own === null) return false
  const value = evaluate(expr)
  const hundred = rational(own.top * 100n, own.bottom)
  return compareRationals(own, value) !== 0 && compareRationals(hundred, value) !== 0
}
