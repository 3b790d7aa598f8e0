import { readFields } from '../_shared/http/body.ts'
import { paymentEndpoint } from '../_shared/payments/endpoint.ts'
import { openPortal } from '../_shared/payments/portal.ts'
import { returnOrigin } from '../_shared/payments/return-origin.ts'

Deno.serve(
  paymentEndpoint(async (payments, userId, request) => {
    const origin = returnOrigin(await readFields(request), ['returnUrl'], payments.settings.returnOrigins)
    return openPortal(payments, userId, origin)
  }),
)
