import { endpoint, json } from '../_shared/http/answer.ts'
import { idField, readFields } from '../_shared/http/body.ts'
import { bearer, callerId } from '../_shared/http/caller.ts'
import { DatabaseError, rpc, rpcAs } from '../_shared/http/rpc.ts'
import { closeCheckout } from '../_shared/payments/checkout.ts'
import { inPlainWords } from '../_shared/payments/endpoint.ts'
import { paymentsIfSetUp } from '../_shared/payments/payments.ts'
import { type Farewell, sendSeatMails } from '../_shared/school/member-mail.ts'
import { refusalFor } from '../_shared/school/refusals.ts'

type HandedOver = { status: 'done' } | { status: 'refused'; reason: string }

/** Hands over with the caller's own rights: the database decides who is the administrator and who can be. */
async function handOver(token: string, memberId: string): Promise<void> {
  const said = await rpcAs<HandedOver>(token, 'hand_over_school', { member_user_id: memberId }).catch(
    (error) => {
      throw error instanceof DatabaseError && error.code === '42501' ? refusalFor('not_admin') : error
    },
  )
  if (said.status === 'refused') throw refusalFor(said.reason)
}

/** Closes the payment pages of both: the school's customer at Stripe goes to the heir, whom nobody else may pay for by an old page. */
async function closePages(...userIds: string[]): Promise<void> {
  const payments = paymentsIfSetUp()
  if (payments === undefined) return
  try {
    for (const userId of userIds) await closeCheckout(payments, userId)
  } catch (error) {
    throw inPlainWords(error)
  }
}

/** Gives the caller's seat to another teacher of the school and tells both. A mail that cannot be sent undoes nothing. */
Deno.serve(
  endpoint(async (request) => {
    const adminId = await callerId(request)
    const memberId = idField(await readFields(request), 'memberId')
    const both = { admin_user_id: adminId, member_user_id: memberId }
    const people = await rpc<Farewell | null>('member_address', both)
    // Only the administrator of this member has an address here.
    if (people !== null) await closePages(memberId, adminId)
    await handOver(bearer(request), memberId)
    const mailed = people !== null && (await sendSeatMails(people).then(() => true, logged))
    return json({ success: true, mailed })
  }),
)

function logged(error: unknown): false {
  console.error('A mail about the new administrator was not sent:', error)
  return false
}
