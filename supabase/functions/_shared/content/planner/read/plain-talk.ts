import type { Want } from '../../understood.ts'
import { readHistory } from './chat.ts'
import { askedChange } from './follow-ups/asked-change.ts'
import { goalsInText } from './goals.ts'
import type { PlannerInput } from './input.ts'
import { minutesIn } from './minutes.ts'
import { requestIn } from './pasted.ts'
import { guessSubject, isBareSubject, phraseKnownIn } from './subject.ts'
import {
  ASKS_FOR_RESOURCE,
  ASKS_FOR_WORK,
  GREETING_FIRST,
  GREETING_ONLY,
  ONLY_POINTS,
  QUESTION,
} from './talk.data.ts'
import { nameOfTopic } from './topic/topic-phrase.ts'
import { topicWords } from './topic-words.ts'
import { wantIn } from './wishes/want.ts'
import { fixTypos } from './words/spelling.ts'
import { wordsOnly } from './words-only/words-only.ts'
import { yearsIn } from './years.ts'
import { YES } from './yes.data.ts'

/** True where the words ask for something to be made. */
export const asksForWork = (text: string) => ASKS_FOR_WORK.pattern.test(text)
const withoutGreeting = (text: string) => text.replace(GREETING_FIRST.pattern, '')

/** The content of a message that asks for no document. */
interface PlainTalk {
  greets: boolean
  /** True for a question that a planner cannot answer. */
  asks: boolean
  /** True when a chat of lesson plans is asked to turn its plan into a resource. */
  wantsResource: boolean
}

export function readTalk({ content, generatorType, history }: PlannerInput): PlainTalk {
  const hasReply = history.some(({ role }) => role === 'assistant')
  const said = content.trim()
  const text = withoutGreeting(said)
  return {
    greets: GREETING_ONLY.pattern.test(said) || text !== said,
    asks: QUESTION.pattern.test(text) && !asksForWork(text),
    wantsResource: generatorType === 'lessonPlan' && !hasReply && ASKS_FOR_RESOURCE.pattern.test(said),
  }
}

const COURTESY_LAST = /[\s,]+(?:pls|plz|thx|ta|cheers)[\s.!]*$/i

/** Lengths and years that no class or lesson has, and words of courtesy, name no topic. */
const NO_TOPIC =
  /(?<![\p{L}\d])(?:-\s*\d+|\d+|pls|plz|thx|ta|please|thanks|cheers|years?|minutes?|mins?|hours?|lessons?|one|two|three|half|an?|the)(?![\p{L}\d])/giu

/** Letters that could not be said as a word: no vowel, or five other letters in a row. Capitals may be an abbreviation. */
const isUnsayable = (word: string) =>
  word.length <= 20 &&
  word !== word.toUpperCase() &&
  (!/[aeiouyāēīōū]/iu.test(word) || /[^aeiouyāēīōū]{5}/iu.test(word))

/** True where keys were struck at random. */
function isNoWords(text: string): boolean {
  const words = text.match(/\p{Script=Latin}{3,}/gu) ?? []
  return words.length > 0 && words.every(isUnsayable) && guessSubject(text) === null
}

/** True where only numbers and courtesy are left, and no sum. */
export function isOnlyNumbers(text: string): boolean {
  const left = text.replace(NO_TOPIC, '')
  return left !== text && !/\p{L}{2}/u.test(left) && guessSubject(text) === null
}

/** True for a first message that names nothing, or only points at something that is not there. */
function namesNothing({ context, history }: PlannerInput, text: string): boolean {
  if (context !== null || history.some(({ role }) => role === 'assistant')) return false
  const words = topicWords(fixTypos(requestIn(text)))
  return words === '' || ONLY_POINTS.pattern.test(words) || isOnlyNumbers(words) || isNoWords(words)
}

const MAX_TOPIC_WORDS = 8

