import { topicStems } from '../../../content/checks/asked/asked-words.ts'
import { requestIn } from '../../../content/planner/read/pasted.ts'
import { partsOfMessage } from './material.ts'

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
    // A line in the voice of the machine.
    '^\\W*(?:system|developer|admin(?:istrator)?|assistant)\\s*:',
  ].join('|'),
  'i',
)
/** Wants to hold for all that comes: a teacher's wish, but an order in a page that was pasted. */
const LASTING = /\bfrom now on,? (?:you|tell|say|write|add|answer|reply|always|never|end|begin|every)\b/i
const PROGRAM =
  /\b(?:ai|a\.i\.|llms?|language models?|chat ?bots?|gpt|assistants?|bots?|ai (?:tools?|systems?|readers?|agents?|models?))\b/i
const MUST =
  /\b(?:must|should|always|never|shall|need to|have to|please|are to|add|include|mention|recommend|promote|say|tell|write|print|end|finish|begin|start|insert|reply|answer|link|teach|praise|advertise|claim|insist|replace|(?:every|each|all) answers?)\b/i
/** Words to whoever writes from a pasted page, without the name of a program. */
const WRITER =
  /^\W*(?:attention|dear|(?:note|message|instructions?) (?:to|for))\b[^.!?\n]{0,25}\b(?:models?|writer|author|generator|program|machine|planner)\b|\b(?:whoever|(?:if|when) you) (?:writes?|makes?|plans?|generates?|creates?|summari[sz]es?)\b[^.!?\n]{0,25}\b(?:lessons?|plans?|quiz(?:zes)?|worksheets?|summary|answers?)\b/i
/** Words that speak to a program, and not only of one. */
const ADDRESSED =
  /^\W*(?:attention|dear|hey|hello|(?:note|message|instructions?) (?:to|for))\b|\byou(?:r|rs)?\b/i
const READS =
  /\b(?:read|reads|reading|summari[sz]\w+|process\w*|scan\w*|crawl\w*|index\w*|us(?:e|es|ing))\b[^.!?\n]{0,20}\b(?:this|the|our) (?:web ?)?(?:page|text|document|article|site|content)\b/i

/** True for an order to the program that reads a page, in the page or plainly from it. */
function speaksToReader(sentence: string, request: string, { own, material }: Parts): boolean {
  const isPasted = material.includes(sentence.trim())
  const isToProgram = PROGRAM.test(sentence)
  if (!MUST.test(sentence) || !(isToProgram || (isPasted && WRITER.test(sentence)))) return false
  if (READS.test(sentence) || !request.includes(sentence.trim())) return true
  // A page on chatbots, for a lesson on chatbots, says what they do.
  return isPasted && (!PROGRAM.test(own) || ADDRESSED.test(sentence))
}

/** The number of following sentences that still belong to an instruction. */
const REACH = 2

type Parts = ReturnType<typeof partsOfMessage>

