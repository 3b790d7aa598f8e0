import type { CallBegun, CallEnded, Ledger } from '../../supabase/functions/_shared/generate/model/ledger.ts'

/** A ledger in memory, for a run without a database. */
export class KeptLedger implements Ledger {
  readonly calls: (CallBegun & Partial<CallEnded>)[] = []
  /** Answers every call that the teacher's day is over. */
  isDayOver = false

  async begin(call: CallBegun): ReturnType<Ledger['begin']> {
    if (this.isDayOver) return { status: 'day_limit' }
    this.calls.push({ ...call })
    return { status: 'begun', id: String(this.calls.length - 1) }
  }

  async end(id: string, call: CallEnded): Promise<void> {
    Object.assign(this.calls[Number(id)] ?? {}, call)
  }
}
