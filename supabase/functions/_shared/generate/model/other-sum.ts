import type { WireTask } from './forms/wire-parts.ts'

interface Asking {
  words: RegExp
  /** True where the words may stand outside the question's last sentence. */
  anywhere?: true
  /** True where a sum with only these signs cannot be what the words ask. */
  cannotBe(signs: ReadonlySet<string>): boolean
}

const only = (signs: ReadonlySet<string>, ...these: string[]) =>
  signs.size > 0 && [...signs].every((sign) => these.includes(sign))

/** Each entry tells what the words of a question ask for, and which sums answer another question. */
const ASKS: readonly Asking[] = [
  {
    words:
      /\bhow (?:many|much)\b[^.?!]*\b(?:left|remain\w*)\b|\bhow (?:many|much) (?:more|less|fewer|change)\b|\bwhat is the difference\b/i,
    cannotBe: (signs) => only(signs, '+'),
  },
  { words: /\b(?:altogether|in total|in all)\b/i, cannotBe: (signs) => only(signs, '-') },
  {
    anywhere: true,
    words: /\b(?:shared?|sharing|split|divided?) (?:\w+ ){0,4}?(?:equally|evenly|between|among)\b/i,
    cannotBe: (signs) => only(signs, '+', '-'),
  },
]

/**
 * True where the sum that a model gives as its proof is not what the words of the question ask: a right sum of the wrong
 * question must not be printed as worked out.
 */
export function isOtherSum({ prompt, proof }: Pick<WireTask, 'prompt' | 'proof'>): boolean {
  if (proof.kind !== 'value') return false
  const asked = prompt.match(/[^.?!]*\?/g)?.join(' ') ?? prompt
  const signs = new Set(
    proof.a
      .replaceAll('−', '-')
      .replaceAll('×', '*')
      .replaceAll('÷', '/')
      .match(/[-+*/]/g) ?? [],
  )
  return ASKS.some(
    ({ words, anywhere, cannotBe }) => words.test(anywhere ? prompt : asked) && cannotBe(signs),
  )
}
