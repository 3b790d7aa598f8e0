import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
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

/** Its first migration has the number of the first one before the baseline. */
async function makeDatabaseOfAnotherVersion(path: string): Promise<void> {
  const db = await PGlite.create(path)
  await db.exec(`
    create schema supabase_migrations;
    create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
    insert into supabase_migrations.schema_migrations values ('20261121000100', '{}', 'foundations');`)
  await db.close()
}

describe('data', () => {
  let app: TestApp
  beforeAll(async () => {
    // A first start that was killed half-way leaves these behind.
    const dataDir = newFolder()
    mkdirSync(join(dataDir, 'database'))
    writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '17\n')
    writeFileSync(join(dataDir, 'database-unfinished'), '')
    app = await startApp({ build: false, dataDir })
  })
  afterAll(() => app?.stop())

  it('is created completely after the very first start was killed half-way', async () => {
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

  it('survives a stop, a kill and a kill during a stop, with the same keys', async () => {
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

describe('problems at start', () => {
  it('names the port in use and suggests another', async () => {
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

  it('says that the database is damaged, changes nothing, and resets with a copy kept', async () => {
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

  it('says that another version created the database, and starts after a reset', async () => {
    const dataDir = newFolder()
    await makeDatabaseOfAnotherVersion(join(dataDir, 'database'))
    const env = { PORT: String(await freePort()), DATA_DIR: dataDir }
    const { code, output } = await runToEnd(['--as-built'], env)
    expect(code).toBe(1)
    expect(output).toContain('created by another version of this app. Run npm run reset')
    expect(output).not.toContain('    at ')
    expect(await runToEnd(['--reset'], env)).toMatchObject({ code: 0 })
    expect(readdirSync(dataDir)).toContain('before-reset')
    const app = await startApp({ build: false, dataDir })
    expect(await titles(app)).toEqual([])
    await app.stop()
  })

  it('says so when a port is not a number', async () => {
    const { code, output } = await runToEnd(['--as-built'], { PORT: 'eighty', DATA_DIR: newFolder() })
    expect(code).toBe(1)
    expect(output).toContain('PORT=eighty is not a port number')
  })

  it('says so when the data folder cannot be written to', async () => {
    // Root may write anywhere except in the kernel's own folders.
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
