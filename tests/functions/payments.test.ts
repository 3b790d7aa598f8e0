import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openWebServer, type WebServer } from '../../supabase/local/http/web-server.ts'
import { PAGES_PATH } from '../../supabase/local/stripe/pages.ts'
import { StripeStandIn } from '../../supabase/local/stripe/stand-in.ts'
import { eventBody, signature } from '../../supabase/local/stripe/webhooks.ts'
import { newTeacher, openSchema } from '../sync/support/sql-server.ts'
import { DenoServer } from './deno-server.ts'
import { SERVICE_KEY, SqlBackend } from './sql-backend.ts'

const APP = 'https://app.test'
const RETURN = {
  successUrl: `${APP}/home?subscription=success`,
  cancelUrl: `${APP}/home?subscription=cancelled`,
}
const folder = mkdtempSync(join(tmpdir(), 'stripe-'))
const functions = new DenoServer()
let sql: PGlite
let backend: SqlBackend
let web: WebServer
let stripe: StripeStandIn
let teacher: string

beforeAll(async () => {
  sql = await openSchema()
  backend = new SqlBackend(sql)
  await backend.open()
  web = await openWebServer({
    dev: false,
    host: '127.0.0.1',
    exposed: false,
    port: 0,
    dataDir: folder,
    dist: folder,
  })
  stripe = new StripeStandIn(web.origin, join(folder, 'stripe.json'), [APP])
  stripe.postman.post = 'lost'
  web.serve(
    [
      [PAGES_PATH, stripe.pages],
      ['/v1/', stripe.api],
    ],
    () => undefined,
  )
  await functions.start(backend.url, SERVICE_KEY, stripe.settings)
})
afterAll(async () => {
  await functions.kill()
  await web.close()
  backend.close()
  await sql.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  teacher = await newTeacher(sql)
})

async function call(name: string, body: unknown = {}, token = teacher) {
  const answer = await functions.post(name, token, body)
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}
const sessions = () => Object.values(stripe.world.held.sessions)
const limit = async () =>
  (
    await sql.query<{ message_limit: number }>(
      'select message_limit from public.subscriptions where user_id = $1',
      [teacher],
    )
  ).rows[0]?.message_limit

/** Presses a button of a page at Stripe; answers where it leads. */
async function press(address: string, fields: Record<string, string>): Promise<string | null> {
  const answer = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
  await answer.body?.cancel()
  return answer.headers.get('location')
}

async function webhook(body: string | Uint8Array<ArrayBuffer>, header: string): Promise<number> {
  const answer = await functions.raw('stripe-webhook', body, { 'stripe-signature': header })
  await answer.body?.cancel()
  return answer.status
}

const now = () => Math.floor(Date.now() / 1000)
const secret = () => stripe.settings.STRIPE_WEBHOOK_SECRET ?? ''
const paidEvent = (id: string, customer: string) =>
  eventBody(
    { id, type: 'invoice.paid', created: now(), object: { id: 'in_1', object: 'invoice', customer } },
    '2026-10-28.endive',
  )

