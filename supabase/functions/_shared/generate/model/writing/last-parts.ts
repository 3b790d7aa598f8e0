import { PermanentFailure, ServiceAway } from '../../provider.ts'
import { AWAY } from '../call-failures.ts'
import { titleInstead } from '../check-part.ts'
import type { Part, Rejected } from '../rejected.ts'
import type { CallEnd, SectionRequest } from './section-call.ts'

const DECLINED =
  'The language model declined to write this. Say it in another way, or ask for another part of the topic. It was not counted.'
const unusable = (name: string) =>
  `“${name}” came back from the language model twice in a form that we could not use. It was not counted; please try again.`
/** This tells the teacher which sections could not be used twice. */
export const saidOf = ({ titles, sayUnusable }: SectionRequest, keys: readonly string[]): string =>
  sayUnusable ?? unusable(keys.map((key) => titles[key] ?? key).join('” and “'))
const SPENT = 'This reply grew longer than one reply may. Ask for less at a time. It was not counted.'

/** True if the answer begins like an excuse in place of content. */
const looksDeclined = (text: string) =>
  /^\W*(?:i['’]?m (?:sorry|unable|not able)|sorry|i can(?:['’]t|not)|i (?:won['’]t|must decline)|as an ai)/i.test(
    text,
  )

/** Throws when sections are missing and another call would not help: for good, or so that the whole job is tried again. */
export function throwIfHopeless(
  { reason, opening }: CallEnd,
  round: number,
  missing: string,
  said: string,
): void {
  if (reason === 'content-filter') throw new PermanentFailure('the provider refused', DECLINED)
  if (reason === 'spent') throw new PermanentFailure('the reply was too long', SPENT)
  if (opening.trim() === '') throw new ServiceAway('the model sent an empty answer', AWAY)
  if (round === 0) return
  if (looksDeclined(opening)) throw new PermanentFailure('the model declined', DECLINED)
  throw new PermanentFailure(`${missing} did not arrive: ${reason}`, said)
}

/** One part of a document may go for its words. Without two that it needs, it is no document that anybody pays for. */
const failedOf = (request: SectionRequest, lost: readonly Rejected[]) =>
  new PermanentFailure(
    `${lost.length} needed sections were unusable twice`,
    saidOf(
      request,
      lost.map(({ key }) => key),
    ),
  )

/** A page of a sheet. Any other page of it is worth keeping. */
const PAGE = /^tasks-/
/** Steps are worth keeping without their questions, which leave a gap that the teacher is told of. */
const areKeptWithout = (key: string, others: readonly string[]) =>
  (PAGE.test(key) && others.some((one) => PAGE.test(one))) ||
  (key === 'questions' && others.includes('phases'))

/**
 * What becomes of a section that failed twice: it stays as far as it can be printed, is left out, or ends the reply. Words
 * that may not be printed never cost more than their section, as long as there is another one. A page of any fault never costs
 * more than itself, as long as there is another page, nor do the questions of a plan, as long as it has its steps.
 */
function settled(
  request: SectionRequest,
  { key, why, usable, ofWords }: Rejected,
  done: Readonly<Record<string, unknown>>,
): Part {
  const { needed, keys } = request
  if (usable !== null) return { key, state: 'written', ...usable }
  console.warn(`The section ${key} of a model was unusable twice.`)
  const others = Object.keys(done).filter((other) => other !== 'header')
  const hasOther = (ofWords && others.length > 0) || areKeptWithout(key, others)
  if ((needed ?? keys).includes(key) && !hasOther)
    // The reason may hold words of the model or of the teacher, and this goes to the log.
    throw new PermanentFailure(`${key} was unusable twice`, saidOf(request, [key]))
  return { key, state: 'left-out', why }
}

/** The title of a document that has everything but one. Null for a part of a document, which keeps the title it has. */
function titleOf(
  request: SectionRequest,
  bad: readonly Rejected[],
  done: Record<string, unknown>,
): Part | null {
  const isWanted = request.needed?.includes('header') === true && Object.keys(done).length > 0
  if (!isWanted || 'header' in done || bad.some(({ key, usable }) => key === 'header' && usable)) return null
  const title = titleInstead(request)
  if (title === null) return null
  done.header = title.value
  return { key: 'header', state: 'written', ...title }
}

interface Lacking {
  bad: readonly Rejected[]
  unanswered: readonly string[]
  end: CallEnd
}

/** What becomes of the sections that are still missing after the last call. */
export function* lastParts(
  request: SectionRequest,
  done: Record<string, unknown>,
  { bad, unanswered, end }: Lacking,
): Generator<Part> {
  const needed = request.needed ?? request.keys
  const title = titleOf(request, bad, done)
  if (title) yield title
  const isOpen = (key: string) => !(key in done)
  const open = unanswered.filter(isOpen)
  const first = request.keys.find(isOpen)
  if (first !== undefined && open.some((key) => needed.includes(key)))
    throwIfHopeless(end, 1, first, saidOf(request, [first]))
  const left = bad.filter(({ key }) => isOpen(key))
  const lost = left.filter(({ key, usable }) => usable === null && needed.includes(key))
  // The usable sections are shown first, so that all that is missing can be named at once.
  for (const one of left.filter(({ usable }) => usable !== null)) yield settled(request, one, done)
  if (lost.length > 1) throw failedOf(request, lost)
  for (const one of left.filter(({ usable }) => usable === null)) yield settled(request, one, done)
  for (const key of open) yield { key, state: 'left-out', why: 'it did not arrive' }
}
