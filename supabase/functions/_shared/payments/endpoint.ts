import Stripe from 'stripe'
import { endpoint, json, Refusal } from '../http/answer.ts'
import { callerId } from '../http/caller.ts'
import { openPayments, type Payments } from './payments.ts'

/** Stripe's own words are for the owner's log; a teacher reads what is safe and what to do. */
export function inPlainWords(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  console.error('Stripe:', error.type, error.code, error.message)
  const text = 'Our card payment provider did not answer. Nothing was charged. Please try again in a minute.'
  return new Refusal(502, 'stripe', text)
}

/** A function that a signed-in teacher calls about their own payments, and about nobody else's. */
export function paymentEndpoint(
  work: (payments: Payments, userId: string, request: Request) => Promise<object>,
): (request: Request) => Promise<Response> {
  return endpoint(async (request) => {
    const payments = openPayments()
    const userId = await callerId(request)
    try {
      return json(await work(payments, userId, request))
    } catch (error) {
      throw inPlainWords(error)
    }
  })
}
