import { endpoint, json } from '../_shared/http/answer.ts'
import { needServiceKey } from '../_shared/http/caller.ts'
import { openPayments } from '../_shared/payments/payments.ts'
import { reconcile } from '../_shared/payments/reconcile.ts'

/** Each night, and whenever the owner asks. */
Deno.serve(
  endpoint(async (request) => {
    needServiceKey(request)
    await request.body?.cancel()
    return json(await reconcile(openPayments(), Date.now()))
  }),
)
