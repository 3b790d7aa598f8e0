import { CALLS } from './calls.ts'
import type { Form } from './form.ts'
import { readForm } from './form.ts'
import { StripeRefusal } from './stripe-error.ts'
import type { StripeWorld } from './stripe-world.ts'

export interface RestRequest {
  method: string
  /** With the query. */
  path: string
  body: string
  key: string | undefined
  idempotencyKey: string | undefined
}

export interface RestAnswer {
  status: number
  body: object
}

/** Refuses a parameter that Stripe does not know, as Stripe does, so that a misspelt one is found here. */
function checkNames(form: Form, known: readonly string[]): void {
  const name = Object.keys(form).find((one) => !known.includes(one))
  if (name !== undefined)
    throw new StripeRefusal(400, `Received unknown parameter: ${name}`, {
      code: 'parameter_unknown',
      param: name,
    })
}

function perform(world: StripeWorld, request: RestRequest): RestAnswer {
  const [path = '', query = ''] = request.path.split('?')
  const form = readForm(request.method === 'GET' || request.method === 'DELETE' ? query : request.body)
  try {
    if (request.key !== 'Bearer sk_test_stand_in')
      throw new StripeRefusal(401, 'Invalid API Key provided', { type: 'invalid_request_error' })
    for (const call of CALLS) {
      const match = call.method === request.method ? call.path.exec(path) : null
      if (!match) continue
      checkNames(form, call.takes)
      return { status: 200, body: call.answer(world, form, match[1] ?? '') }
    }
    throw new StripeRefusal(404, `Unrecognized request URL (${request.method}: ${path})`)
  } catch (error) {
    if (error instanceof StripeRefusal) return { status: error.status, body: error.body }
    throw error
  }
}

/** Answers one call. A call with a key that was used before gets the answer of that time, whatever happened since. */
export function answerCall(world: StripeWorld, request: RestRequest): RestAnswer {
  const { method, path, body, idempotencyKey } = request
  if (method !== 'POST' || idempotencyKey === undefined) return perform(world, request)
  const asked = `${path}\n${body}`
  const kept = world.held.answers[idempotencyKey]
  if (kept && kept.request !== asked) {
    const text =
      'Keys for idempotent requests can only be used with the same parameters they were first used with.'
    return new StripeRefusal(400, text, { type: 'idempotency_error' })
  }
  if (kept) return { status: kept.status, body: kept.body }
  const answer = perform(world, request)
  world.held.answers[idempotencyKey] = { request: asked, ...answer }
  return answer
}
