import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forwardToLite } from '../../supabase/local/http/forward-to-lite.ts'

/** The requests that reached the database. */
const arrived: string[] = []
const lite = {
  fetch: async (request: Request) => {
    arrived.push(await request.text())
    return Response.json([])
  },
}
let server: Server
let url = ''
beforeAll(async () => {
  const handle = forwardToLite(lite)
  server = createServer((request, response) => {
    void handle({ request, response, url: new URL(request.url ?? '/', url) })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(() => void server.close())

const post = async (body: string) => {
  arrived.length = 0
  const answer = await fetch(`${url}rest/v1/rpc/apply_ops`, { method: 'POST', body })
  return { status: answer.status, body: await answer.json() }
}
const nested = (depth: number) => `{"ops":${'['.repeat(depth)}${']'.repeat(depth)}}`

describe('JSON from a caller', () => {
  it.each([1_001, 100_000, 3_000_000])('%i levels deep is refused, which ends the trying', async (depth) => {
    expect(await post(nested(depth))).toMatchObject({ status: 413, body: { code: '54001' } })
    expect(await post('['.repeat(depth))).toMatchObject({ status: 413 })
    expect(arrived).toEqual([])
  })

  it.each([
    ['of a few hundred levels', nested(900)],
    ['with brackets in its words', JSON.stringify({ ops: [{ html: '[{"\\"['.repeat(10_000) }] })],
    [
      'with many things side by side',
      JSON.stringify({ ops: Array.from({ length: 5_000 }, () => ({ a: [1] })) }),
    ],
  ])('%s arrives as it was sent', async (_, body) => {
    expect((await post(body)).status).toBe(200)
    expect(arrived).toEqual([body])
  })
})
