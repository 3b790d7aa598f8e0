import { PermanentFailure, ServiceAway } from '../provider.ts'
import type { AskModel, FinishReason } from './ask-model.ts'
import { AWAY } from './call-failures.ts'
import { checkPart, type PartRules } from './check-part.ts'
import { BrokenAnswer, JsonParts, type RawPart } from './json-parts.ts'
import { brokenOff, type Part, type Rejected, rejectedOf } from './rejected.ts'
import { wireSchema } from './wire.ts'

/** The sections that a model is asked for, with everything needed to ask for them and to check them. */
export interface SectionRequest extends PartRules {
  prompt: string
  /** The sections to write, in this order. */
  keys: readonly string[]
  titles: Readonly<Record<string, string>>
  /** The teacher is told this in place of the names of the sections, where none of them can be used. */
  sayUnusable?: string
  /** The sections that exist already. The model sees them and is not asked for them. */
  known: Readonly<Record<string, unknown>>
  /** The sections without which there is no document. Any other is left out when it fails twice. All of them, if not given. */
  needed?: readonly string[]
  /** The letters that all calls for one reply may still produce together. */
  budget: { letters: number }
}

/** The letters of a rejected section that are shown to the model again. */
const MAX_SHOWN = 3_000

/** The reason a call ended. */
type EndReason = FinishReason | BrokenAnswer['why'] | 'spent'

const DECLINED =
  'The language model declined to write this. Say it in another way, or ask for another part of the topic. It was not counted.'
const unusable = (name: string) =>
  `“${name}” came back from the language model twice in a form that we could not use. It was not counted; please try again.`
/** This tells the teacher which sections could not be used twice. */
const saidOf = ({ titles, sayUnusable }: SectionRequest, keys: readonly string[]): string =>
  sayUnusable ?? unusable(keys.map((key) => titles[key] ?? key).join('” and “'))
const SPENT = 'This reply grew longer than one reply may. Ask for less at a time. It was not counted.'

