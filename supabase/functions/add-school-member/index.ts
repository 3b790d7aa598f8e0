import { endpoint, json } from '../_shared/http/answer.ts'
import { readFields } from '../_shared/http/body.ts'
import { callerId } from '../_shared/http/caller.ts'
import { addMember } from '../_shared/school/add-member.ts'
import { readMember } from '../_shared/school/read-member.ts'

/** Adds a teacher to the caller's school. Whose school that is, and whether there is room, the database decides. */
Deno.serve(
  endpoint(async (request) => {
    const adminId = await callerId(request)
    return json(await addMember(adminId, readMember(await readFields(request))))
  }),
)
