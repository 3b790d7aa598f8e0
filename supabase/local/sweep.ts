import type { Database } from './database.ts'

const EVERY_MS = 60_000

export interface Sweep {
  close(): void
}

/** What pg_cron does when hosted: each minute, and at once after the start, due replies are worked and paid months renewed. */
export function startSweep(db: Database, origin: string, serviceKey: string): Sweep {
  async function sweep(): Promise<void> {
    try {
      await db.alone(() => db.connection.driver.query('select public.reset_due_periods()'))
      const answer = await fetch(`${origin}/functions/v1/sweep-jobs`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${serviceKey}`,
          apikey: serviceKey,
          'content-type': 'application/json',
        },
        body: '{}',
      })
      if (!answer.ok) console.error(`The sweep was answered with ${answer.status}: ${await answer.text()}`)
      else await answer.body?.cancel()
    } catch (error) {
      if (!closed) console.error('The sweep failed; it runs again in a minute:', error)
    }
  }
  let closed = false
  const timer = setInterval(() => void sweep(), EVERY_MS)
  void sweep()
  return {
    close() {
      closed = true
      clearInterval(timer)
    },
  }
}
