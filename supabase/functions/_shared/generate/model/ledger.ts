import { rpc } from '../../http/rpc.ts'
import type { Job } from '../jobs.ts'

/** A call that is about to be made. */
export interface CallBegun {
  provider: string
  model: string
  /** The most tokens that the reply may use. They count for the teacher's day while the call is open. */
  reserved_tokens: number
  /** The most replies and tokens of a teacher's day; null for no limit. */
  day_replies: number | null
  day_tokens: number | null
}

/** How a call ended, with what is known of its tokens and its cost. */
export interface CallEnded {
  state: 'done' | 'failed' | 'stopped'
  /** A word of our own for what went wrong, never a message of the provider. */
  failure: string | null
  input_tokens: number | null
  /** The part of the input that the provider had in its cache. */
  cached_tokens: number | null
  output_tokens: number | null
  /** True if the tokens were counted by the letters, because the provider told none. */
  is_estimate: boolean
  cost: number | null
  currency: string | null
}

type Begun = { status: 'begun'; id: string } | { status: 'day_limit' } | { status: 'over' }

/** The private book of all calls for one reply. */
export interface Ledger {
  begin(call: CallBegun): Promise<Begun>
  end(id: string, call: CallEnded): Promise<void>
}

export const databaseLedger = ({ message_id, attempt }: Job): Ledger => ({
  begin: (call) => rpc('begin_model_call', { message: message_id, my_attempt: attempt, call }),
  end: (call_id, outcome) => rpc('end_model_call', { call_id, outcome }),
})
