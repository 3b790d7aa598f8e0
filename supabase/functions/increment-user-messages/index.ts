import { databaseJobs } from '../_shared/generate/jobs.ts'
import { endpoint, json } from '../_shared/http/answer.ts'
import { idField, optionalId, readFields } from '../_shared/http/body.ts'
import { callerNamed } from '../_shared/http/caller.ts'

/** Writes only the charge, under the message's id. The later send finds it, so a message is charged once. */
Deno.serve(
  endpoint(async (request) => {
    const fields = await readFields(request)
    const user = await callerNamed(request, idField(fields, 'user_id'))
    const messageId = optionalId({ id: request.headers.get('x-message-id') }, 'id') ?? null
    return json(await databaseJobs().charge(user, messageId))
  }),
)
