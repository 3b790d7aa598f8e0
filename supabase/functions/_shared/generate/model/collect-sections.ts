import { PermanentFailure } from '../provider.ts'
import { checkPart, type PartRules } from './check-part.ts'
import type { AskModel, FinishReason } from './connect-model.ts'
import { BrokenAnswer, JsonParts } from './json-parts.ts'
import { wireSchema } from './wire.ts'

/** The sections that a model is asked for, with everything needed to ask for them and to check them. */
export interface SectionRequest extends PartRules {
  prompt: string
  /** The sections to write, in this order. */
  keys: readonly string[]
  titles: Readonly<Record<string, string>>
  /** The sections that exist already. The model sees them and is not asked for them. */
  known: Readonly<Record<string, unknown>>
  /** The letters that all calls for one reply may still produce together. */
  budget: { letters: number }
}

interface Part {
  key: string
  value: unknown
}

/** The reason a call ended. */
type EndReason = FinishReason | BrokenAnswer['why'] | 'spent'

const DECLINED =
  'The language model declined to write this. Say it in another way, or ask for another part of the topic. It was not counted.'
const unusable = (name: string) =>
  `“${name}” came back from the language model twice in a form that we could not use. It was not counted; please try again.`
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
}

/** The model, the request and the signal for all calls of one reply. */
interface Collecting {
  ask: AskModel
  request: SectionRequest
  signal: AbortSignal
}

/** Makes one call. It yields each section as soon as it is complete and returns the way the call ended. */
async function* oneCall(
  { ask, request, signal }: Collecting,
  keys: readonly string[],
  prompt: string,
): AsyncGenerator<{ key: string; json: string }, CallEnd> {
  const { system, wire, budget } = request
  const parts = new JsonParts()
  const text = ask({ system, prompt, schema: wireSchema(wire, keys) }, signal)
  let opening = ''
  try {
    for (let next = await text.next(); ; next = await text.next()) {
      if (next.done) return { reason: next.value, opening }
      budget.letters -= next.value.length
      if (opening.length < 200) opening += next.value
      yield* parts.take(next.value)
      if (budget.letters < 0) return { reason: 'spent', opening }
      if (parts.whole) return { reason: 'stop', opening }
    }
  } catch (error) {
    if (error instanceof BrokenAnswer) return { reason: error.why, opening }
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

/** Asks for one section again and says what was wrong with it. Throws `PermanentFailure` when it is wrong again. */
async function repair(
  collecting: Collecting,
  key: string,
  why: string,
  done: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const { request } = collecting
  const complaint = `Write only "${key}" again. Your last try could not be used: ${why}.`
  const call = oneCall(collecting, [key], promptOf(request, done, complaint))
  let fault = why
  for (let next = await call.next(); !next.done; next = await call.next()) {
    if (next.value.key !== key) continue
    const checked = checkPart(request, key, next.value.json)
    if (checked.ok) {
      await call.return({ reason: 'stop', opening: '' })
      return checked.value
    }
    fault = checked.why
  }
  throw new PermanentFailure(`${key} was unusable twice: ${fault}`, unusable(request.titles[key] ?? key))
}

/** Throws when sections are missing and another call would not help: for good, or so that the whole job is tried again. */
function throwIfHopeless({ reason, opening }: CallEnd, round: number, missing: string, title: string): void {
  if (reason === 'content-filter') throw new PermanentFailure('the provider refused', DECLINED)
  if (reason === 'spent') throw new PermanentFailure('the reply was too long', SPENT)
  if (opening.trim() === '') throw new Error('the model sent an empty answer')
  if (round === 0) return
  if (looksDeclined(opening)) throw new PermanentFailure('the model declined', DECLINED)
  throw new PermanentFailure(`${missing} did not arrive: ${reason}`, unusable(title))
}

const COMPLAINTS: Partial<Record<EndReason, string>> = {
  length: 'Your last answer was cut off. Write more briefly.',
  'too-long': 'Your last answer was far too long. Write more briefly.',
  repeats: 'Your last answer repeated itself without end. Do not repeat yourself.',
  'no-json': 'Your last answer was no JSON. Answer with the JSON object alone.',
}

/**
 * Yields the requested sections, each as soon as it is complete and valid. An invalid one is requested once more, and so
 * are all that are missing after a call that was cut off. If that fails too, it throws `PermanentFailure`.
 */
export async function* collectSections(
  ask: AskModel,
  request: SectionRequest,
  signal: AbortSignal,
): AsyncGenerator<Part> {
  const collecting = { ask, request, signal }
  const done: Record<string, unknown> = { ...request.known }
  const missing = () => request.keys.filter((key) => !(key in done))
  let complaint = ''
  for (let round = 0; missing().length > 0; round++) {
    const call = oneCall(collecting, missing(), promptOf(request, done, complaint))
    let next = await call.next()
    for (; !next.done; next = await call.next()) {
      const { key, json } = next.value
      if (!missing().includes(key)) continue
      const checked = checkPart(request, key, json)
      done[key] = checked.ok ? checked.value : await repair(collecting, key, checked.why, done)
      yield { key, value: done[key] }
    }
    const [first] = missing()
    if (first !== undefined) throwIfHopeless(next.value, round, first, request.titles[first] ?? first)
    complaint = COMPLAINTS[next.value.reason] ?? 'Your last answer left sections out.'
  }
}
