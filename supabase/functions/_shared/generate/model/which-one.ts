import { readAnswer } from '../../content/checks/rational.ts'
import { type WorkedOut, workOut } from '../../content/work-out/work-out.ts'
import type { WireTask } from './forms/wire-parts.ts'

const MOST =
  /\b(?:more|most|larger|largest|bigger|biggest|greater|greatest|further|farther|furthest|longer|longest|taller|tallest|heavier|heaviest|higher|highest|older|oldest|dearer)\b/i
const LEAST =
  /\b(?:fewer|fewest|less|least|smaller|smallest|shorter|shortest|lighter|lightest|lower|lowest|younger|youngest|cheaper|cheapest|nearer|nearest)\b/i
const ASKS_FOR_NUMBER =
  /\b(?:which|what|write|name|circle)\b[^.?!]*\b(?:number|amount|fraction|decimal|percentage)\b/i

const COMPARES = (sentence: string) => MOST.test(sentence) || LEAST.test(sentence)

/** A name, with its number or letter: "Shop B", "Room 5", "Tui". */
const NAME = /(?<![\p{L}\p{M}’'-])\p{Lu}[\p{L}\p{M}]*(?: (?:\p{Lu}[\p{L}\p{M}]*|\d{1,2})(?![\p{L}\d./]))*/gu
const NO_NAMES = new Set(
  'The A An In On At There Which Who What How Then If Of One It Term Year We'.split(' '),
)

/** The name that stands last before a side of the comparison, in the question's words. */
function nameBefore(prompt: string, side: string): string | undefined {
  const number = /\d+\/\d+|\d+(?:[.,]\d+)*/.exec(side)?.[0]
  if (number === undefined) return undefined
  const spelt = new RegExp(`(?<![\\d.,/])${number.replace(/[./]/g, '\\$&')}(?![\\d/]|[.,]\\d)`, 'g')
  const places = [...prompt.matchAll(spelt)].map(({ index }) => index)
  const named = [...prompt.matchAll(NAME)].filter(([name]) => !NO_NAMES.has(name))
  // A number that is part of a name, as in "Room 3", is no amount.
  const at = places.find(
    (place) => !named.some((name) => name.index < place && place < name.index + name[0].length),
  )
  if (at === undefined) return undefined
  return named.filter(({ index }) => index < at).at(-1)?.[0]
}

/** The two things where a question gives a choice: "Which is more, 2/5 of 20 or 3/4 of 12?" */
function choiceIn(asked: string, { a, b }: WireTask['proof']): (string | undefined)[] {
  const [, one = '', other = ''] = /[,:]\s*([^,:?]+?) or ([^,:?]+?)\?/.exec(asked) ?? []
  const has = (text: string, side: string) =>
    (side.match(/\d+/g) ?? ['?']).every((number) => text.includes(number))
  return has(one, a) && has(other, b) ? [one, other] : has(one, b) && has(other, a) ? [other, one] : []
}

/**
 * Which of two things has more or less, for a question that asks for the thing and not for a sign. Null where the words do
 * not say plainly which two things are compared and what is asked.
 */
export function whichOne({ prompt, proof }: Pick<WireTask, 'prompt' | 'proof'>): WorkedOut | null {
  const asked = prompt.match(/[^.?!]*[?]/g)?.find(COMPARES) ?? prompt.split(/(?<=[.!])\s+/).at(-1) ?? ''
  const most = MOST.test(asked)
  if (most === LEAST.test(asked)) return null
  const choice = choiceIn(asked, proof)
  const names = choice.length > 0 ? choice : [nameBefore(prompt, proof.a), nameBefore(prompt, proof.b)]
  const [left, right] = names
  if (left === undefined || right === undefined || left === right) return null
  const bare =
    choice.length > 0
      ? prompt
      : names.reduce<string>((text, name) => text.replaceAll(name ?? '', 'it'), prompt)
  // The numbers of both sides are compared with the question as a whole, so each side is its own question here.
  const [a, b] = [proof.a, proof.b].map((expr) => workOut({ ...proof, kind: 'value', a: expr, b: '' }, expr))
  const compared = workOut(proof, bare)
  if (!compared || !a || !b || compared.answer === '=') return null
  const isLeft = (compared.answer === '>') === most
  if (ASKS_FOR_NUMBER.test(asked)) return isLeft ? a : b
  const values = [a, b].map(({ answer }) => amountIn(answer))
  if (values.some(Number.isNaN)) return null
  const check = {
    kind: 'most' as const,
    labels: [left, right],
    values,
    which: most ? ('most' as const) : ('least' as const),
  }
  return {
    answer: isLeft ? left : right,
    check,
    working: `${left}: ${a.working ?? a.answer}; ${right}: ${b.working ?? b.answer}`,
  }
}

const amountIn = (answer: string) => {
  const read = readAnswer(answer)
  return read === null ? Number.NaN : Number(read.top) / Number(read.bottom)
}
