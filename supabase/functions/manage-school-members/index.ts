import type { MembersAnswer, SchoolMember } from '../_shared/content/contract.ts'
import { endpoint, json } from '../_shared/http/answer.ts'
import { callerId } from '../_shared/http/caller.ts'
import { rpc } from '../_shared/http/rpc.ts'
import { refusalFor } from '../_shared/school/refusals.ts'

/** The members of the caller's school, with whole addresses [SCHOOL-57]. */
Deno.serve(
  endpoint(async (request) => {
    const adminId = await callerId(request)
    const members = await rpc<SchoolMember[] | null>('list_school_members', { admin_user_id: adminId })
    if (members === null) throw refusalFor('not_admin')
    const answer: MembersAnswer = { success: true, members }
    return json(answer)
  }, 'GET'),
)
