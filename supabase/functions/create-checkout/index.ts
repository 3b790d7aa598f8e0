import { Refusal } from '../_shared/http/answer.ts'
import { readFields } from '../_shared/http/body.ts'
import { startCheckout } from '../_shared/payments/checkout.ts'
import { paymentEndpoint } from '../_shared/payments/endpoint.ts'
import { returnOrigin } from '../_shared/payments/return-origin.ts'

/** Reads only the kind of plan and our own origin. A price or metadata in the body is left unread [PLAN-80]. */
Deno.serve(
  paymentEndpoint(async (payments, userId, request) => {
    const fields = await readFields(request)
    const kind = fields.accountType
    if (kind !== 'individual' && kind !== 'school')
      throw new Refusal(400, 'bad_account_type', 'accountType has to be individual or school.')
    const origin = returnOrigin(fields, ['successUrl', 'cancelUrl'], payments.settings.returnOrigins)
    return startCheckout(payments, userId, kind, origin)
  }),
)
