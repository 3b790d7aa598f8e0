import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { STRIPE_API_VERSION } from '../../functions/_shared/content/contract.ts'
import { type Call, type Handle, sendJson } from '../http/routes.ts'
import { PAGES_PATH, stripePages } from './pages.ts'
import { type Holdings, nothingHeld } from './records.ts'
import { answerCall } from './rest.ts'
import { StripeWorld } from './stripe-world.ts'
import { Postman } from './webhooks.ts'

const MAX_BODY_BYTES = 64 * 1024

/** Stands in for Stripe on this machine: its API, its checkout and portal pages, its clock and its post. */
export class StripeStandIn {
  readonly world: StripeWorld
  readonly postman: Postman
  /** What the edge functions are told, so that they speak to it as they would to Stripe. */
  readonly settings: Record<string, string>
  private readonly file: string

  constructor(origin: string, file: string, returnOrigins: readonly string[]) {
    const secret = `whsec_${randomBytes(16).toString('hex')}`
    this.file = file
    this.world = new StripeWorld(origin + PAGES_PATH, readHoldings(file))
    this.postman = new Postman(`${origin}/functions/v1/stripe-webhook`, secret, STRIPE_API_VERSION)
    this.world.onEvent = (event) => this.postman.take(event)
    this.settings = {
      STRIPE_SECRET_KEY: 'sk_test_stand_in',
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_PRICE_TEACHER: 'price_teacher',
      STRIPE_PRICE_SCHOOL: 'price_school',
      STRIPE_RETURN_ORIGINS: returnOrigins.join(','),
      STRIPE_API_BASE: origin,
    }
  }

  /** Serves `/v1/`, as Stripe does. */
  readonly api: Handle = async (call) => {
    const { request, response, url } = call
    const { status, body } = answerCall(this.world, {
      method: request.method ?? 'GET',
      path: url.pathname + url.search,
      body: await readBody(call),
      key: request.headers.authorization,
      idempotencyKey: request.headers['idempotency-key']?.toString(),
    })
    this.save()
    sendJson(response, status, body)
  }

  /** Serves the pages that a teacher sees at Stripe, and the controls of the clock and the post. */
  readonly pages: Handle = async (call) => {
    await stripePages(this, call, call.request.method === 'POST' ? await readBody(call) : '')
    this.save()
  }

  private save(): void {
    writeFileSync(`${this.file}.new`, JSON.stringify(this.world.held))
    renameSync(`${this.file}.new`, this.file)
  }
}

function readHoldings(file: string): Holdings {
  return existsSync(file)
    ? { ...nothingHeld(), ...(JSON.parse(readFileSync(file, 'utf8')) as Holdings) }
    : nothingHeld()
}

async function readBody({ request }: Call): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    size += (part as Buffer).length
    if (size <= MAX_BODY_BYTES) parts.push(part as Buffer)
  }
  return Buffer.concat(parts).toString()
}
