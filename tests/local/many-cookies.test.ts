import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendText } from '../../supabase/local/http/routes.ts'
import { openWebServer, type WebServer } from '../../supabase/local/http/web-server.ts'

let web: WebServer
beforeAll(async () => {
  web = await openWebServer({
    dev: false,
    host: '127.0.0.1',
    exposed: false,
    port: 0,
    dataDir: '',
    dist: '',
  })
  web.serve([['/', ({ response }) => sendText(response, 200, 'the page')]], (_request, socket) =>
    socket.destroy(),
  )
})
afterAll(() => web?.close())

/** Writes one request by hand, because no client sends cookies of this size. */
function ask(cookieBytes: number, line = 'GET / HTTP/1.1'): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    const socket = connect(web.port, '127.0.0.1')
    socket.on('data', (part) => (text += String(part)))
    socket.on('error', () => {})
    socket.on('close', () => resolve(text))
    const cookies = `other=${'x'.repeat(cookieBytes)}`
    socket.write(`${line}\r\nhost: 127.0.0.1:${web.port}\r\nconnection: close\r\ncookie: ${cookies}\r\n\r\n`)
  })
}

it('serves a page to a browser with as many cookies as Chromium keeps', async () => {
  expect(await ask(180 * 4096)).toMatch(/^HTTP\/1.1 200 .*the page/s)
})

it('says what to do about 5 MB of them, and goes on', async () => {
  const answer = await ask(5_000_000)
  expect(answer).toMatch(/^HTTP\/1.1 431 /)
  expect(answer).toContain('Clear the cookies of this site, then load the page again.')
  expect(await ask(10)).toMatch(/^HTTP\/1.1 200 /)
})

it('refuses what is no request at all', async () => {
  expect(await ask(10, 'not http')).toMatch(/^HTTP\/1.1 400 /)
})
