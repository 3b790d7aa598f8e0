import Stripe from 'stripe'

/** The key was used before with other words: the teacher's email changed since, or another tab is at it this moment. */
export const isOtherRequest = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeIdempotencyError

/**
 * True when this key leads nowhere any more: for a day Stripe repeats a refusal under it, and an error of its own too. The
 * next number has to be used then. That charges nobody twice: what Stripe may have made under the old key is a customer
 * without a plan or a page whose address nobody was given. A network that broke is no such error, because then the same key
 * finds what was made.
 */
export const isSpent = (error: unknown): boolean =>
  isOtherRequest(error) ||
  error instanceof Stripe.errors.StripeInvalidRequestError ||
  error instanceof Stripe.errors.StripeAPIError
