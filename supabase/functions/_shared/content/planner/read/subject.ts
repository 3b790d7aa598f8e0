import { WORD_LISTS } from '../../data/lexicon/word-lists.ts'
import { bookNamed } from '../english/books/book-topic.ts'
import { letterNamed } from '../english/sounds/named-letter.ts'
import { CONFUSED_WORDS } from '../english/spelling/confused-words.data.ts'
import { DESIGN_TASK, ON_SQUARES, TYPED_AS_ENGLISH } from './area-typed.data.ts'
import { AREA_WORDS, ENGLISH_TOO, SAYS_NO_AREA, SUMS } from './area-words.data.ts'
import { BARE_SUBJECT, SUBJECT_REO } from './subjects.data.ts'
import { isInReo } from './wishes/in-reo.ts'
import { FIRST_LANGUAGE_LESSON, LEARNING_LANGUAGES } from './words/first-language-lesson.data.ts'
import { withoutColouring } from './words/named-sheets.ts'
import { plainWords, stemsOf } from './words/stem.ts'

/** A name of an area outweighs any topic; a topic outweighs a word that many areas use. */
const NAME = 40
const TOPIC = 4
/** What is made or done decides before what it is about: a haiku on the sea is English. */
const DECIDES = 10
/** "Writing yr 5, volcanoes" is of English, whatever the setting says. */
const TYPED_AS_AREA = 16
const WEAK = 1
/** Each further word of a phrase makes it surer. */
const FURTHER_WORD = 2
const MAX_READ = 2000
const MIN_REO_LETTERS = 3

const MATHS = 'Mathematics and statistics'
const TE_REO = 'Learning languages (te reo Māori)'
/** A word of te reo Māori in an English request. */
const REO_WORD = 4

const IN_ENGLISH = new Set(plainWords(ENGLISH_TOO))

/** The words of the lexicon that hardly stand in English sentences. */
const REO_WORDS = new Set(
  WORD_LISTS.flatMap(({ words, reo }) =>
    [...words.map(([kupu]) => kupu), reo ?? ''].flatMap(plainWords),
  ).filter((word) => word.length >= MIN_REO_LETTERS && !IN_ENGLISH.has(word)),
)

/** How many different words of te reo Māori a text uses. */
const reoWordsIn = (text: string) => new Set(plainWords(text).filter((word) => REO_WORDS.has(word))).size

interface Evidence {
  subject: string
  weight: number
}

interface Phrase {
  key: string
  evidence: Evidence[]
}

/** All phrases by their key, each with the areas it speaks for; a phrase that says no area speaks for none. */
function readTables(): Map<string, Phrase> {
  const phrases = new Map<string, Phrase>()
  const add = (list: string, subject: string | null, weight: number) => {
    for (const words of list.split(',')) {
      const stems = stemsOf(words)
      if (stems.length === 0) continue
      const key = stems.join(' ')
      const phrase = phrases.get(key) ?? { key, evidence: [] }
      phrases.set(key, phrase)
      if (subject === null || phrase.evidence.some((one) => one.subject === subject)) continue
      phrase.evidence.push({ subject, weight: weight + FURTHER_WORD * (stems.length - 1) })
    }
  }
  for (const { subject, names, decides, topics, weak } of AREA_WORDS) {
    add(names, subject, NAME)
    add(decides, subject, DECIDES)
    add(topics, subject, TOPIC)
    add(weak, subject, WEAK)
  }
  add(SAYS_NO_AREA, null, 0)
  return phrases
}

const PHRASES = readTables()
const LONGEST = Math.max(...[...PHRASES.keys()].map((key) => key.split(' ').length))

/** The longest phrase that begins at this word, and how many words it takes. */
function phraseAt(stems: readonly string[], at: number): { phrase: Phrase; length: number } | null {
  for (let length = Math.min(LONGEST, stems.length - at); length > 0; length--) {
    const phrase = PHRASES.get(stems.slice(at, at + length).join(' '))
    if (phrase) return { phrase, length }
  }
  return null
}

/** True where a topic of mathematics is what a text speaks for most. */
function isOfMaths(text: string): boolean {
  const found = evidenceIn(text)
  const weight = found.get(MATHS) ?? 0
  return weight >= TOPIC && weight === Math.max(...found.values())
}

/**
 * A text without the order to design a thing, where the topic is one of mathematics: it is named first, or the thing is drawn on squared paper. The
 * order alone would make it a lesson of technology.
 */
