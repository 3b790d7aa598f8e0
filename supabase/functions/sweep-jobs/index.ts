import type { SweepAnswer } from '../_shared/content/contract.ts'
import { chooseProvider } from '../_shared/generate/choose-provider.ts'
import { databaseJobs } from '../_shared/generate/jobs.ts'
import { runJob } from '../_shared/generate/run-job.ts'
import { endpoint, json } from '../_shared/http/answer.ts'
import { needServiceKey } from '../_shared/http/caller.ts'

/** The most jobs in one sweep, enough for a minute. The rest is left to the next sweep. */
const MAX_JOBS = 20

/** Starts every reply that waits or was abandoned, one after another, because no device may be asking for it. */
Deno.serve(
  endpoint(async (request) => {
    needServiceKey(request)
    await request.body?.cancel()
    const jobs = databaseJobs()
    const endBy = Date.now() + 60_000
    let worked = 0
    for (const messageId of await jobs.due(MAX_JOBS)) {
      if (Date.now() > endBy) break
      try {
        if (
          (await runJob({ jobs, provider: chooseProvider(), now: Date.now }, messageId, () => {})) !==
          'elsewhere'
        )
          worked += 1
      } catch (error) {
        console.error(`The reply to ${messageId} was not made:`, error)
      }
    }
    const answer: SweepAnswer = { success: true, worked }
    return json(answer)
  }),
)
