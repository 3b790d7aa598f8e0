import { CARRIED_VERB, ORDERS } from './clause-words.data.ts'

const SENTENCES = /(?<=[^\s.])[.!?;\n]+(?:\s+|$)/
const BETWEEN =
  /(,?\s+(?:and then|and also|and|but|plus|also|then|&)\s+|,\s+|\s+with\s+(?=no\s)|\s+[–-]\s+|\s+\+\s+)/i

/** True for words that ask for a change that can be read. */
export type IsReadable = (words: string) => boolean

/** How a thing is to be: “make it shorter and friendlier”. */
const IS_LIKE = /^(?:\p{L}{3,}er|more \p{L}+|less \p{L}+)$/iu

/** The words with the verb of the order before them, where they can only be read with it. */
function withVerb(words: string, before: string, isReadable: IsReadable): string | null {
  const verb = CARRIED_VERB.pattern.exec(before)?.[1]
  const another = /^one (?:for|about|on|that) /i.test(words)
  const noun = another ? /\b(?:row|line|box|point|sentence|reminder)\b/i.exec(before)?.[0] : undefined
  if (verb !== undefined && noun !== undefined) return `${verb} a ${noun} ${words.slice('one '.length)}`
  if (verb === undefined || isReadable(words)) return null
  if (/^make it$/i.test(verb) && IS_LIKE.test(words)) return `${verb} ${words}`
  const isNext = isReadable(before) && /^(?:an?|some|\d{1,2}|another) /i.test(words)
  return isNext || isReadable(`${verb} ${words}`) ? `${verb} ${words}` : null
}

/** True for words after a comma that tell something and ask for nothing: “no balls, the shed is locked”. */
const isRemark = (joint: string, words: string) =>
  /^,|[–-]/.test(joint) &&
  /\b(?:is|are|was|were|has|have|had|got|isn[’']?t|aren[’']?t|can[’']?t|didn[’']?t|broke)\b/i.test(words)

/** The orders of one sentence. Words that are none by themselves stay with the order before them: "a coat and a hat". */
function ofSentence(sentence: string, isReadable: IsReadable): string[] {
  const [first = '', ...rest] = sentence.split(BETWEEN)
  const clauses = [first]
  for (let at = 0; at < rest.length; at += 2) {
    const [joint = '', words = ''] = [rest[at], rest[at + 1]]
    const before = clauses.at(-1) ?? ''
    const carried = withVerb(words, before, isReadable)
    if (carried !== null) clauses.push(carried)
    else if (isReadable(words) || ORDERS.pattern.test(words)) clauses.push(words)
    else if (isReadable(before) && isRemark(joint, words)) clauses.push(words)
    else clauses[clauses.length - 1] = `${before}${joint}${words}`
  }
  return clauses
}

/** The message in the orders that it is made of, in their order; one where it is a single order. */
export function clausesOf(text: string, isReadable: IsReadable): string[] {
  return text
    .split(SENTENCES)
    .flatMap((sentence) => ofSentence(sentence.trim(), isReadable))
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')
}

/** True for words that give an order, whether it can be read or not. */
export const isOrder = (words: string): boolean => ORDERS.pattern.test(words.trim())
