import { endpoint, json } from '../_shared/http/answer.ts'
import { changeAccount } from '../_shared/http/auth-admin.ts'
import { idField, readFields } from '../_shared/http/body.ts'
import { bearer, callerId } from '../_shared/http/caller.ts'
import { DatabaseError, rpc, rpcAs } from '../_shared/http/rpc.ts'
import { closePagesOfMembers } from '../_shared/payments/close-pages.ts'
import { paymentsIfSetUp } from '../_shared/payments/payments.ts'
import { type Farewell, sendFarewell } from '../_shared/school/member-mail.ts'
import { refusalFor } from '../_shared/school/refusals.ts'

/** Removes with the caller's own rights: the database decides whether it is their member [SCHOOL-71]. */
async function remove(token: string, memberId: string): Promise<void> {
  try {
    await rpcAs(token, 'remove_school_member', { member_user_id: memberId })
  } catch (error) {
    throw error instanceof DatabaseError && error.code === '42501' ? refusalFor('not_your_member') : error
  }
}

/**
 * The administrator knows a first password, so it ends with the membership: one takes its place that nobody knows. Until
 * that has happened the database takes no change made with it. Answers whether there was one.
 */
async function endFirstPassword(memberId: string): Promise<boolean> {
  if (!(await rpc<boolean>('has_given_password', { account: memberId }))) return false
  const changed = await changeAccount(memberId, { password: `${crypto.randomUUID()}${crypto.randomUUID()}` })
  if (!changed.ok) throw new Error(`the auth service kept the first password: ${changed.code}`)
  return true
}

/** The licence may have gone to a member who waited for it, and who could still pay on a page of their own. */
async function closeSeatedPages(adminId: string): Promise<void> {
  const payments = paymentsIfSetUp()
  if (payments !== undefined) await closePagesOfMembers(payments, adminId)
}

/** Takes a member off the caller's school and tells them. A mail that cannot be sent undoes nothing. */
Deno.serve(
  endpoint(async (request) => {
    const adminId = await callerId(request)
    const memberId = idField(await readFields(request), 'memberId')
    const farewell = await rpc<Farewell | null>('member_address', {
      admin_user_id: adminId,
      member_user_id: memberId,
    })
    await remove(bearer(request), memberId)
    await closeSeatedPages(adminId).catch(logged)
    const hadFirst = await endFirstPassword(memberId).catch((error) => !logged(error))
    const sent = farewell && (await sendFarewell(farewell, hadFirst).then(() => true, logged))
    return json({ success: true, mailed: sent === true })
  }),
)

function logged(error: unknown): false {
  console.error('A member was removed, but not all that follows was done:', error)
  return false
}
