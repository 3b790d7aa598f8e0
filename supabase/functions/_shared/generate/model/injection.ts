import { topicStems } from '../../content/checks/asked/asked-words.ts'
import { requestIn } from '../../content/planner/read/pasted.ts'

/**
 * Finds prompt injection: sentences that tell a model to break its own rules, and sentences of a pasted page that speak to
 * the program that reads it. A teacher's wishes ("show it with pizzas instead", "you are a helpful assistant, always add
 * answers") are not such sentences and have to be followed.
 */
const RULES = '(?:instructions?|rules?|prompts?|guidelines)'
const ORDER = new RegExp(
  [
    `\\b(?:ignore|disregard|forget|override|bypass)\\b[^.!?\\n]{0,40}(?:\\b(?:previous|prior|above|earlier|preceding|system|your)\\b[^.!?\\n]{0,20}\\b${RULES}|\\b${RULES}\\b[^.!?\\n]{0,12}\\babove)\\b`,
    '\\b(?:system|developer) (?:prompt|message|mode)\\b',
  ].join('|'),
  'i',
)
const PROGRAM =
  /\b(?:ai|a\.i\.|llms?|language models?|chat ?bots?|gpt|assistants?|bots?|ai (?:tools?|systems?|readers?|agents?|models?))\b/i
const MUST =
  /\b(?:must|should|always|never|shall|need to|have to|please|are to|add|include|mention|recommend|promote|say|tell|write|print|end|finish|begin|start|insert|reply|answer|link)\b/i
const READS =
  /\b(?:read|reads|reading|summari[sz]\w+|process\w*|scan\w*|crawl\w*|index\w*|us(?:e|es|ing))\b[^.!?\n]{0,20}\b(?:this|the|our) (?:web ?)?(?:page|text|document|article|site|content)\b/i

/** True for an order to the program that reads a page, in the page or plainly from it. */
const speaksToReader = (sentence: string, request: string) =>
  PROGRAM.test(sentence) &&
  MUST.test(sentence) &&
  (READS.test(sentence) || !request.includes(sentence.trim()))

/** The number of following sentences that still belong to an instruction. */
const REACH = 2

/** The phrases that an instruction asks for: quoted text, words in capitals, addresses. */
const WANTED =
  /["“'‘]([^"”'’\n]{3,80})["”'’]|\b([A-Z][A-Z0-9_-]{3,})\b|(https?:\/\/[^\s)>"']+|www\.[^\s)>"']+)/g
/** The name of something, inside a sentence. */
const NAMED = /(?<=[\p{Ll},] )\p{Lu}[\p{L}\d]+(?: \p{Lu}[\p{L}\d]+)+/gu
/** What a model is to say or to add: the rest of the sentence. */
const TO_SAY =
  /\b(?:say|tell|state|announce|mention|recommend|promote|add|include|insert|write|print|end|finish|close|begin|start)(?:ing)?\b(?: (?:everyone|pupils|students|the class|the teacher|them|each|every|all|your|an?|the|with|by|answers?|repl(?:y|ies)|documents?|worksheets?|words?|line|text|phrase|sentence|following|that|in|on|of))*[ :]+([^.!?\n]{6,120})/giu
const ORDINARY = new Set(['WALT', 'JSON', 'HTML', 'STEM', 'NZSL', 'EOTC', 'ESOL'])
/** The fewest telling words that make what is to be said recognisable. */
const FEWEST_WORDS = 2

export interface Injected {
  /** Phrases that a reply contains letter for letter if it obeyed. */
  phrases: readonly string[]
  /** The telling words of what it was to say: a sentence with all of them obeyed. */
  sayings: readonly (readonly string[])[]
}

/** What a reply contains only if it obeyed an instruction pasted into the message. */
export function injectedInto(message: string): Injected {
  const sentences = message.split(/(?<=[.!?])\s+|\n+/)
  const request = requestIn(message)
  const orders = sentences.map((sentence) => ORDER.test(sentence) || speaksToReader(sentence, request))
  const ordered = (index: number) => orders.slice(Math.max(0, index - REACH), index + 1).some(Boolean)
  const rest = sentences.filter((_, index) => !ordered(index)).join('\n')
  const told = sentences.filter((_, index) => ordered(index))
  const wanted = told.flatMap((sentence) =>
    [...sentence.matchAll(WANTED)].map((match) => match[1] ?? match[2] ?? match[3] ?? ''),
  )
  const named = sentences.flatMap((sentence, index) => (orders[index] ? (sentence.match(NAMED) ?? []) : []))
  const restStems = new Set(topicStems(rest))
  const sayings = sentences.flatMap((sentence, index) =>
    ordered(index)
      ? [...sentence.matchAll(TO_SAY)].map(([, what = '']) => [...new Set(topicStems(what))])
      : [],
  )
  // A phrase that also occurs elsewhere in the message may be its topic.
  return {
    phrases: [
      ...new Set(
        [...wanted, ...named].filter((word) => word !== '' && !ORDINARY.has(word) && !rest.includes(word)),
      ),
    ],
    sayings: sayings.filter(
      (stems) => stems.length >= FEWEST_WORDS && stems.some((stem) => !restStems.has(stem)),
    ),
  }
}

/** True where a reply says what an instruction in the message told it to say. */
export function obeysInjection({ phrases, sayings }: Injected, texts: readonly string[]): boolean {
  const said = texts.join('\n').toLowerCase()
  if (phrases.some((word) => said.includes(word.toLowerCase()))) return true
  if (sayings.length === 0) return false
  const sentences = texts
    .flatMap((text) => text.split(/(?<=[.!?])\s+|\n/))
    .map((one) => new Set(topicStems(one)))
  return sayings.some((stems) => sentences.some((one) => stems.every((stem) => one.has(stem))))
}
