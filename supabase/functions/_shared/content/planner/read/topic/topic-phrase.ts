import { withArticle } from '../topic-words.ts'
import { cutAll } from '../words/word-pattern.ts'
import { isPhrase, shortTopic } from './short-topic.ts'
import {
  ASKS,
  DOES,
  DOUBLED,
  KIND_BEFORE_QUESTION,
  KIND_OF_PLACE,
  NAMES_AS_WRITTEN,
  ONLY_POINTS_AT,
} from './topic-phrase.data.ts'
import { topicAlone } from './written-out.ts'

/** A topic in the forms that sentences need. */
export interface TopicPhrase {
  /** Stands after "about", "on" or "for": "making a kite", "volcanoes", "“why is the sky blue?”". */
  about: string
  /** The topic as a question, where the teacher asked one: "Why is the sky blue?" */
  question: string | null
}

/** The "-ing" form of a verb: "make" becomes "making", "run" becomes "running". */
function withIng(verb: string): string {
  if (DOUBLED.includes(verb.toLowerCase())) return `${verb}${verb.at(-1)}ing`
  return /[^aeou]e$|ue$/.test(verb) ? `${verb.slice(0, -1)}ing` : `${verb}ing`
}

/** Every verb of "design and make a kite" takes its "-ing". */
function asDoing(words: string): string {
  return words.replace(/^(\p{L}+)((?:,? (?:and|then) \p{L}+(?= ))?)/u, (_, first: string, next: string) => {
    const second = next.replace(/\p{L}+$/u, (verb) =>
      DOES.pattern.test(`${verb} it`) ? withIng(verb) : verb,
    )
    return `${withIng(first.toLowerCase())}${second}`
  })
}

/** Names get the capital letters and macrons that were left out in a hurry. */
export function namesAsWritten(text: string): string {
  return NAMES_AS_WRITTEN.reduce((left, [typed, written]) => left.replace(typed, written), text)
}

/** The same for a text about places, where the kind of place is part of the name: "Auckland Museum". */
export function placesAsWritten(text: string): string {
  return namesAsWritten(text).replace(KIND_OF_PLACE.pattern, (kind) =>
    kind.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase()),
  )
}

const ONE_OF_ITS_KIND = /^(?!(?:an?|the|our|my) ).*\b(?:experiment|investigation|project|challenge|test)$/i
const ofItsKind = (topic: string) => (ONE_OF_ITS_KIND.test(topic) ? `the ${topic}` : topic)

const TOPIC_THEN_DOING = /^([^:]{3,60}):\s+(.+)$/

/** What pupils do, where it follows the topic: "plan a fair test" in "a seed experiment: plan a fair test". */
export function doingAfterTopic(words: string): { topic: string; doing: string } | null {
  const [, topic = '', doing = ''] = TOPIC_THEN_DOING.exec(words) ?? []
  if (!DOES.pattern.test(doing)) return null
  return { topic: ofItsKind(topic), doing }
}

/** The name of a topic with its capital letters, or null where the words name nothing that a sentence could hold. */
export function nameOfTopic(words: string): string | null {
  const typed = topicAlone(cutAll(words, [KIND_BEFORE_QUESTION]))
    .replace(/…$/, '')
    .replace(/[\s,.:;!?–-]+$/, '')
    .trim()
  if (typed === '' || ONLY_POINTS_AT.pattern.test(typed)) return null
  const then = doingAfterTopic(typed)
  const isBoth = then !== null && isPhrase(then.topic) && isPhrase(then.doing)
  const name = isBoth ? typed : shortTopic(typed)
  return name === null ? null : namesAsWritten(name)
}

/** A topic's words as the sentences of a lesson need them, or null where they name nothing. */
export function topicPhrase(words: string): TopicPhrase | null {
  const named = nameOfTopic(words)
  if (named === null) return null
  if (ASKS.pattern.test(named)) {
    const question = `${named.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}?`
    return { about: `“${question}”`, question }
  }
  if (DOES.pattern.test(named)) return { about: asDoing(named), question: null }
  const about = withArticle(doingAfterTopic(named)?.topic ?? ofItsKind(named))
  return { about: /[?!:;“”"/|]/.test(about) ? `“${about}”` : about, question: null }
}
