import { kitsWanted } from '#content/planner/kits/kits-wanted.ts'
import type { Provider } from '../../../supabase/functions/_shared/generate/provider.ts'
import type { KeptLedger } from '../../support/kept-ledger.ts'
import { bank } from '../ask/bank.ts'
import type { Area, Request } from '../data/request.ts'
import { demandsOf } from '../judge/demands.ts'
import { type Figures, Tally } from '../measure/figures.ts'
import { checksOf, made } from '../measure/own-checks.ts'
import { answer, countRequests } from '../measure/requests.ts'
import type { Prompt } from '../prompts.ts'
import { median, type Times, timed } from './timed.ts'
import type { Writer } from './writers.ts'

export interface Sample {
  prompts: readonly Prompt[]
  requests: readonly (readonly [listed: Area | null, request: Request])[]
}

type Score = [good: number, all: number]

/** What one writer made of the sample. */
export interface Compared {
  name: string
  replies: Score
  /** The documents' own checks, by their id. */
  checks: Record<string, Score>
  done: Score
  demands: Score
  /** Medians. */
  secondsToFirst: number | null
  secondsToWhole: number | null
  calls: number
  inputTokens: number
  outputTokens: number
  /** Null where a call has no cost, because no price is set. */
  cost: number | null
  currency: string | null
  failures: string[]
}

const figure = (figures: Figures, name: string): Score => figures[name] ?? [0, 0]

function spent(ledger: KeptLedger | null) {
  const calls = ledger?.calls ?? []
  const sum = (name: 'input_tokens' | 'output_tokens' | 'cost') =>
    calls.reduce((all, call) => all + (call[name] ?? 0), 0)
  const isPriced = calls.every(({ cost, input_tokens }) => input_tokens === null || typeof cost === 'number')
  return {
    calls: calls.length,
    inputTokens: sum('input_tokens'),
    outputTokens: sum('output_tokens'),
    cost: isPriced ? sum('cost') : null,
    currency: calls.find(({ currency }) => currency)?.currency ?? null,
  }
}

/** Counts into a tally; a reply that does not come is a failure with all its demands missed. */
class Comparison {
  readonly tally = new Tally()
  readonly failures: string[] = []
  private readonly provider: Provider

  constructor(provider: Provider) {
    this.provider = provider
  }

  async prompt(prompt: Prompt): Promise<void> {
    const printed = await made(prompt, this.provider).catch((error: unknown) => ({ failure: String(error) }))
    this.counted(prompt.id, printed.failure)
    if (!('doc' in printed) || printed.failure !== null) return
    for (const [check, ok] of checksOf(prompt, printed)) this.tally.count(`check | ${check}`, ok)
  }

  async request(listed: Area | null, request: Request): Promise<void> {
    const answered = await answer(listed, request, this.provider).catch((error: unknown) => String(error))
    const failure = typeof answered === 'string' ? answered : answered.printed.failure
    this.counted(request.id, failure)
    if (typeof answered === 'string') return this.tally.count('done | all', false)
    countRequests([answered], this.tally)
    for (const { met } of demandsOf(answered)) this.tally.count('demands', met)
  }

  private counted(id: string, failure: string | null): void {
    this.tally.count('replies', failure === null)
    if (failure !== null) this.failures.push(`${id}: ${failure}`)
  }
}

async function compared({ name, provider, ledger }: Writer, sample: Sample): Promise<Compared> {
  const times: Times = { first: [], whole: [] }
  const comparison = new Comparison(timed(provider, times))
  for (const prompt of sample.prompts) await comparison.prompt(prompt)
  for (const [listed, request] of sample.requests) await comparison.request(listed, request)
  const { figures } = comparison.tally
  const checks = Object.entries(figures).filter(([id]) => id.startsWith('check | '))
  return {
    name,
    replies: figure(figures, 'replies'),
    checks: Object.fromEntries(checks.map(([id, score]) => [id.replace('check | ', ''), score])),
    done: figure(figures, 'done | all'),
    demands: figure(figures, 'demands'),
    secondsToFirst: median(times.first),
    secondsToWhole: median(times.whole),
    ...spent(ledger),
    failures: comparison.failures,
  }
}

/** The writers one after another on the same sample, so that none slows another. */
export async function compare(writers: readonly Writer[], sample: Sample): Promise<Compared[]> {
  const results: Compared[] = []
  // The bank is opened now, or the first writer's times would hold it.
  await bank.find(
    kitsWanted({
      messageId: 'a',
      generatorType: 'lessonPlan',
      content: 'Kia ora',
      context: null,
      history: [],
    }),
  )
  for (const writer of writers) results.push(await compared(writer, sample))
  return results
}
