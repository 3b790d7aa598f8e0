import { paymentDetails } from '../_shared/payments/details.ts'
import { paymentEndpoint } from '../_shared/payments/endpoint.ts'

Deno.serve(paymentEndpoint(paymentDetails))
