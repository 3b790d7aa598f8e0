import { Refusal } from '../_shared/http/answer.ts'
import { readFields } from '../_shared/http/body.ts'
import { paymentEndpoint } from '../_shared/payments/endpoint.ts'
import { buyLicences } from '../_shared/payments/portal.ts'
import { returnOrigin } from '../_shared/payments/return-origin.ts'

/** The most licences of one purchase [SCHOOL-25]. */
const MAX_COUNT = 50

Deno.serve(
  paymentEndpoint(async (payments, userId, request) => {
    const fields = await readFields(request)
    const count = fields.licenseCount
    if (typeof count !== 'number' || !Number.isInteger(count) || count < 1 || count > MAX_COUNT)
      throw new Refusal(400, 'bad_count', `licenseCount has to be a whole number from 1 to ${MAX_COUNT}.`)
    const origin = returnOrigin(fields, ['successUrl', 'cancelUrl'], payments.settings.returnOrigins)
    return buyLicences(payments, userId, count, origin)
  }),
)