/** The phrases that an instruction asks for: quoted text, words in capitals, addresses. */
const WANTED =
  /["“'‘]([^"”'’\n]{3,80})["”'’]|\b([A-Z][A-Z0-9_-]{3,})\b|(https?:\/\/[^\s)>"']+|www\.[^\s)>"']+|\b[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|info|io|app|shop|xyz|online|example|nz)\b|(?<![\d.,])\d[\d ]{5,}\d(?![\d.,]))/g
/** The name of something, inside a sentence. */
const NAMED = /(?<=[\p{Ll},] )\p{Lu}[\p{L}\d]+(?: \p{Lu}[\p{L}\d]+)+/gu
/** The same with one word alone, which is sure enough only in an order that was pasted. */
const NAMED_ONCE = /(?<=[\p{Ll},] )\p{Lu}[\p{L}\d]{2,}(?: \p{Lu}[\p{L}\d]+)*/gu
/** The rest of the sentence after “say” or “add” is what the model is to write. */
const TO_SAY =
  /\b(?:say|tell|state|announce|mention|recommend|promote|add|include|insert|write|print|end|finish|close|begin|start|teach|claim|insist|praise|advertis|replac\w+ [^.!?\n]{0,30}?(?:by|with))(?:e|ing)?\b(?: (?:everyone|pupils|students|the class|the teacher|them|each|every|all|your|an?|the|with|by|answers?|repl(?:y|ies)|documents?|worksheets?|words?|line|text|phrase|sentence|following|that|in|on|of|about|lesson|brand|instead))*[ :]+([^.!?\n]{6,120})/giu
/** The letter that all answers are to be. */
const ANSWER_LETTER =
  /\banswers?\b[^.!?\n]{0,40}?\b(?:is|are|be|as|with)\s+(?:always )?(?:(?:option|letter|choice) )?[“"‘']?([A-H])\b/g
const ORDINARY = new Set(
  'WALT JSON HTML STEM NZSL EOTC ESOL Year Term Week Room English Māori Aotearoa New Zealand ChatGPT Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(
    ' ',
  ),
)
const isOrdinary = (phrase: string) => phrase.split(' ').every((word) => ORDINARY.has(word))
/** The fewest telling words that make what is to be said recognisable. After “ignore the above” one may do: it is the topic. */
const FEWEST_WORDS = 2
/** One answer that is a letter may be what its question asks for. */
const FEWEST_LETTERS = 2

export interface Injected {
  /** Phrases that a reply contains letter for letter if it obeyed. */
  phrases: readonly string[]
  /** The telling words of what it was to say: a sentence with all of them obeyed. */
  sayings: readonly (readonly string[])[]
  /** The letters that it was to give as its answers. */
  letters: readonly string[]
}

/** The sentences of a message, and which of them give orders to the program that reads it. */
class Orders {
  private readonly sentences: readonly string[]
  private readonly parts: Parts
  private readonly isOrder: readonly boolean[]

  constructor(message: string) {
    const request = requestIn(message)
    this.parts = partsOfMessage(message)
    this.sentences = message.split(/(?<=[.!?])\s+|\n+/)
    this.isOrder = this.sentences.map(
      (one) =>
        ORDER.test(one) ||
        (LASTING.test(one) && this.isPasted(one)) ||
        speaksToReader(one, request, this.parts),
    )
  }

  /** The orders, each with the sentences that still belong to it. */
  told() {
    return this.sentences.filter((_, index) => this.isTold(index))
  }
  /** What a phrase of an order may be taken from, if it is the topic. */
  rest() {
    return this.sentences.filter((_, index) => !this.isTold(index)).join('\n')
  }
  orders() {
    return this.sentences.filter((_, index) => this.isOrder[index])
  }
  isPasted(sentence: string) {
    return this.parts.material.includes(sentence.trim())
  }

  private isTold(index: number): boolean {
    return this.isOrder.slice(Math.max(0, index - REACH), index + 1).some(Boolean)
  }
}

const phrasesIn = (found: Orders): string[] => [
  ...found
    .told()
    .flatMap((one) => [...one.matchAll(WANTED)].map((match) => match[1] ?? match[2] ?? match[3] ?? '')),
  ...found.orders().flatMap((one) => one.match(found.isPasted(one) ? NAMED_ONCE : NAMED) ?? []),
]

/** The telling words of each thing that is to be said, as far as they tell it from what the message is about. */
function sayingsIn(found: Orders, restStems: ReadonlySet<string>): string[][] {
  return found.told().flatMap((one) => {
    const isPlainOrder = ORDER.test(one) || LASTING.test(one)
    const fewest = isPlainOrder && found.isPasted(one) ? 1 : FEWEST_WORDS
    return [...one.matchAll(TO_SAY)]
      .map(([, what = '']) => [...new Set(topicStems(what))])
      .filter((stems) => stems.length >= fewest && stems.some((stem) => !restStems.has(stem)))
  })
}

/** Collects the words that a reply contains only if it obeyed an instruction pasted into the message. */
export function injectedInto(message: string): Injected {
  const found = new Orders(message)
  const rest = found.rest()
  return {
    // A phrase that also occurs elsewhere in the message may be its topic.
    phrases: [
      ...new Set(phrasesIn(found).filter((one) => one !== '' && !isOrdinary(one) && !rest.includes(one))),
    ],
    sayings: sayingsIn(found, new Set(topicStems(rest))),
    letters: found
      .orders()
      .flatMap((one) => [...one.matchAll(ANSWER_LETTER)].map(([, letter = '']) => letter)),
  }
}

interface Chat {
  content: string
  history: readonly { role: string; content: string }[]
}

/** The same for everything that a model is shown: the teacher's messages, and the document that one of them changes. */
export function injectedIntoChat({ content, history }: Chat, document: string): Injected {
  const messages = [...history.flatMap((one) => (one.role === 'user' ? [one.content] : [])), content]
  const all = [...messages, ...(document === '' ? [] : [`${messages.join(' ')}\n\n${document}`])].map(
    injectedInto,
  )
  return {
    phrases: [...new Set(all.flatMap(({ phrases }) => phrases))],
    sayings: all.flatMap(({ sayings }) => sayings),
    letters: all.flatMap(({ letters }) => letters),
  }
}

/** True for words that tell a model to leave its rules. */
export const givesOrders = (text: string): boolean => ORDER.test(text)

const answersWith = (letter: string, texts: readonly string[]) =>
  texts.filter((text) => text.replace(/^\W*(?:(?:answer|option|letter|choice)\W+)?|\W+$/gi, '') === letter)
    .length >= FEWEST_LETTERS

/** With this many telling words or more, most of them are enough: an order may be followed in other words. */
const MANY_WORDS = 3
const MOST = 2 / 3

/** True for a sentence that says what was to be said, in the same or in other words. */
function tells(stems: readonly string[], sentence: ReadonlySet<string>): boolean {
  const said = stems.filter((stem) => sentence.has(stem)).length
  return said === stems.length || (stems.length >= MANY_WORDS && said >= MOST * stems.length)
}

/** True where a reply says what an instruction in the message told it to say. */
export function obeysInjection({ phrases, sayings, letters }: Injected, texts: readonly string[]): boolean {
  const said = texts.join('\n').toLowerCase()
  if (phrases.some((word) => said.includes(word.toLowerCase()))) return true
  if (letters.some((letter) => answersWith(letter, texts))) return true
  if (sayings.length === 0) return false
  const sentences = texts
    .flatMap((text) => text.split(/(?<=[.!?])\s+|\n/))
    .map((one) => new Set(topicStems(one)))
  return sayings.some((stems) => sentences.some((one) => tells(stems, one)))
}
