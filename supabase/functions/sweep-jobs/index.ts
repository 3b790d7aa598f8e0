import type { SweepAnswer } from '../_shared/contract.ts'
import { chooseProvider } from '../_shared/generate/choose-provider.ts'
import { databaseJobs } from '../_shared/generate/jobs.ts'
import { runJob } from '../_shared/generate/run-job.ts'
import { endpoint, json } from '../_shared/http/answer.ts'
import { needServiceKey } from '../_shared/http/caller.ts'

/** Enough for a minute; what is left comes with the next sweep. */
const MOST = 20

/** Starts every reply that waits or was dropped, one after another: the way out when no device asks. */
Deno.serve(
  endpoint(async (request) => {
    needServiceKey(request)
    await request.body?.cancel()
    const jobs = databaseJobs()
    const endBy = Date.now() + 60_000
    let worked = 0
    for (const messageId of await jobs.due(MOST)) {
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