/** True if the answer begins like an excuse in place of content. */
const looksDeclined = (text: string) =>
  /^\W*(?:i['’]?m (?:sorry|unable|not able)|sorry|i can(?:['’]t|not)|i (?:won['’]t|must decline)|as an ai)/i.test(
    text,
  )

interface CallEnd {
  reason: EndReason
  /** The first letters of the answer. */
  opening: string
  /** The section in which the answer broke off, and its text so far. */
  brokeIn: RawPart | null
}

/** The section that a model means by a name: its key, or its title as people see it. Null for any other name. */
function namesIn({ wire, titles }: SectionRequest): (name: string) => string | null {
  const plain = (name: string) =>
    name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  const keys = Object.keys(wire)
  const known = new Map(keys.map((key) => [plain(titles[key] ?? key), key]))
  for (const key of keys) known.set(plain(key), key)
  return (name) => (name in wire ? name : (known.get(plain(name)) ?? null))
}

/** The model, the request and the signal for all calls of one reply. */
interface Collecting {
  ask: AskModel
  request: SectionRequest
  signal: AbortSignal
}

interface Call {
  keys: readonly string[]
  prompt: string
  /** True once everything that was asked for is there: what a model writes on from there nobody has asked for. */
  hasAll(): boolean
}

/** Makes one call. It yields each section as soon as it is complete and returns the way the call ended. */
async function* oneCall(
  { ask, request, signal }: Collecting,
  { keys, prompt, hasAll }: Call,
): AsyncGenerator<{ key: string; json: string }, CallEnd> {
  const { system, wire, budget } = request
  const nameOf = namesIn(request)
  const parts = new JsonParts((key) => nameOf(key) !== null)
  const text = ask({ system, prompt, schema: wireSchema(wire, keys) }, signal)
  let opening = ''
  const ended = (reason: EndReason): CallEnd => {
    const { open } = parts
    return { reason, opening, brokeIn: open && { ...open, key: nameOf(open.key) ?? open.key } }
  }
  try {
    for (let next = await text.next(); ; next = await text.next()) {
      if (next.done) {
        for (const part of parts.end()) yield { ...part, key: nameOf(part.key) ?? part.key }
        return ended(next.value)
      }
      budget.letters -= next.value.length
      if (opening.length < 200) opening += next.value
      for (const part of parts.take(next.value)) yield { ...part, key: nameOf(part.key) ?? part.key }
      if (budget.letters < 0) return ended('spent')
      if (parts.whole || hasAll()) return ended('stop')
    }
  } catch (error) {
    if (error instanceof BrokenAnswer) return ended(error.why)
    throw error
  } finally {
    // This ends the call in every case, so that the model writes, and charges for, nothing more.
    await text.return('other')
  }
}

function promptOf(
  request: SectionRequest,
  done: Readonly<Record<string, unknown>>,
  complaint: string,
): string {
  const before =
    Object.keys(done).length > 0 ? `\n\nAlready written, do not repeat:\n${JSON.stringify(done)}` : ''
  return `${request.prompt}${before}${complaint === '' ? '' : `\n\n${complaint}`}`
}

/** Says in one message what was wrong with each section that could not be used, and shows it. */
function complaintOn(rejected: readonly Rejected[]): string {
  const names = rejected.map(({ key }) => `"${key}"`).join(' and ')
  const faults = rejected.map(
    ({ key, why, json }) =>
      `"${key}" could not be used: ${why}. You wrote: ${json.length > MAX_SHOWN ? `${json.slice(0, MAX_SHOWN)} …` : json}`,
  )
  return [`Write only ${names} again.`, ...faults].join('\n')
}

/** Throws when sections are missing and another call would not help: for good, or so that the whole job is tried again. */
function throwIfHopeless({ reason, opening }: CallEnd, round: number, missing: string, said: string): void {
  if (reason === 'content-filter') throw new PermanentFailure('the provider refused', DECLINED)
  if (reason === 'spent') throw new PermanentFailure('the reply was too long', SPENT)
  if (opening.trim() === '') throw new ServiceAway('the model sent an empty answer', AWAY)
  if (round === 0) return
  if (looksDeclined(opening)) throw new PermanentFailure('the model declined', DECLINED)
  throw new PermanentFailure(`${missing} did not arrive: ${reason}`, said)
}

const COMPLAINTS: Partial<Record<EndReason, string>> = {
  length: 'Your last answer was cut off. Write more briefly.',
  'too-long': 'Your last answer was far too long. Write more briefly.',
  repeats: 'Your last answer repeated itself without end. Do not repeat yourself.',
  'no-json': 'Your last answer was no JSON. Answer with the JSON object alone.',
}

const leftOut = (keys: readonly string[]) =>
  `Your last answer left ${keys.map((key) => `"${key}"`).join(' and ')} out, or named it otherwise.`

interface RoundEnd {
  end: CallEnd
  rejected: ReadonlyMap<string, Rejected>
}

/** Makes one call and yields its valid sections. It returns how the call ended and the sections that could not be used. */
async function* oneRound(
  collecting: Collecting,
  done: Record<string, unknown>,
  { complaint, last }: { complaint: string; last: string | undefined },
): AsyncGenerator<Part, RoundEnd> {
  const { request } = collecting
  const rejected = new Map<string, Rejected>()
  const missing = request.keys.filter((key) => !(key in done))
  const keys = [...missing.filter((key) => key !== last), ...missing.filter((key) => key === last)]
  const hasAll = () => keys.every((key) => key in done)
  const call = oneCall(collecting, { keys, prompt: promptOf(request, done, complaint), hasAll })
  try {
    for (let next = await call.next(); ; next = await call.next()) {
      if (next.done) {
        const cut = brokenOff(request, next.value, keys, done)
        if (cut && 'state' in cut) {
          done[cut.key] = cut.value
          yield cut
        } else if (cut) rejected.set(cut.key, cut)
        return { end: next.value, rejected }
      }
      const { key, json } = next.value
      if (!keys.includes(key) || key in done) continue
      const checked = checkPart(request, key, json, done)
      if (!checked.ok) {
        rejected.set(key, rejectedOf(request, { key, json }, checked))
        continue
      }
      rejected.delete(key)
      done[key] = checked.part.value
      yield { key, state: 'written', ...checked.part }
    }
  } finally {
    // A reader who leaves after the section it wants ends the call, and closes its row in the ledger.
    await call.return({ reason: 'stop', opening: '', brokeIn: null })
  }
}

/** The answer of the two that can be used, or the later one. */
const betterOf = (now: Rejected | undefined, before: Rejected | undefined): Rejected | undefined =>
  [now, before].find((one) => one?.usable) ?? now ?? before

/** One part of a document may go for its words. Without two that it needs, it is no document that anybody pays for. */
const failedOf = (request: SectionRequest, lost: readonly Rejected[]) =>
  new PermanentFailure(
    `${lost.length} needed sections were unusable twice`,
    saidOf(
      request,
      lost.map(({ key }) => key),
    ),
  )

/**
 * What becomes of a section that failed twice: it stays as far as it can be printed, is left out, or ends the reply. Words
 * that may not be printed never cost more than their section, as long as there is another one.
 */
function settled(
  request: SectionRequest,
  { key, why, usable, ofWords }: Rejected,
  done: Readonly<Record<string, unknown>>,
): Part {
  const { needed, keys } = request
  if (usable !== null) return { key, state: 'written', ...usable }
  console.warn(`The section ${key} of a model was unusable twice.`)
  const hasOther = Object.keys(done).some((other) => other !== 'header')
  if ((needed ?? keys).includes(key) && !(ofWords && hasOther))
    // The reason may hold words of the model or of the teacher, and this goes to the log.
    throw new PermanentFailure(`${key} was unusable twice`, saidOf(request, [key]))
  return { key, state: 'left-out', why }
}

/**
 * Yields the requested sections, each as soon as it is complete and valid. One more call asks for all that were invalid, with
 * what was wrong with each, and for all that are missing. Valid sections are yielded before it throws `PermanentFailure`
 * for one that is wrong or missing again and without which there is no document.
 */
export async function* collectSections(
  ask: AskModel,
  request: SectionRequest,
  signal: AbortSignal,
): AsyncGenerator<Part> {
  const done: Record<string, unknown> = { ...request.known }
  const before = new Map<string, Rejected>()
  let complaint = ''
  let last: string | undefined
  for (let round = 0; ; round++) {
    const { end, rejected } = yield* oneRound({ ask, request, signal }, done, { complaint, last })
    // A section that has no end must not cost those behind it once more.
    last = end.brokeIn?.key
    const missing = request.keys.filter((key) => !(key in done))
    const [first] = missing
    if (first === undefined) return
    const bad = missing.flatMap((key) => betterOf(rejected.get(key), before.get(key)) ?? [])
    const unanswered = missing.filter((key) => !bad.some((one) => one.key === key))
    const isUnanswered = unanswered.length > 0
    const needed = request.needed ?? request.keys
    if (round === 0 ? isUnanswered : unanswered.some((key) => needed.includes(key)))
      throwIfHopeless(end, round, first, saidOf(request, [first]))
    if (round > 0) {
      const lost = bad.filter(({ key, usable }) => usable === null && needed.includes(key))
      // The usable sections are shown first, so that all that is missing can be named at once.
      for (const one of bad.filter(({ usable }) => usable !== null)) yield settled(request, one, done)
      if (lost.length > 1) throw failedOf(request, lost)
      for (const one of bad.filter(({ usable }) => usable === null)) yield settled(request, one, done)
      for (const key of unanswered) yield { key, state: 'left-out', why: 'it did not arrive' }
      return
    }
    for (const one of bad) before.set(one.key, one)
    complaint = [
      ...(isUnanswered ? [COMPLAINTS[end.reason] ?? leftOut(unanswered)] : []),
      ...(bad.length > 0 ? [complaintOn(bad)] : []),
    ].join('\n\n')
  }
}
