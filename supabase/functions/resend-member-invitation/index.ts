import { endpoint, json } from '../_shared/http/answer.ts'
import { idField, readFields } from '../_shared/http/body.ts'
import { callerId } from '../_shared/http/caller.ts'
import { invite } from '../_shared/school/invite.ts'

/** Sends a member of the caller's school the mail with the link once more. */
Deno.serve(
  endpoint(async (request) => {
    const adminId = await callerId(request)
    await invite(adminId, idField(await readFields(request), 'memberId'))
    return json({ success: true })
  }),
)
