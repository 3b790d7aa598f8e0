import { afterEach, expect, it } from 'vitest'
import { forwardToLite } from '../../supabase/local/http/forward-to-lite.ts'
import { shedLoad } from '../../supabase/local/http/shed-load.ts'
import { openWebServer, type WebServer } from '../../supabase/local/http/web-server.ts'
import { oneAtATime } from '../../supabase/local/one-at-a-time.ts'

let web: WebServer | undefined
afterEach(() => web?.close())

const SETTINGS = { dev: false, host: '127.0.0.1', exposed: false, port: 0, dataDir: '', dist: '' }

/** A server whose database is held up until `go` is called. */
async function heldUp() {
  const queue = oneAtATime()
  let go = () => {}
  void queue.run(() => new Promise<void>((resolve) => (go = resolve)))
  let answered = 0
  const lite: Parameters<typeof forwardToLite>[0] = {
    fetch: (_request, _peer, { hungUp = () => false } = {}) =>
      queue.run(async () => {
        if (!hungUp()) answered += 1
        return new Response('[]')
      }),
  }
  web = await openWebServer(SETTINGS)
  web.serve([['/rest/v1/', shedLoad(queue.waiting, 'service')(forwardToLite(lite))]], () => undefined)
  const url = `${web.origin}/rest/v1/x`
  return { url, go: () => go(), waiting: queue.waiting, answered: () => answered }
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5))
}

it('answers 429 with a time while a hundred wait, lets our own functions on, and serves again afterwards', async () => {
  const { url, go, waiting } = await heldUp()
  const first = Array.from({ length: 99 }, () => fetch(url))
  await until(() => waiting() === 100)
  const late = await fetch(url)
  expect(late.status).toBe(429)
  expect(Number(late.headers.get('retry-after'))).toBeGreaterThanOrEqual(2)
  expect(await late.json()).toMatchObject({ code: 'busy' })
  const ours = fetch(url, { headers: { apikey: 'service' } })
  await until(() => waiting() === 101)
  go()
  for (const answer of await Promise.all([...first, ours])) expect(answer.status).toBe(200)
  expect((await fetch(url)).status).toBe(200)
})

it('does no work for a client that hung up while it waited', async () => {
  const { url, go, waiting, answered } = await heldUp()
  const leaving = new AbortController()
  const gone = fetch(url, { signal: leaving.signal }).catch(() => undefined)
  const stays = fetch(url)
  await until(() => waiting() === 3)
  leaving.abort()
  await gone
  await new Promise((resolve) => setTimeout(resolve, 100))
  go()
  await stays
  await until(() => waiting() === 0)
  expect(answered()).toBe(1)
})