/** Words for work that is not on one topic: "morning starter questions maths mixed". */
const ANY_WORK =
  /(?<!\p{L})(?:mornings?|starters?|warm[- ]?ups?|mixed|mix|revision|review|practice|practise|daily|quick|questions?|work|sheets?|mental|basic|general|stuff|activit(?:y|ies)|puzzles?|challenges?|homework|fun|easy|calm|quiet|extra|random|bits|things?)(?!\p{L})/giu

/** Mathematics of several kinds for a class is a sheet of its own: “homework maths y5 mixed”. */
const MIXED_MATHS =
  /^(?=.*\b(?:maths?|mathematics|numeracy)\b).*\b(?:mixed|mix|homework|revision|review|warm[- ]?ups?|starters?|tests?)\b/is

/** True where a request names its learning area and no topic of it. */
function namesOnlyArea(text: string): boolean {
  if (MIXED_MATHS.test(text) && yearsIn(text).length > 0) return false
  const words = topicWords(text)
  const area = words.replace(ANY_WORK, ' ').replace(/\s+/g, ' ').trim()
  return (isBareSubject(area) || (area === '' && words !== '')) && phraseKnownIn(text) === null
}

/** Forms that are made of what the teacher writes. */
const SAYS_IN_OWN_WORDS: ReadonlySet<Want> = new Set([
  'letter',
  'word search',
  'vocabulary cards',
  'checklist',
  'rubric',
])

/** True where no goal and no learning area was recognised and the words are too many for a topic: they would be printed as they stand. */
export function isNotUnderstood({ content, context, history, generatorType }: PlannerInput): boolean {
  const goesOn = history.some(({ role }) => role === 'assistant')
  if (goesOn || context !== null || goalsInText(content).length > 0) return false
  const text = fixTypos(requestIn(withoutGreeting(content.trim())))
  // A form by name is understood however much is said: a letter or a word search holds the teacher's own words.
  if (generatorType === 'resourceGenerator' && SAYS_IN_OWN_WORDS.has(wantIn(text) ?? 'worksheet'))
    return false
  const words = topicWords(text)
  const isTopic =
    words === '' || (words.split(/\s+/).length <= MAX_TOPIC_WORDS && nameOfTopic(words) !== null)
  return guessSubject(text) === null && !isTopic
}

const ASKS_HOW = /^(?:what|who|how|why|when|where|can|could|do|does|is|are|should|will|would)\b/i

/** True where a message that asks for no document in so many words says for whom or how long it is to be: "b and d reversals, 7 yr old, 5 min daily". */
export const isMeantForClass = (text: string): boolean =>
  !ASKS_HOW.test(text.trim()) && (yearsIn(text).length > 0 || minutesIn(text) !== null)

/** True for a greeting or a plain question: it is answered in words, never with a made-up plan. */
export function isPlainTalk(input: PlannerInput): boolean {
  const { content, context, history } = input
  const said = content.trim()
  const hasReply = history.some(({ role }) => role === 'assistant')
  if (hasReply && YES.pattern.test(said)) return readHistory(input).base === ''
  if (GREETING_ONLY.pattern.test(said) || readTalk(input).wantsResource) return true
  const text = fixTypos(withoutGreeting(said)).replace(COURTESY_LAST, '')
  if (hasReply && askedChange(text, input.generatorType)) return readHistory(input).base === ''
  if (wordsOnly(input)) return true
  if (namesNothing(input, text) || isNotUnderstood(input)) return true
  const namesLesson =
    (context?.goals.length ?? 0) > 0 ||
    yearsIn(text).length > 0 ||
    minutesIn(text) !== null ||
    guessSubject(text) !== null
  if (QUESTION.pattern.test(text)) return !asksForWork(text) || !namesLesson
  if (context === null && namesOnlyArea(text)) return true
  if (namesLesson) return false
  if (text !== said && !asksForWork(text)) return true
  return asksForWork(text) ? topicWords(text) === '' : text.split(/\s+/).length < 2
}
