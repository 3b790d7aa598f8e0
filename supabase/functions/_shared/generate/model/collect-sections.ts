import type { AskModel } from './ask-model.ts'
import { checkPart } from './check-part.ts'
import { Decoded } from './fit/decoded.ts'
import { BrokenAnswer, JsonParts, type RawPart } from './json-parts.ts'
import { brokenOff, ENDLESS, type Part, type Rejected, rejectedOf } from './rejected.ts'
import { wireSchema } from './wire.ts'
import { lastParts, saidOf, throwIfHopeless } from './writing/last-parts.ts'
import type { CallEnd, EndReason, SectionRequest } from './writing/section-call.ts'

/** The letters of a rejected section that are shown to the model again. */
const MAX_SHOWN = 3_000

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

/** The parts in a text under a name that nobody asked for: {"answer": "{ … }"}. Any other part stays as it is. */
function* unwrapped(part: RawPart, nameOf: (name: string) => string | null): Generator<RawPart> {
  const key = nameOf(part.key)
  if (key !== null || !part.json.startsWith('"')) {
    yield { ...part, key: key ?? part.key }
    return
  }
  const decoded = new Decoded()
  const inner = new JsonParts((name) => nameOf(name) !== null)
  for (const one of inner.take(decoded.take(part.json) + decoded.end()))
    yield { ...one, key: nameOf(one.key) ?? one.key }
}

/** Makes one call. It yields each section as soon as it is complete and returns the way the call ended. */
async function* oneCall(
  { ask, request, signal }: Collecting,
  { keys, prompt, hasAll }: Call,
): AsyncGenerator<{ key: string; json: string }, CallEnd> {
  const { system, wire, budget } = request
  const nameOf = namesIn(request)
  const parts = new JsonParts((key) => nameOf(key) !== null)
  const decoded = new Decoded()
  const text = ask({ system, prompt, schema: wireSchema(wire, keys) }, signal)
  let opening = ''
  const ended = (reason: EndReason): CallEnd => {
    const { open } = parts
    return { reason, opening, brokeIn: open && { ...open, key: nameOf(open.key) ?? open.key } }
  }
  try {
    for (let next = await text.next(); ; next = await text.next()) {
      if (next.done) {
        for (const part of [...parts.take(decoded.end()), ...parts.end()]) yield* unwrapped(part, nameOf)
        return ended(next.value)
      }
      budget.letters -= next.value.length
      if (opening.length < 200) opening += next.value
      for (const part of parts.take(decoded.take(next.value))) yield* unwrapped(part, nameOf)
      if (budget.letters < 0) return ended('spent')
      if (parts.isOver || hasAll()) return ended('stop')
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

const COMPLAINTS: Partial<Record<EndReason, string>> = {
  length: 'Your last answer was cut off. Write more briefly.',
  'too-long': 'Your last answer was far too long. Write more briefly.',
  repeats: 'Your last answer repeated itself without end. Do not repeat yourself.',
  'no-json': 'Your last answer was no JSON. Answer with the JSON object alone.',
}

const leftOut = (keys: readonly string[]) =>
  `Your last answer left ${keys.map((key) => `"${key}"`).join(' and ')} out, or named it otherwise.`

/** How a call differs from the first: what was wrong, the section to write last, and the only ones to write. */
interface Again {
  complaint: string
  last?: string | undefined
  only?: readonly string[] | undefined
}

interface RoundEnd {
  end: CallEnd
  rejected: ReadonlyMap<string, Rejected>
}

/** Makes one call and yields its valid sections. It returns how the call ended and the sections that could not be used. */
async function* oneRound(
  collecting: Collecting,
  done: Record<string, unknown>,
  { complaint, last, only }: Again,
): AsyncGenerator<Part, RoundEnd> {
  const { request } = collecting
  const rejected = new Map<string, Rejected>()
  const missing = (only ?? request.keys).filter((key) => !(key in done))
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

/** The sections that stood behind one without end in the second call, and that a third one asks for without it. */
function behindEndless({ reason, brokeIn }: CallEnd, round: number, unanswered: readonly string[]): string[] {
  if (round !== 1 || brokeIn === null || !(reason === 'length' || ENDLESS.includes(reason))) return []
  return unanswered.filter((key) => key !== brokeIn.key)
}

/**
 * Yields the requested sections, each as soon as it is complete and valid. One more call asks for all that were invalid, with
 * what was wrong with each, and for all that are missing, and where a section without end comes first in it, a third one for
 * those behind that. Valid sections are yielded before it throws `PermanentFailure`
 * for one that is wrong or missing again and without which there is no document.
 */
export async function* collectSections(
  ask: AskModel,
  request: SectionRequest,
  signal: AbortSignal,
): AsyncGenerator<Part> {
  const done: Record<string, unknown> = { ...request.known }
  const before = new Map<string, Rejected>()
  let again: Again = { complaint: '' }
  for (let round = 0; ; round++) {
    const { end, rejected } = yield* oneRound({ ask, request, signal }, done, again)
    const missing = request.keys.filter((key) => !(key in done))
    const [first] = missing
    if (first === undefined) return
    const bad = missing.flatMap((key) => betterOf(rejected.get(key), before.get(key)) ?? [])
    const unanswered = missing.filter((key) => !bad.some((one) => one.key === key))
    const behind = behindEndless(end, round, unanswered)
    if (round > 0 && behind.length === 0) {
      yield* lastParts(request, done, { bad, unanswered, end })
      return
    }
    if (round === 0 && unanswered.length > 0) throwIfHopeless(end, round, first, saidOf(request, [first]))
    for (const one of bad) before.set(one.key, one)
    const said = unanswered.length > 0 ? [COMPLAINTS[end.reason] ?? leftOut(unanswered)] : []
    again =
      behind.length > 0
        ? {
            complaint: [...said, `Write only ${behind.map((key) => `"${key}"`).join(' and ')}.`].join('\n\n'),
            only: behind,
          }
        : {
            complaint: [...said, ...(bad.length > 0 ? [complaintOn(bad)] : [])].join('\n\n'),
            // A section that has no end must not cost those behind it once more.
            last: end.brokeIn?.key,
          }
  }
}
