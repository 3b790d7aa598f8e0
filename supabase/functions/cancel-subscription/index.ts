import { cancelPlan } from '../_shared/payments/cancel-renew.ts'
import { paymentEndpoint } from '../_shared/payments/endpoint.ts'

Deno.serve(paymentEndpoint(cancelPlan))
