import { textsIn } from '../../checks/text.ts'
import type { Kit } from '../../kit.ts'
import { withoutNotes } from '../read/conditions/request-parts.ts'
import type { LessonRequest } from '../read/request.ts'
import { WAY_OF_READING } from '../read/topic/way-of-reading.ts'
import { plainWords, stemsOf } from '../read/words/stem.ts'
import { STOP_WORDS } from '../read/words/stop-words.data.ts'
import { doesJob, jobsIn } from './jobs.ts'
import { isPrinted, matterWords, matterWordsIn } from './matter-words.ts'
import { isTelling } from './telling-words.ts'

/** A lesson that says so little of what a request is about is another lesson. */
const TOO_LITTLE = 1 / 3

/** The phrases that name a lesson and that a request says: each of their telling words. */
export function phrasesSaid({ find }: Kit, asked: string): string[] {
  const said = new Set(stemsOf(asked))
  return [...find.en, ...find.mi].filter((phrase) => {
    const words = plainWords(phrase).filter(isTelling)
    return words.length > 0 && words.every((word) => isPrinted(word, said))
  })
}

/** So many telling words of a message make it the same wish: teachers say one thing in many words. */
const SAME_WISH = 2

/**
 * The messages typed for a lesson of which a request says two telling words or more. A short request says a message whose
 * telling words it says all.
 */
function typedLike({ find: { asked: typed = [] } }: Kit, asked: string, isShort: boolean): string[] {
  const said = new Set(stemsOf(asked))
  return typed.filter((line) => {
    const words = [...new Set(plainWords(line).filter(isTelling))]
    const both = words.filter((word) => isPrinted(word, said)).length
    return both >= SAME_WISH || (isShort && both > 0 && both === words.length)
  })
}

const textsOfKits = new WeakMap<Kit, { all: string; stems: readonly string[] }>()

/** What a lesson prints, without the phrases that it is found by. Each change that could be asked for next is judged with it. */
function printedBy(kit: Kit): { all: string; stems: readonly string[] } {
  const known = textsOfKits.get(kit)
  if (known) return known
  const { find: _, ...own } = kit
  const all = textsIn(own).join('\n')
  const printed = { all, stems: [...new Set(stemsOf(all))] }
  textsOfKits.set(kit, printed)
  return printed
}

const STOPS = new Set(STOP_WORDS)
const SHORTEST = 3

/** True where a text on something is to be read, and the lesson says nothing of it: “shared reading, big book on kai”. */
function isReadingOnOther(kit: Kit, { understood: { topic } }: LessonRequest): boolean {
  const matter = topic.replace(WAY_OF_READING, '')
  if (matter === topic) return false
  const printed = new Set(printedBy(kit).stems)
  const words = plainWords(matter).filter((word) => word.length >= SHORTEST && !STOPS.has(word))
  return words.length > 0 && !words.some((word) => isPrinted(word, printed))
}

/** Those of the words that a lesson prints, or that stand in the phrases of it which the request says. */
function wordsOfLesson(words: readonly string[], kit: Kit, phrases: readonly string[]): string[] {
  const printed = new Set([...printedBy(kit).stems, ...stemsOf(phrases.join(' '))])
  return words.filter((word) => isPrinted(word, printed))
}

/** True where a lesson has hardly any of the words, or half of them and no phrase that the request says. */
function hasLittleOf(words: readonly string[], kit: Kit, phrases: readonly string[]): boolean {
  const share = wordsOfLesson(words, kit, phrases).length / words.length
  return share < TOO_LITTLE || (share <= 0.5 && phrases.length === 0)
}

/** One word more than the topic may stand in any lesson by chance, where no phrase of the lesson is said. */
const BY_CHANCE = 1

/** True where a lesson has much of what a request says besides the topic, which is cut short. */
function isOnRest(kit: Kit, request: LessonRequest, words: readonly string[], phrases: readonly string[]) {
  const all = matterWordsIn(withoutNotes(request.asked, words), request)
  const rest = all.filter((word) => !words.includes(word))
  const least = phrases.length > 0 ? 1 : BY_CHANCE + 1
  return wordsOfLesson(rest, kit, phrases).length >= least && !hasLittleOf(all, kit, phrases)
}

/**
 * True for a lesson that the bank found by one word, and that has hardly anything of what the request is about: for
 * “hopscotch maths” it found the lesson on months. An honest frame with the teacher’s own words is better than that. The
 * phrases that name a lesson count where the request says them. A lesson that has students do what was asked for is never
 * beside the request, whatever it is set in. A topic is cut short, so a lesson on the rest of the request is not beside it either.
 */
export function isBesideRequest(kit: Kit, request: LessonRequest): boolean {
  if (isReadingOnOther(kit, request)) return true
  const { asked } = request
  const jobs = jobsIn(asked)
  if (jobs.some((job) => doesJob(kit, job))) return false
  // A theme is what the examples are from, and no lesson need be about it.
  const ofTheme = new Set(plainWords(request.understood.theme ?? ''))
  const words = matterWords(request).filter((word) => !ofTheme.has(word))
  // A request that says nothing but a job is not for a lesson that never speaks of it.
  if (words.length === 0)
    return jobs.length > 0 && !jobs.some(({ pattern }) => pattern.test(printedBy(kit).all))
  const phrases = [...phrasesSaid(kit, asked), ...typedLike(kit, asked, words.length === 1)]
  return hasLittleOf(words, kit, phrases) && !isOnRest(kit, request, words, phrases)
}
