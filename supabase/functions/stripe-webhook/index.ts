import { endpoint, json } from '../_shared/http/answer.ts'
import { readBytes } from '../_shared/http/body.ts'
import { neededSetting } from '../_shared/http/settings.ts'
import { handleEvent } from '../_shared/payments/events.ts'
import { openPayments } from '../_shared/payments/payments.ts'
import { verifiedEvent } from '../_shared/payments/signature.ts'

/** Stripe's announcements. Only a signed body is read; any other is refused before it touches anything. */
Deno.serve(
  endpoint(async (request) => {
    const payments = openPayments()
    const signature = request.headers.get('stripe-signature')
    const secret = neededSetting('STRIPE_WEBHOOK_SECRET')
    const event = await verifiedEvent(payments.stripe, await readBytes(request), signature, secret)
    return json({ received: await handleEvent(payments, event) })
  }),
)
