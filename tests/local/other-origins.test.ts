import { request } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { forOrigins } from '../../supabase/local/http/cors.ts'
import { forwardToLite } from '../../supabase/local/http/forward-to-lite.ts'
import { API_PREFIXES, noSuchCall, onlyThisMachine, sendText } from '../../supabase/local/http/routes.ts'
import { openWebServer, type WebServer } from '../../supabase/local/http/web-server.ts'
import { readSettings } from '../../supabase/local/settings.ts'

let web: WebServer | undefined
afterEach(() => web?.close())

const forLite = forwardToLite({ fetch: async () => Response.json([]) })
const mailbox = onlyThisMachine(({ response }) => sendText(response, 200, 'emails'))

async function open(exposed: boolean): Promise<void> {
  web = await openWebServer({ dev: false, host: '127.0.0.1', exposed, port: 0, dataDir: '', dist: '' })
  const calls = API_PREFIXES.map((prefix): [string, typeof noSuchCall] => [prefix, noSuchCall])
  web.serve([['/rest/v1/', forLite], ['/_local/', mailbox], ...calls], () => undefined)
}

/** Sends any Host, which fetch would not. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: Record<string, unknown> }>((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port: web?.port, path, headers, method }, (answer) => {
      answer.resume().on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }))
    })
    call.on('error', reject).end()
  })
}

it.each([
  ['127.0.0.1', false],
  ['localhost', false],
  ['0.0.0.0', true],
])('a server on %s is open to other names: %s', (host, exposed) => {
  expect(readSettings({ HOST: host }, false).exposed).toBe(exposed)
})

it('a site whose name is made to point here reads nothing, and no email even of a server open to others', async () => {
  await open(false)
  expect((await get('/rest/v1/x', { host: 'evil.example:54320' })).status).toBe(421)
  await web?.close()
  await open(true)
  expect((await get('/rest/v1/x', { host: 'school.local' })).status).toBe(200)
  expect((await get('/_local/mail', { host: 'evil.example:54320' })).status).toBe(403)
})

it('a page of another origin may lead to the mailbox, and neither read it nor post to it', async () => {
  await open(false)
  const [host, site] = [`127.0.0.1:${web?.port}`, { 'sec-fetch-site': 'cross-site' }]
  expect((await get('/_local/mail', { host, ...site, 'sec-fetch-mode': 'navigate' })).status).toBe(200)
  expect((await get('/_local/mail', { host, ...site, 'sec-fetch-mode': 'no-cors' })).status).toBe(403)
  const form = { ...site, 'sec-fetch-mode': 'navigate', origin: 'http://evil.example' }
  expect((await get('/_local/mail', { host, ...form }, 'POST')).status).toBe(403)
  expect((await get('/_local/mail', { host, origin: 'http://localhost:1' }, 'POST')).status).toBe(403)
  expect((await get('/_local/mail', { host, origin: `http://${host}` }, 'POST')).status).toBe(200)
})

it('every answer tells the browser to guess no type, run nothing and send no address along', async () => {
  await open(false)
  for (const [path, status] of [
    ['/rest/v1/x', 200],
    ['/nowhere', 404],
    ['/realtime/v1/api/broadcast', 404],
    ['/%', 404],
  ]) {
    const answer = await get(String(path))
    expect([path, answer.status]).toEqual([path, status])
    expect(answer.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
      'cross-origin-opener-policy': 'same-origin',
    })
  }
})

it.each(['/realtime/v1/api/broadcast', '/admin/v1/keys', '/storage/v1/bucket', '/auth/none'])(
  '%s, which nothing answers, is told so in JSON and not with a page',
  async (path) => {
    await open(false)
    const { status, headers } = await get(path)
    expect([status, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
  },
)

it.each([
  'limit=-1',
  'offset=-1',
  'limit=99999999999999999999',
  'limit=ten',
  'chat_messages.limit=-1',
  '%00=eq.1',
  'id=eq.%00',
])('?%s is refused as the caller’s mistake', async (query) => {
  await open(false)
  expect((await get(`/rest/v1/chat_sessions?${query}`)).status).toBe(400)
  expect((await get('/rest/v1/chat_sessions?limit=10&offset=0&chat_messages.limit=1')).status).toBe(200)
})

it('an app that APP_ORIGINS names may call from its origin, and a page of any other origin may not', async () => {
  web = await openWebServer({ dev: false, host: '127.0.0.1', exposed: false, port: 0, dataDir: '', dist: '' })
  web.serve([['/rest/v1/', forOrigins(['https://app.example.nz'])(forLite)]], () => undefined)
  const host = `127.0.0.1:${web.port}`
  const asked = { host, 'access-control-request-method': 'POST', 'access-control-request-headers': 'apikey' }
  const app = await get('/rest/v1/rpc/x', { ...asked, origin: 'https://app.example.nz' }, 'OPTIONS')
  expect(app.status).toBe(204)
  expect(app.headers).toMatchObject({
    'access-control-allow-origin': 'https://app.example.nz',
    'access-control-allow-headers': expect.stringContaining('apikey'),
  })
  const called = await get('/rest/v1/x', { host, origin: 'https://app.example.nz' })
  expect(called.headers['access-control-allow-origin']).toBe('https://app.example.nz')
  expect(called.headers['access-control-expose-headers']).toContain('retry-after')
  const stranger = await get('/rest/v1/x', { host, origin: 'https://evil.example' })
  expect(stranger.headers['access-control-allow-origin']).toBeUndefined()
})
