import Stripe from 'stripe'
import { Refusal } from '../http/answer.ts'

/** An older signature is refused, so that a recorded request cannot be sent again later. */
const TOLERANCE_S = 300

/** The event, if its exact bytes were signed with our secret within the last five minutes. */
export async function verifiedEvent(
  stripe: Stripe,
  body: string,
  signature: string | null,
  secret: string,
): Promise<Stripe.Event> {
  try {
    const crypto = Stripe.createSubtleCryptoProvider()
    return await stripe.webhooks.constructEventAsync(body, signature ?? '', secret, TOLERANCE_S, crypto)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
      throw new Refusal(400, 'bad_signature', 'This was not signed by Stripe.')
    throw error
  }
}
