import type { SendAnswer } from '../_shared/content/contract.ts'
import { chooseProvider } from '../_shared/generate/choose-provider.ts'
import { streamEvents } from '../_shared/generate/event-stream.ts'
import { databaseJobs } from '../_shared/generate/jobs.ts'
import { readMessage } from '../_shared/generate/read-message.ts'
import { runJob } from '../_shared/generate/run-job.ts'
import { endpoint, eventStream, json } from '../_shared/http/answer.ts'
import { readFields } from '../_shared/http/body.ts'
import { callerNamed } from '../_shared/http/caller.ts'
import { afterAnswer } from '../_shared/http/settings.ts'

/** Stores the message unless the server has it already, then writes its reply. The work continues when the reader disconnects. */
Deno.serve(
  endpoint(async (request) => {
    const message = readMessage(await readFields(request))
    const user = await callerNamed(request, message.userId)
    const jobs = databaseJobs()
    const receipt = await jobs.send(user, message.sent)
    const streamed = (request.headers.get('accept') ?? '').includes('text/event-stream')
    if (receipt.status === 'refused' && !streamed) {
      const answer: SendAnswer = {
        success: false,
        error: 'The message was not sent.',
        reason: receipt.reason,
      }
      return json(answer, receipt.reason === 'message_limit' ? 402 : 409)
    }
    const { body, finished } = streamEvents(async (tell) => {
      if (receipt.status === 'refused') tell({ type: 'refused', reason: receipt.reason })
      else await runJob({ jobs, provider: chooseProvider(), now: Date.now }, message.messageId, tell)
    })
    afterAnswer(finished)
    if (streamed) return eventStream(body)
    await body.cancel()
    const answer: SendAnswer = { success: true, sessionId: message.sessionId }
    return json(answer)
  }),
)
