import { PermanentFailure } from '../provider.ts'
import type { AskModel, ModelRequest } from './ask-model.ts'
import type { CallEnded, Ledger } from './ledger.ts'
import { LETTERS_A_TOKEN } from './letters.ts'
import type { ModelSettings } from './settings.ts'
import type { Usage, UsageSoFar } from './usage-said.ts'

/** What is learned of a call while it is made. */
export interface Meter {
  usage: Usage | null
  /** What the provider told before the end, which a call that is cut off never reaches. */
  soFar: UsageSoFar
  /** The letters of the answer and of the thoughts before it. */
  letters: number
  /** When the first of them came. */
  firstAt: number | null
  isTurnedAway: boolean
  /** A word of our own for what went wrong. */
  failure: string | null
}

/** Makes one call and notes on the meter what it learns. */
export type MeteredAsk = (request: ModelRequest, signal: AbortSignal, meter: Meter) => ReturnType<AskModel>

const DAY_IS_OVER = 'Our writing service has reached today’s limit for you. It starts again at midnight.'

const tokensIn = (letters: number) => Math.ceil(letters / LETTERS_A_TOKEN)

/** What the tokens cost, or null when no price is set. */
export function costOf(
  { prices }: Pick<ModelSettings, 'prices'>,
  { input, cached, output }: Usage,
): number | null {
  if (prices === null) return null
  return ((input - cached) * prices.input + cached * prices.cached + output * prices.output) / 1_000_000
}

/** Any model needs so long before its first word. A longer silence is taken for thoughts, which are charged and not shown. */
const USUAL_WAIT_MS = 5_000
/** The tokens that a model thinks in a second of silence, roughly. */
const THOUGHT_A_SECOND = 50

/**
 * What a call without a number of tokens has cost, as far as can be told: what its events said, its letters, and the silence
 * before them. Null where the provider wrote nothing.
 */
function estimated({ meter, asked, begun }: Booking, { callTokens }: ModelSettings): Usage | null {
  const { soFar, letters, firstAt, isTurnedAway, failure } = meter
  const silentMs = Math.max(0, (firstAt ?? Date.now()) - begun - USUAL_WAIT_MS)
  const isBrokenAtOnce = failure === 'broken off' && silentMs === 0
  if (letters === 0 && soFar.input === undefined && (isTurnedAway || isBrokenAtOnce)) return null
  const thought = Math.min(callTokens, Math.floor(silentMs / 1_000) * THOUGHT_A_SECOND)
  const output = Math.max(soFar.output ?? 0, tokensIn(letters) + thought)
  return { input: soFar.input ?? tokensIn(asked), cached: soFar.cached ?? 0, output }
}

/** A call as far as it is known. */
interface Booking {
  meter: Meter
  /** The letters of the request. */
  asked: number
  begun: number
}

/** The known part of a call that ended: what the provider told, else an estimate, else nothing. */
function tokensOf(settings: ModelSettings, booking: Booking) {
  const told = booking.meter.usage
  const counted = told === null ? estimated(booking, settings) : null
  const usage = told ?? counted
  return {
    input_tokens: usage?.input ?? null,
    cached_tokens: usage?.cached ?? null,
    output_tokens: usage?.output ?? null,
    is_estimate: told === null && counted !== null,
    cost: usage === null ? null : costOf(settings, usage),
    currency: settings.prices?.currency ?? null,
  }
}

const lettersOf = ({ system, prompt, schema }: ModelRequest) =>
  system.length + prompt.length + JSON.stringify(schema).length

async function begin(settings: ModelSettings, ledger: Ledger, asked: number): Promise<string> {
  const begun = await ledger.begin({
    provider: settings.kind,
    model: settings.model,
    reserved_tokens: tokensIn(asked) + settings.replyTokens,
    day_replies: settings.dayReplies,
    day_tokens: settings.dayTokens,
  })
  if (begun.status === 'begun') return begun.id
  if (begun.status === 'day_limit')
    throw new PermanentFailure('the teacher has reached the limit of the day', DAY_IS_OVER)
  throw new Error('the reply is no longer wanted')
}

const newMeter = (): Meter => ({
  usage: null,
  soFar: {},
  letters: 0,
  firstAt: null,
  failure: null,
  isTurnedAway: false,
})

/** Writes every call into the ledger: before it is made, and how it ended, whatever way it ends. */
export function booked(ask: MeteredAsk, settings: ModelSettings, ledger: Ledger): AskModel {
  return async function* (request, signal) {
    const asked = lettersOf(request)
    const id = await begin(settings, ledger, asked)
    const meter = newMeter()
    const begun = Date.now()
    const text = ask(request, signal, meter)
    let hasThrown = false
    try {
      for (let next = await text.next(); ; next = await text.next()) {
        if (next.done) return next.value
        yield next.value
      }
    } catch (error) {
      hasThrown = true
      throw error
    } finally {
      await text.return('other')
      await ledger
        .end(id, {
          state: stateOf(meter, hasThrown, signal),
          failure: meter.failure,
          ...tokensOf(settings, { meter, asked, begun }),
        })
        .catch((error: unknown) => console.error('A call to the model stays open in the ledger:', error))
    }
  }
}

/** A reader who leaves has all it wants, so such a call is done if the model had come to its end too. */
function stateOf({ usage }: Meter, hasThrown: boolean, signal: AbortSignal): CallEnded['state'] {
  if (hasThrown) return signal.aborted ? 'stopped' : 'failed'
  return usage === null ? 'stopped' : 'done'
}
