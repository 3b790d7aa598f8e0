import { afterEach, expect, it, vi } from 'vitest'
import { openWebServer, type WebServer } from '../../supabase/local/http/web-server.ts'

let web: WebServer | undefined
afterEach(async () => {
  vi.restoreAllMocks()
  await web?.close()
})

it('answers and logs a failure after the request was read, instead of hanging', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  const settings = { dev: false, host: '127.0.0.1', exposed: false, port: 0, dataDir: '', dist: '' }
  web = await openWebServer(settings)
  const failing = async ({ request }: { request: AsyncIterable<unknown> }) => {
    for await (const _ of request) void _
    throw new Error('broken')
  }
  web.serve([['/', failing]], () => undefined)
  const answer = await fetch(web.origin, { method: 'POST', body: '{}' })
  expect(answer.status).toBe(500)
  expect(told).toHaveBeenCalledOnce()
})
