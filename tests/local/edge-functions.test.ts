import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type EdgeFunctions, openEdgeFunctions } from '../../supabase/local/functions/edge-functions.ts'
import { forwardToFunctions } from '../../supabase/local/http/forward-to-functions.ts'
import { openWebServer, type WebServer } from '../../supabase/local/http/web-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'app-functions-'))
const SOURCES: Record<string, string> = {
  echo: `Deno.serve(async (request) => Response.json({
    method: request.method, search: new URL(request.url).search, body: await request.text(),
    token: request.headers.get('authorization'), key: Deno.env.get('SUPABASE_SERVICE_ROLE_KEY') }, { status: 201 }))`,
  work: `let finished = 0
  Deno.serve((request) => {
    if (request.method === 'GET') return Response.json({ finished })
    const text = new TextEncoder()
    let reader
    EdgeRuntime.waitUntil((async () => {
      for (let i = 0; i < 4; i++) {
        await new Promise((resolve) => setTimeout(resolve, 150))
        try { reader?.enqueue(text.encode('data: ' + i + '\\n\\n')) } catch { reader = undefined }
      }
      finished += 1
      try { reader?.close() } catch { /* gone */ }
    })())
    const body = new ReadableStream({ start(c) { reader = c }, cancel() { reader = undefined } })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  })`,
  turns: `let next = () => {}
  Deno.serve((request) => {
    if (request.method === 'GET') { next(); return new Response() }
    const text = new TextEncoder()
    const body = new ReadableStream({ async start(c) {
      for (let i = 0; i < 3; i++) {
        const asked = new Promise((resolve) => { next = resolve })
        c.enqueue(text.encode('data: ' + i + '\\n\\n'))
        await asked
      }
      c.close()
    } })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  })`,
  broken: `throw new Error('does not load')`,
  throws: `Deno.serve(() => { throw new Error('in the handler') })`,
  curious: `Deno.serve(async (request) => {
    const attempts = {
      file: () => Deno.readTextFile('/etc/hostname'),
      env: () => Deno.env.get('HOME'),
      net: () => fetch('http://127.0.0.1:5999'),
      run: () => new Deno.Command('/bin/ls').output() }
    const refused = {}
    for (const [name, attempt] of Object.entries(attempts)) {
      try { await attempt(); refused[name] = false } catch (error) { refused[name] = error.name }
    }
    return Response.json(refused)
  })`,
  dies: `Deno.serve(() => Deno.exit(3))`,
  _shared: `throw new Error('is no function')`,
}
const keys = { anonKey: 'anon', serviceKey: 'the service key', jwtSecret: 'secret' }
let web: WebServer
let functions: EdgeFunctions
const told: string[] = []

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation((...text) => void told.push(text.join(' ')))
  for (const [name, source] of Object.entries(SOURCES)) {
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, name, 'index.ts'), source)
  }
  const settings = { dev: false, host: '127.0.0.1', exposed: false, port: 0, dataDir: folder, dist: folder }
  web = await openWebServer(settings)
  functions = openEdgeFunctions({ folder, origin: web.origin, keys, watch: false, standIn: {} })
  web.serve([['/functions/v1/', forwardToFunctions(functions)]], (_request, socket) => socket.destroy())
})
afterAll(async () => {
  await functions.close()
  await web.close()
  rmSync(folder, { recursive: true, force: true })
})

const call = (name: string, init?: RequestInit) => fetch(`${web.origin}/functions/v1/${name}`, init)

describe('edge functions on Deno', () => {
  it('passes method, query, headers, body and status through', async () => {
    const answer = await call('echo?a=b', {
      method: 'POST',
      body: 'Tēnā koe',
      headers: { authorization: 'Bearer token' },
    })
    expect(answer.status).toBe(201)
    expect(await answer.json()).toEqual({
      method: 'POST',
      search: '?a=b',
      body: 'Tēnā koe',
      token: 'Bearer token',
      key: 'the service key',
    })
  })

  it('streams events as they are written', async () => {
    const answer = await call('turns', { method: 'POST' })
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    for (const number of [0, 1, 2]) {
      // The next event is written only once this one has been read.
      expect(await reader?.read()).toEqual({ done: false, value: `data: ${number}\n\n` })
      await call('turns')
    }
    expect((await reader?.read())?.done).toBe(true)
  })

  it('finishes the work of a client that hung up', async () => {
    const finished = async () => (await (await call('work')).json()).finished as number
    const before = await finished()
    const control = new AbortController()
    const answer = await call('work', { method: 'POST', signal: control.signal })
    await answer.body?.getReader().read()
    control.abort()
    await vi.waitFor(async () => expect(await finished()).toBe(before + 1))
  })

  it('keeps the others running when one fails to load or throws', async () => {
    expect((await call('broken')).status).toBe(503)
    expect((await call('throws')).status).toBe(500)
    expect((await call('no-such-function')).status).toBe(404)
    expect((await call('_shared')).status).toBe(404)
    expect((await call('echo')).status).toBe(201)
  })

  it('reaches no file, no environment, no other port and no program', async () => {
    expect(await (await call('curious')).json()).toEqual({
      file: 'NotCapable',
      env: 'NotCapable',
      net: 'NotCapable',
      run: 'NotCapable',
    })
  })

  it('restarts after it died, and says so', async () => {
    await call('dies').catch(() => undefined)
    await vi.waitFor(() => expect(told.join('\n')).toContain('The edge functions stopped (code 3)'))
    expect((await call('echo')).status).toBe(201)
  })
})
