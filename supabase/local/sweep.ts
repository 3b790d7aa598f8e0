import type { Database } from './database.ts'

const SWEEP_EVERY_MS = 60_000

export interface Sweep {
  /** Sweeps now, besides each minute. */
  now(): void
  close(): void
}

const RECONCILE_EVERY_MS = 86_400_000

/**
 * Ends the leases of replies that were being written when their writer died. There is one writer on this machine, so none
 * of them goes on, and a teacher would otherwise wait for two minutes until the lease runs out.
 */
export async function endLeases(db: Database): Promise<void> {
  const ended = `update private.generation_jobs set lease_until = clock_timestamp() where state = 'running'`
  await db.alone(() => db.connection.driver.query(ended))
}

/** Calls one of our functions as the server itself. */
async function callFunction(origin: string, serviceKey: string, name: string): Promise<void> {
  const answer = await fetch(`${origin}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${serviceKey}`,
      apikey: serviceKey,
      'content-type': 'application/json',
    },
    body: '{}',
  })
  if (!answer.ok) console.error(`${name} was answered with ${answer.status}: ${await answer.text()}`)
  else await answer.body?.cancel()
}

/**
 * Starts due replies, renews paid months, removes what has been kept long enough, and deletes accounts, at the start and then each minute,
 * and compares payments with Stripe once a day. On a hosted project pg_cron does this.
 */
export function startSweep(db: Database, origin: string, serviceKey: string): Sweep {
  async function sweep(): Promise<void> {
    try {
      await db.alone(() =>
        db.connection.driver.query(
          'select public.reset_due_periods(), public.settle_due_plans(), public.apply_retention(), public.delete_due_accounts()',
        ),
      )
      await callFunction(origin, serviceKey, 'sweep-jobs')
      if (Date.now() < reconcileAt) return
      reconcileAt = Date.now() + RECONCILE_EVERY_MS
      await callFunction(origin, serviceKey, 'reconcile-payments')
    } catch (error) {
      if (!closed) console.error('The sweep failed; it runs again in a minute:', error)
    }
  }
  let closed = false
  let reconcileAt = Date.now() + RECONCILE_EVERY_MS
  const timer = setInterval(() => void sweep(), SWEEP_EVERY_MS)
  void sweep()
  return {
    now: () => void sweep(),
    close() {
      closed = true
      clearInterval(timer)
    },
  }
}