describe('payments on real Deno, against the stand-in over HTTP', () => {
  it('[PLAN-79] [PLAN-80] [PLAN-83] a price, a person or a number of licences in the request is not believed', async () => {
    const lies = {
      ...RETURN,
      priceId: 'price_school',
      accountType: 'individual',
      metadata: { user_id: 'somebody', licenses: '99' },
    }
    const { body } = await call('create-checkout', lies)
    const session = sessions().at(-1)
    expect(body).toEqual({ url: `${web.origin}${PAGES_PATH}/checkout/${session?.id}` })
    expect(session).toMatchObject({ price: 'price_teacher', quantity: 1, metadata: { user_id: teacher } })
  })

  it.each([
    ['another site', { successUrl: 'https://evil.test/home', cancelUrl: 'https://evil.test/home' }],
    ['one of two', { ...RETURN, cancelUrl: 'https://evil.test/home' }],
    [
      'a name that only begins like ours',
      { successUrl: 'https://app.test.evil.test/', cancelUrl: 'https://app.test.evil.test/' },
    ],
    ['no address', { successUrl: 'home', cancelUrl: 'home' }],
    ['a script', { successUrl: 'javascript:alert(1)', cancelUrl: 'javascript:alert(1)' }],
  ])('a return address at %s is refused and opens nothing', async (_name, urls) => {
    const before = sessions().length
    expect(await call('create-checkout', { accountType: 'individual', ...urls })).toMatchObject({
      status: 400,
      body: { success: false, reason: 'bad_return_url' },
    })
    expect(sessions()).toHaveLength(before)
  })

  it('[PLAN-81] any other kind of account is refused', async () => {
    expect(await call('create-checkout', { ...RETURN, accountType: 'free' })).toMatchObject({ status: 400 })
  })

  it.each([0, -1, 1.5, 51, '5', null])('[SCHOOL-25] %j licences are refused', async (licenseCount) => {
    expect(await call('create-license-checkout', { ...RETURN, licenseCount })).toMatchObject({ status: 400 })
  })

  it('a forged, an unsigned, a stale and a changed webhook are refused and leave no trace', async () => {
    const body = paidEvent('evt_forged', 'cus_1')
    expect(await webhook(body, signature(body, 'whsec_wrong', now()))).toBe(400)
    expect(await webhook(body, '')).toBe(400)
    expect(await webhook(body, signature(body, secret(), now() - 301))).toBe(400)
    expect(await webhook(body.replace('cus_1', 'cus_2'), signature(body, secret(), now()))).toBe(400)
    expect(await webhook('not json', signature('not json', secret(), now()))).toBe(400)
    const { rows } = await sql.query(`select 1 from private.payment_events where id = 'evt_forged'`)
    expect(rows).toEqual([])
    expect(await webhook(body, signature(body, secret(), now()))).toBe(200)
  })

  it('only the bytes that were signed count: not with a mark before them, nor with one that is no text', async () => {
    const body = paidEvent('evt_bytes', 'cus_1')
    const marked = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(body)])
    expect(await webhook(marked, signature(body, secret(), now()))).toBe(400)
    const odd = body.replace('cus_1', 'cus_\uFFFD')
    const broken = Buffer.from(body.replace('cus_1', 'cus_\u0001'))
    broken[broken.indexOf(1)] = 0xff
    expect(await webhook(broken, signature(odd, secret(), now()))).toBe(400)
    const { rows } = await sql.query(`select 1 from private.payment_events where id = 'evt_bytes'`)
    expect(rows).toEqual([])
    expect(await webhook(odd, signature(odd, secret(), now()))).toBe(200)
  })

  it('[PLAN-09] [PLAN-61] [PLAN-68] a teacher pays, cancels, renews and opens the portal', async () => {
    const { body } = await call('create-checkout', { ...RETURN, accountType: 'individual' })
    expect(await press(String(body.url), { card: 'declined' })).toBeNull()
    expect(await press(String(body.url), { card: 'asks' })).toBeNull()
    expect(await press(String(body.url), { card: 'asks', bank: 'yes' })).toBe(RETURN.successUrl)
    const customer = Object.values(stripe.world.held.customers).at(-1)?.id ?? ''
    const event = paidEvent(`evt_${teacher}`, customer)
    expect(await webhook(event, signature(event, secret(), now()))).toBe(200)
    expect(await limit()).toBe(500)
    expect(await call('cancel-subscription')).toEqual({ status: 200, body: { success: true } })
    expect(await call('renew-subscription')).toEqual({ status: 200, body: { success: true } })
    const portal = await call('create-portal-session', { returnUrl: `${APP}/home` })
    expect(String(portal.body.url)).toContain('/portal/')
    expect(await call('payment-details')).toMatchObject({
      body: { next_bill: { cents: 999 }, card: { last4: '3155' } },
    })
  })

  it('who has no plan is told so, and charged nothing', async () => {
    expect(await call('cancel-subscription')).toMatchObject({
      status: 409,
      body: { error: 'There is no paid plan to cancel.' },
    })
    expect(await call('renew-subscription')).toMatchObject({ status: 409, body: { success: false } })
    expect(await call('create-portal-session', { returnUrl: APP })).toMatchObject({ status: 409 })
  })

  it('a Stripe that is away gives a plain answer, and the next try the one checkout', async () => {
    const { held } = stripe.world
    const api = stripe.world.newId
    stripe.world.newId = () => {
      throw new Error('away')
    }
    const away = await call('create-checkout', { ...RETURN, accountType: 'individual' })
    expect(away).toMatchObject({ status: 502, body: { reason: 'stripe' } })
    expect(away.body.error).toContain('Nothing was charged')
    stripe.world.newId = api
    const before = Object.keys(held.sessions).length
    expect((await call('create-checkout', { ...RETURN, accountType: 'individual' })).status).toBe(200)
    expect(Object.keys(held.sessions)).toHaveLength(before + 1)
  })

  it('only the server reconciles, and what Stripe holds survives a restart', async () => {
    expect((await call('reconcile-payments')).status).toBe(403)
    expect(await call('reconcile-payments', {}, SERVICE_KEY)).toMatchObject({ body: { success: true } })
    const again = new StripeStandIn(web.origin, join(folder, 'stripe.json'), [APP])
    expect(again.world.held).toEqual(stripe.world.held)
  })
})
