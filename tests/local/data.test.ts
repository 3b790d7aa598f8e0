import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { freePort, runToEnd, startApp, type TestApp } from '../support/start-app.ts'

const folders: string[] = []
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'app-data-'))
  folders.push(folder)
  return folder
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const LOGIN = { email: 'premium@mahere.test', password: 'Kia-ora-2026!' }

async function signedIn(app: TestApp) {
  const api = createClient(app.url, app.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: WebSocket as never },
  })
  const { data } = await api.auth.signInWithPassword(LOGIN)
  if (!data.user) throw new Error('sign-in failed')
  return { api, id: data.user.id }
}

async function send(app: TestApp, title: string): Promise<string> {
  const { api, id } = await signedIn(app)
  const session = crypto.randomUUID()
  const ids = { session_id: session, message_id: crypto.randomUUID(), reply_id: crypto.randomUUID() }
  const rest = { generator_type: 'lessonPlan', content: title, context: null, title }
  const op = {
    op_id: crypto.randomUUID(),
    lane: `chat:${session}`,
    v: 1,
    op: 'message.send',
    ...ids,
    ...rest,
  }
  const { data } = await api.rpc('apply_ops', { as_user: id, ops: [op] })
  expect(data[0].status).toBe('done')
  return title
}

async function titles(app: TestApp): Promise<string[]> {
  const { api } = await signedIn(app)
  const { data } = await api.from('chat_sessions').select('title').order('rev')
  return (data ?? []).map(({ title }) => String(title))
}

describe('data', () => {
  let app: TestApp
  beforeAll(async () => {
    // Left behind by a first start that was killed in the middle.
    const dataDir = newFolder()
    mkdirSync(join(dataDir, 'database'))
    writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '17\n')
    writeFileSync(join(dataDir, 'database-unfinished'), '')
    app = await startApp({ build: false, dataDir })
  })
  afterAll(() => app?.stop())

  it('is made whole when the very first start was killed in the middle', async () => {
    expect(await titles(app)).toEqual([])
    expect(readdirSync(app.dataDir)).not.toContain('database-unfinished')
  })

  it('is not opened by two servers at once', async () => {
    const env = { PORT: String(await freePort()), DATA_DIR: app.dataDir }
    const second = await runToEnd(['--as-built'], env)
    expect(second.code).toBe(1)
    expect(second.output).toContain(`is in use by the server at ${app.url}`)
    const reset = await runToEnd(['--reset'], env)
    expect(reset.output).toContain('Stop that one first')
    expect(await titles(app)).toEqual([])
  })

  it('survives a stop, a kill and being killed while it stops, with the same keys', async () => {
    await send(app, 'before the stop')
    await app.restart()
    await send(app, 'before the kill')
    await app.kill9()
    await app.restart()
    await send(app, 'before both')
    void app.stop()
    await app.kill9()
    await app.restart()
    expect(await titles(app)).toEqual(['before the stop', 'before the kill', 'before both'])
    expect(app.output()).not.toContain('migrations')
  })
})

describe('what can go wrong at the start', () => {
  it('names the port that is in use and offers another', async () => {
    const port = await freePort()
    const other = createServer().listen(port, '127.0.0.1')
    const dataDir = newFolder()
    const { code, output } = await runToEnd(['--as-built'], { PORT: String(port), DATA_DIR: dataDir })
    other.close()
    expect(code).toBe(1)
    expect(output).toContain(`Port ${port} is in use`)
    expect(output).toContain(`PORT=${port + 10} npm start`)
    expect(output).not.toContain('    at ')
    expect(readdirSync(dataDir)).toEqual([])
  })

  it('says that the database is damaged, touches nothing, and resets with a copy kept', async () => {
    const dataDir = newFolder()
    mkdirSync(join(dataDir, 'database', 'global'), { recursive: true })
    writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '17\n')
    writeFileSync(join(dataDir, 'database', 'global', 'pg_control'), 'rubbish')
    const env = { PORT: String(await freePort()), DATA_DIR: dataDir }
    const { code, output } = await runToEnd(['--as-built'], env)
    expect(code).toBe(1)
    expect(output).toContain('cannot be opened')
    expect(output).toContain('npm run reset')
    expect(existsSync(join(dataDir, 'database', 'global', 'pg_control'))).toBe(true)
    const reset = await runToEnd(['--reset'], env)
    expect(reset).toMatchObject({ code: 0 })
    expect(reset.output).toContain('before-reset')
    expect(existsSync(join(dataDir, 'before-reset', 'global', 'pg_control'))).toBe(true)
    expect(existsSync(join(dataDir, 'database'))).toBe(false)
  })

  it('says so when a port is no number', async () => {
    const { code, output } = await runToEnd(['--as-built'], { PORT: 'eighty', DATA_DIR: newFolder() })
    expect(code).toBe(1)
    expect(output).toContain('PORT=eighty is not a port number')
  })

  it('says so when the data folder cannot be written', async () => {
    // Root may write anywhere but in the kernel's own folders.
    const parent = process.getuid?.() === 0 ? '/sys/kernel' : newFolder()
    if (parent !== '/sys/kernel') chmodSync(parent, 0o500)
    const env = { PORT: String(await freePort()), DATA_DIR: join(parent, 'data') }
    const { code, output } = await runToEnd(['--as-built'], env)
    expect(code).toBe(1)
    expect(output).toContain('cannot be written')
  })

  it('says so when the data folder is a file', async () => {
    const file = join(newFolder(), 'data')
    writeFileSync(file, '')
    const { code, output } = await runToEnd(['--as-built'], {
      PORT: String(await freePort()),
      DATA_DIR: file,
    })
    expect(code).toBe(1)
    expect(output).toContain('cannot be written')
  })
})
