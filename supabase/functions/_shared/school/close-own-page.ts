import { closeCheckout } from '../payments/checkout.ts'
import { paymentsIfSetUp } from '../payments/payments.ts'

/**
 * Closes the payment page that a new member opened for themselves before, because their school pays now. A page that cannot
 * be closed undoes nothing: it closes by itself within a day, and who pays on it is told so in the app.
 */
export async function closeOwnPage(memberId: string): Promise<void> {
  try {
    const payments = paymentsIfSetUp()
    if (payments !== undefined) await closeCheckout(payments, memberId)
  } catch (error) {
    console.error('The payment page of a new member was not closed:', error)
  }
}
