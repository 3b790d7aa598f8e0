import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PROJECT } from '../../../supabase/local/project-folder.ts'

const tsx = join(PROJECT, 'node_modules/tsx/dist/cli.mjs')
const folder = mkdtempSync(join(tmpdir(), 'reconcile-'))
let server: Server
let url: string
let reply = { status: 200, body: '' }
const keys: (string | undefined)[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    keys.push(request.headers.authorization)
    response.writeHead(reply.status).end(request.url === '/functions/v1/reconcile-payments' ? reply.body : '')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs the command as an owner would, with these settings and no others of its own. */
function run(settings: Record<string, string>): Promise<{ code: number | null; text: string }> {
  const child = spawn(process.execPath, [tsx, join(PROJECT, 'supabase/local/reconcile.ts')], {
    env: { PATH: process.env.PATH, ...settings },
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (text += part))
  return new Promise((done) => child.on('close', (code) => done({ code, text })))
}
const hosted = () => ({ SUPABASE_URL: `${url}/`, SUPABASE_SERVICE_ROLE_KEY: 'secret' })
const answer = (findings: object[]) => ({
  status: 200,
  body: JSON.stringify({ success: true, checked: 7, findings }),
})
const mended = {
  kind: 'state_differed',
  customer_id: 'cus_1',
  user_id: 'u1',
  detail: 'It was.',
  mended: true,
}

describe('npm run reconcile', () => {
  it('prints what was mended, and ends with 0', async () => {
    reply = answer([mended])
    const { code, text } = await run(hosted())
    expect(text).toBe(
      'mended  state_differed  cus_1, account u1  It was.\n' +
        '7 accounts compared with Stripe, 1 mended, 0 to do.\n',
    )
    expect(code).toBe(0)
    expect(keys.at(-1)).toBe('Bearer secret')
  })

  it('ends with 1 when something is left for the owner', async () => {
    const price = { ...mended, kind: 'price_differs', customer_id: null, user_id: null, mended: false }
    reply = answer([price, mended])
    const { code, text } = await run(hosted())
    expect(text).toContain('TO DO   price_differs  It was.\n')
    expect(text).toContain('1 mended, 1 to do.')
    expect(code).toBe(1)
  })

  it('finds the server of the data folder by itself', async () => {
    writeFileSync(join(folder, 'running.json'), JSON.stringify({ pid: 1, url }))
    writeFileSync(join(folder, 'keys.json'), JSON.stringify({ serviceKey: 'local' }))
    reply = answer([])
    expect(await run({ DATA_DIR: folder })).toMatchObject({ code: 0 })
    expect(keys.at(-1)).toBe('Bearer local')
  })

  it.each([
    ['no server', () => ({ DATA_DIR: join(folder, 'none') }), 'No server runs on the data in'],
    ['half a target', () => ({ SUPABASE_URL: url }), 'SUPABASE_SERVICE_ROLE_KEY is missing.'],
    [
      'an address where nobody is',
      () => ({ ...hosted(), SUPABASE_URL: 'http://127.0.0.1:9' }),
      'Nothing answers at http://127.0.0.1:9.',
    ],
  ])('%s is said in plain words, with 2', async (_name, settings, words) => {
    const { code, text } = await run(settings())
    expect(text).toContain(words)
    expect(code).toBe(2)
  })

  it.each([
    [
      'a refusal',
      { status: 403, body: '{"error":"Only the server may call this."}' },
      '403: Only the server',
    ],
    ['a page of somebody else', { status: 200, body: '<html>' }, '200 and a page that is not ours.'],
  ])('%s is no success', async (_name, said, words) => {
    reply = said
    const { code, text } = await run(hosted())
    expect(text).toContain(words)
    expect(code).toBe(2)
  })
})
