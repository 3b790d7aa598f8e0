/** An error as Stripe answers it. */
export class StripeRefusal extends Error {
  readonly status: number
  readonly body: object
  constructor(status: number, message: string, more: { code?: string; param?: string; type?: string } = {}) {
    super(message)
    this.status = status
    this.body = { error: { type: 'invalid_request_error', message, ...more } }
  }
}

export const missing = (what: string, id: string, param = 'id') =>
  new StripeRefusal(404, `No such ${what}: '${id}'`, { code: 'resource_missing', param })
