import { closeCheckout } from './checkout.ts'
import type { Payments } from './payments.ts'

async function closeAndForget(payments: Payments, userId: string): Promise<void> {
  await closeCheckout(payments, userId)
  const { checkout, checkout_no } = await payments.books.account(userId)
  if (checkout?.session) await payments.books.claimCheckout(userId, checkout_no, checkout.session, null)
}

/**
 * Closes the payment pages of members who have a licence by now: they waited for one, and could have paid for themselves.
 * Without a school those of all schools are closed. A page that cannot be closed is tried again in the night.
 */
export async function closePagesOfMembers(payments: Payments, admin: string | null): Promise<void> {
  for (const member of await payments.books.membersWithPages(admin))
    await closeAndForget(payments, member).catch((error: unknown) =>
      console.error('The payment page of a member with a licence was not closed:', error),
    )
}
