import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { diskGuard, requireRoom, roomFor } from '../../supabase/local/disk-room.ts'
import { startApp, type TestApp } from '../support/start-app.ts'

afterEach(() => void vi.restoreAllMocks())

describe('room on the disk', () => {
  it('a start asks for more the first time, and says what to do where there is none', () => {
    expect(() => requireRoom('/x', true, () => 100_000_000)).toThrow(/is full. Free 200 MB.*DATA_DIR=/s)
    expect(() => requireRoom('/x', false, () => 100_000_000)).not.toThrow()
    expect(() => requireRoom('/x', false, () => 0)).toThrow(/is full. Free 48 MB/)
  })

  it('is read from the nearest folder that exists', () => {
    expect(roomFor(join(tmpdir(), 'not', 'there', 'yet'))).toBeGreaterThan(0)
  })

  it('is told once when it ends and once when it is back', () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    let room = 100_000_000
    const check = diskGuard('/x', () => room)
    check()
    room = 1_000
    for (let at = 0; at < 3; at++) expect(check).toThrow(expect.objectContaining({ code: '53100' }))
    room = 100_000_000
    check()
    expect(told.mock.calls.map(([text]) => String(text).slice(0, 22))).toEqual([
      'The disk that holds /x',
      'There is room on the d',
    ])
  })
})

describe('a running server whose disk fills up', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mahere-full-'))
  const mark = join(folder, 'full')
  // The server asks a disk that is full while the mark is there.
  const pretend = `import fs from 'node:fs'
    import { syncBuiltinESMExports } from 'node:module'
    const real = fs.statfsSync
    fs.statfsSync = (path) => (fs.existsSync(${JSON.stringify(mark)}) ? { bavail: 0, bsize: 4096 } : real(path))
    syncBuiltinESMExports()`
  let app: TestApp
  beforeAll(async () => {
    const script = join(folder, 'pretend.mjs')
    writeFileSync(script, pretend)
    app = await startApp({ build: false, env: { NODE_OPTIONS: `--import ${script}` } })
  })
  afterAll(async () => {
    await app?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const post = (path: string, body: object) =>
    fetch(`${app.url}${path}`, {
      method: 'POST',
      headers: { apikey: app.anonKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const signIn = () =>
    post('/auth/v1/token?grant_type=password', { email: 'premium@mahere.test', password: 'Kia-ora-2026!' })

  it('refuses with a time to come back, says why, serves pages, and goes on when there is room', async () => {
    expect((await signIn()).status).toBe(200)
    writeFileSync(mark, '')
    for (const answer of [await signIn(), await post('/rest/v1/rpc/apply_ops', { as_user: null, ops: [] })]) {
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).toBe('30')
      expect(await answer.json()).toMatchObject({ code: '53100' })
    }
    expect((await fetch(app.url)).status).toBe(200)
    expect(app.output()).toContain('is nearly full. Nothing is written until 48 MB are free')
    rmSync(mark)
    expect((await signIn()).status).toBe(200)
    expect(app.output()).toContain('There is room on the disk again.')
  })

  it('shows its pages at once after a kill, and tells calls to come back while the database opens', async () => {
    await app.kill9()
    const seen: { page: number; call: number; retry: string | null }[] = []
    let starting = true
    const restarted = app.restart().finally(() => {
      starting = false
    })
    while (starting) {
      const answers = [fetch(app.url), fetch(`${app.url}/rest/v1/`)] as const
      const [page, call] = await Promise.all(answers).catch(() => [])
      if (page && call)
        seen.push({ page: page.status, call: call.status, retry: call.headers.get('retry-after') })
    }
    await restarted
    expect(seen).toContainEqual({ page: 200, call: 503, retry: '2' })
    expect((await signIn()).status).toBe(200)
  })
})

it('a server that hangs is ended with a reason by a thread of its own', async () => {
  const code = `import { watchForHangs } from './supabase/local/hang-watch.ts'
    watchForHangs(2)
    setTimeout(() => { for (;;); }, 1500)`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (text) => (said += String(text)))
  onTestFinished(() => void child.kill('SIGKILL'))
  const signal = await new Promise((resolve) => child.once('exit', (_code, ended) => resolve(ended)))
  expect(said).toContain('Look whether the disk is full, and start it again.')
  expect(signal).toBe('SIGKILL')
})
