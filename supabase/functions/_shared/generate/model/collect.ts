import { GivenUp } from '../provider.ts'
import type { Ask, Ending } from './ask.ts'
import { BrokenAnswer, JsonParts } from './json-parts.ts'
import { type Bounds, judge } from './judge.ts'
import { wireSchema } from './wire.ts'

export interface Order extends Bounds {
  prompt: string
  /** The sections to write, in this order. */
  keys: readonly string[]
  titles: Readonly<Record<string, string>>
  /** Sections there are already: shown to the model, not asked for. */
  known: Readonly<Record<string, unknown>>
  /** Letters all calls of one reply may write together. */
  budget: { letters: number }
}

export interface Part {
  key: string
  value: unknown
}

/** Why a call ended before it was done. */
type Stop = Ending | BrokenAnswer['why'] | 'spent'

const DECLINED =
  'The language model declined to write this. Say it in another way, or ask for another part of the topic. It was not counted.'
const unusable = (name: string) =>
  `“${name}” came back from the language model in a form that cannot be used, twice. It was not counted; please try again.`
const SPENT = 'This reply grew longer than one reply may. Ask for less at a time. It was not counted.'

/** A letter of excuse in place of an answer. */
const looksDeclined = (text: string) =>
  /^\W*(?:i['’]?m (?:sorry|unable|not able)|sorry|i can(?:['’]t|not)|i (?:won['’]t|must decline)|as an ai)/i.test(
    text,
  )

interface Pass {
  stop: Stop
  started: string
}

/** One call: sections as they are whole, and how it ended. */
async function* onePass(
  ask: Ask,
  { system, wire, budget }: Order,
  keys: readonly string[],
  prompt: string,
  signal: AbortSignal,
): AsyncGenerator<{ key: string; json: string }, Pass> {
  const parts = new JsonParts()
  const words = ask({ system, prompt, schema: wireSchema(wire, keys) }, signal)
  let started = ''
  try {
    for (let next = await words.next(); ; next = await words.next()) {
      if (next.done) return { stop: next.value, started }
      budget.letters -= next.value.length
      if (started.length < 200) started += next.value
      yield* parts.take(next.value)
      if (budget.letters < 0) return { stop: 'spent', started }
      if (parts.whole) return { stop: 'stop', started }
    }
  } catch (error) {
    if (error instanceof BrokenAnswer) return { stop: error.why, started }
    throw error
  } finally {
    // Leaves the call, however this ended: nothing more is written for us, and nothing more is paid for.
    await words.return('other')
  }
}

function promptOf(order: Order, done: Readonly<Record<string, unknown>>, complaint: string): string {
  const before =
    Object.keys(done).length > 0 ? `\n\nAlready written, do not repeat:\n${JSON.stringify(done)}` : ''
  return `${order.prompt}${before}${complaint === '' ? '' : `\n\n${complaint}`}`
}

/** One section once more, with what was wrong with it. Throws `GivenUp` when it is wrong again. */
async function repair(
  ask: Ask,
  order: Order,
  key: string,
  why: string,
  done: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): Promise<unknown> {
  const complaint = `Write only "${key}" again. Your last try could not be used: ${why}.`
  const pass = onePass(ask, order, [key], promptOf(order, done, complaint), signal)
  let fault = why
  for (let next = await pass.next(); !next.done; next = await pass.next()) {
    if (next.value.key !== key) continue
    const judged = judge(order, key, next.value.json)
    if (judged.ok) {
      await pass.return({ stop: 'stop', started: '' })
      return judged.value
    }
    fault = judged.why
  }
  throw new GivenUp(`${key} was unusable twice: ${fault}`, unusable(order.titles[key] ?? key))
}

/** Nothing usable came: refused for good, or worth another attempt of the whole job. */
function whatNow({ stop, started }: Pass, round: number, missing: string, order: Order): void {
  const name = order.titles[missing] ?? missing
  if (stop === 'content-filter') throw new GivenUp('the provider refused', DECLINED)
  if (stop === 'spent') throw new GivenUp('the reply was too long', SPENT)
  if (started.trim() === '') throw new Error('the model answered without a word')
  if (round === 0) return
  if (looksDeclined(started)) throw new GivenUp('the model declined', DECLINED)
  throw new GivenUp(`${missing} did not come: ${stop}`, unusable(name))
}

const COMPLAINTS: Partial<Record<Stop, string>> = {
  length: 'Your last answer was cut off. Write more briefly.',
  'too-long': 'Your last answer was far too long. Write more briefly.',
  repeats: 'Your last answer repeated itself without end. Do not repeat yourself.',
  'no-json': 'Your last answer was no JSON. Answer with the JSON object alone.',
}

/**
 * The sections asked for, each as soon as it is whole and right. A wrong one is asked for once more; what a call that
 * was cut off left out is asked for once more too; after that the reply is given up.
 */
export async function* collect(ask: Ask, order: Order, signal: AbortSignal): AsyncGenerator<Part> {
  const done: Record<string, unknown> = { ...order.known }
  const missing = () => order.keys.filter((key) => !(key in done))
  let complaint = ''
  for (let round = 0; missing().length > 0; round++) {
    const pass = onePass(ask, order, missing(), promptOf(order, done, complaint), signal)
    let next = await pass.next()
    for (; !next.done; next = await pass.next()) {
      const { key, json } = next.value
      if (!missing().includes(key)) continue
      const judged = judge(order, key, json)
      done[key] = judged.ok ? judged.value : await repair(ask, order, key, judged.why, done, signal)
      yield { key, value: done[key] }
    }
    const [first] = missing()
    if (first !== undefined) whatNow(next.value, round, first, order)
    complaint = COMPLAINTS[next.value.stop] ?? 'Your last answer left sections out.'
  }
}
