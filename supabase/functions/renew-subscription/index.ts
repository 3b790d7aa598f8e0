import { renewPlan } from '../_shared/payments/cancel-renew.ts'
import { paymentEndpoint } from '../_shared/payments/endpoint.ts'

Deno.serve(paymentEndpoint(renewPlan))