function withoutDesignTask(text: string): string {
  const task = DESIGN_TASK.pattern.exec(text)
  if (!task) return text
  const rest = text.replace(task[0], ' ')
  return isOfMaths(ON_SQUARES.pattern.test(text) ? rest : text.slice(0, task.index)) ? rest : text
}

/** How much a text speaks for each learning area. A phrase said twice counts once. */
function evidenceIn(typed: string): Map<string, number> {
  const found = new Map<string, number>()
  const count = ({ subject, weight }: Evidence) => found.set(subject, (found.get(subject) ?? 0) + weight)
  const text = withoutDesignTask(withoutColouring(typed))
  // Squares to colour by number are of sums where nothing else is named.
  if (withoutColouring(typed) !== typed) count({ subject: MATHS, weight: WEAK })
  if (TYPED_AS_ENGLISH.pattern.test(text.trim())) count({ subject: 'English', weight: TYPED_AS_AREA })
  if (SUMS.test(text)) count({ subject: MATHS, weight: TOPIC })
  const stems = stemsOf(text)
  const seen = new Set<string>()
  for (let at = 0; at < stems.length; ) {
    const match = phraseAt(stems, at)
    if (match && !seen.has(match.phrase.key)) {
      seen.add(match.phrase.key)
      match.phrase.evidence.forEach(count)
    }
    at += match?.length ?? 1
  }
  // In a request that is itself in te reo Māori such words tell nothing.
  const reo = isInReo(text) ? 0 : REO_WORD * reoWordsIn(text)
  if (reo > 0) count({ subject: TE_REO, weight: reo })
  return found
}

/** The learning area a request seems to be about, or null. The area with the strongest evidence wins, then the first. */
export function guessSubject(text: string): string | null {
  if (FIRST_LANGUAGE_LESSON.pattern.test(text.slice(0, MAX_READ))) return LEARNING_LANGUAGES
  const read = text.slice(0, MAX_READ)
  if (bookNamed(read) !== null || letterNamed(read) !== null || CONFUSED_WORDS.match.test(read))
    return 'English'
  const found = evidenceIn(text.slice(0, MAX_READ))
  const best = Math.max(0, ...found.values())
  return best === 0 ? null : (AREA_WORDS.find(({ subject }) => found.get(subject) === best)?.subject ?? null)
}

const isTyped = (subject: string, text: string) =>
  subject === 'English' && TYPED_AS_ENGLISH.pattern.test(text.slice(0, MAX_READ).trim())

/** How sure a text is of its learning area: it names the area, names a topic of it, or only uses words that many areas use. */
export function areaOfText(text: string): { subject: string; by: 'name' | 'topic' | 'word' } | null {
  const subject = guessSubject(text)
  if (subject === null) return null
  if (subject === LEARNING_LANGUAGES) return { subject, by: 'name' }
  const weight = evidenceIn(text.slice(0, MAX_READ)).get(subject) ?? 0
  return {
    subject,
    by: weight >= NAME || isTyped(subject, text) ? 'name' : weight >= TOPIC ? 'topic' : 'word',
  }
}

/** How many learning areas a text names: “geography and maths” names two, and neither is surely the only one. */
export const areasNamed = (text: string): number =>
  [...evidenceIn(text.slice(0, MAX_READ)).values()].filter((weight) => weight >= NAME).length

/** The first topic of its learning area that a text names, as it was typed; null where it names none. */
export function phraseKnownIn(text: string): string | null {
  const subject = guessSubject(text)
  const typed = [...text.matchAll(/[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)*/gu)]
  const stems = stemsOf(text)
  if (subject === null || typed.length !== stems.length) return null
  for (let at = 0; at < stems.length; at++) {
    const match = phraseAt(stems, at)
    const evidence = match?.phrase.evidence.find((one) => one.subject === subject)
    if (!match || !evidence || evidence.weight < TOPIC || evidence.weight >= NAME) continue
    const last = typed[at + match.length - 1]
    return text.slice(typed[at]?.index, last && last.index + last[0].length)
  }
  return null
}

/** True for words that name a whole learning area and leave the lesson's topic open. */
export function isBareSubject(words: string): boolean {
  return BARE_SUBJECT.pattern.test(words.trim())
}

/** The name of a learning area in te reo Māori, where we know one. */
export function subjectReo(subject: string | null): string | null {
  return subject === null ? null : (SUBJECT_REO[subject] ?? null)
}
