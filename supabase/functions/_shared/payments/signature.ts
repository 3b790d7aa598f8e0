import Stripe from 'stripe'
import { Refusal } from '../http/answer.ts'

/** An older signature is refused, so that a recorded request cannot be sent again later. */
const TOLERANCE_S = 300

/**
 * The text of exactly these bytes, or undefined if they are none. A decoder drops a mark before the text and replaces what is
 * no text unless it is told not to, and then other bytes than the signed ones would count.
 */
function exactText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const notSigned = () => new Refusal(400, 'bad_signature', 'This was not signed by Stripe.')

/** The event, if its exact bytes were signed with our secret within the last five minutes. */
export async function verifiedEvent(
  stripe: Stripe,
  body: Uint8Array,
  signature: string | null,
  secret: string,
): Promise<Stripe.Event> {
  const text = exactText(body)
  if (text === undefined) throw notSigned()
  try {
    const crypto = Stripe.createSubtleCryptoProvider()
    return await stripe.webhooks.constructEventAsync(text, signature ?? '', secret, TOLERANCE_S, crypto)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
      throw notSigned()
    throw error
  }
}
