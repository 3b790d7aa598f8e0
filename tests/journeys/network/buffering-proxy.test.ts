import { request as ask, createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { launch, openDevice } from '../../support/browser.ts'
import { chargedTo, sentBy } from '../../support/databases/server-side.ts'
import { askForPlan, signUp, star, userId } from '../../support/teacher-at-work.ts'

/*
 * A school's proxy that gathers an answer until it is whole, so that a stream arrives late or never, and that knows no
 * WebSockets. What a reply's row holds then reaches the screen by a pull.
 */
let held: (() => void)[] = []
const ASKS_FOR_REPLY = '/functions/v1/secure-webhook-sender'

async function openBufferingProxy(upstream: string): Promise<Server> {
  const server = createServer((request, response) => {
    const { hostname, port } = new URL(upstream)
    const { method, headers, url } = request
    const onward = ask({ hostname, port, path: url, method, headers }, async (answer) => {
      const whole = await bodyOf(answer)
      const pass = () => {
        const { 'transfer-encoding': _chunked, ...kept } = answer.headers
        response.writeHead(answer.statusCode ?? 502, kept).end(whole)
      }
      if (url?.startsWith(ASKS_FOR_REPLY) && method === 'POST') held.push(pass)
      else pass()
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of message) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

let browser: Browser
let proxy: Server
beforeAll(async () => {
  proxy = await openBufferingProxy(inject('appUrl'))
  browser = await launch()
})
afterAll(async () => {
  await browser?.close()
  proxy?.closeAllConnections()
  proxy?.close()
})

it('a reply whose stream a proxy holds back still comes, once, and the next one as well', async () => {
  const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  const { context, page, errors } = await openDevice(browser, url)
  await signUp(page)
  const teacher = await userId(page)
  await page.goto('/lesson-plan')
  const first = 'A 40 minute maths lesson on ordering decimals for Year 6'
  await askForPlan(page, first) // waits for the finished plan, which no stream has brought
  expect(held.length).toBeGreaterThan(0)
  for (const pass of held.splice(0)) pass()
  await page.getByRole('button', { name: /up to date/i }).waitFor()
  expect(await star(page).count()).toBe(1)

  await page.goto('/lesson-plan')
  const second = 'A 30 minute science lesson on plants for Year 3'
  await askForPlan(page, second)
  expect(await sentBy(teacher)).toEqual([first, second])
  expect(await chargedTo(teacher)).toBe(2)
  expect(errors).toEqual([])
  held = []
  await context.close()
})

/** Every program of this machine's address shares its cookies, whatever its port, so a few programs make large headers. */
const cookiesOfOthers = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `other-${at}`, value: 'x'.repeat(4_000) }))

it('a browser with the cookies of other programs of this machine works as any other', async () => {
  const { context, page, errors } = await openDevice(browser, inject('appUrl'))
  const { hostname } = new URL(inject('appUrl'))
  // 24 kB in each request, more than Node takes by itself. The browser's most would take a minute to send.
  await context.addCookies(cookiesOfOthers(6).map((cookie) => ({ ...cookie, domain: hostname, path: '/' })))
  await signUp(page)
  await page.goto('/lesson-plan')
  await askForPlan(page, 'A 40 minute maths lesson on ordering decimals for Year 6')
  await page.getByRole('button', { name: /up to date/i }).waitFor()
  expect((await context.cookies()).filter(({ name }) => name.startsWith('other-')).length).toBe(6)
  expect(errors).toEqual([])
  await context.close()
})

it('answers a request with as many cookies as a browser keeps for one address', async () => {
  const cookie = cookiesOfOthers(180)
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ')
  const status = await new Promise((resolve, reject) =>
    ask(inject('appUrl'), { headers: { cookie } }, (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end(),
  )
  expect(status).toBe(200)
})
