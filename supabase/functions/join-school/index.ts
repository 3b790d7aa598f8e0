import { endpoint, json } from '../_shared/http/answer.ts'
import { readFields, textField } from '../_shared/http/body.ts'
import { bearer, callerId } from '../_shared/http/caller.ts'
import { rpcAs } from '../_shared/http/rpc.ts'
import { closeOwnPage } from '../_shared/school/close-own-page.ts'

/** No link is near this long. */
const MAX_INVITE = 200

type Joined = { status: 'done' } | { status: 'refused'; reason: string }

/** Joins a school by its link with the caller's own rights: the database decides whether the link works for them. */
Deno.serve(
  endpoint(async (request) => {
    const memberId = await callerId(request)
    const invite = textField(await readFields(request), 'invite', MAX_INVITE)
    const joined = await rpcAs<Joined>(bearer(request), 'join_school', { invite })
    if (joined.status === 'done') await closeOwnPage(memberId)
    return json(joined)
  }),
)
