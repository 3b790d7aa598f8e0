import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deploymentFiles } from '#app/build/deployment.ts'
import { hostedHeaders } from '../../supabase/local/http/content-security.ts'
import { PROJECT } from '../../supabase/local/project-folder.ts'
import { type StaticHost, startStaticHost } from '../support/hosted-twin/static-host.ts'
import { startApp, type TestApp } from '../support/start-app.ts'

const DIST = join(PROJECT, 'dist')

/** Runs `npm run check:hosted` and answers its lines by what they are about. */
function check(...args: string[]): Promise<{ code: number; text: string; lines: Record<string, string> }> {
  return new Promise((resolve) => {
    const tsx = join(PROJECT, 'node_modules/tsx/dist/cli.mjs')
    const child = spawn(process.execPath, [tsx, join(PROJECT, 'supabase/local/hosted/check.ts'), ...args])
    let text = ''
    child.stdout.on('data', (data) => {
      text += data
    })
    child.stderr.on('data', (data) => {
      text += data
    })
    child.once('close', (code) => {
      const told = text.split('\n').map((line) => /^(MISSING|there|not seen)\s+([^:]+)(.*)$/.exec(line))
      const lines = told.flatMap((one) => (one ? [[one[2]?.trim(), `${one[1]}${one[3]}`]] : []))
      resolve({ code: code ?? 1, text, lines: Object.fromEntries(lines) as Record<string, string> })
    })
  })
}

describe('npm run check:hosted, on the embedded backend with the app at another origin', () => {
  let backend: TestApp
  let host: StaticHost
  let policyFor = ''

  beforeAll(async () => {
    host = await startStaticHost(
      'Netlify',
      DIST,
      () => {
        const pages = globSync('**/*.html', { cwd: DIST, absolute: true }).map((file) =>
          readFileSync(file, 'utf8'),
        )
        const redirects = readFileSync(join(DIST, '_redirects'), 'utf8')
        return deploymentFiles({ headers: hostedHeaders(pages, policyFor), redirects })
      },
      () => '',
    )
    backend = await startApp({ build: false, env: { APP_ORIGINS: host.url, EMAIL_CONFIRMATIONS: 'on' } })
    policyFor = backend.url
  })
  afterAll(async () => {
    await backend?.stop()
    await host?.close()
  })
  const target = () => ['--url', backend.url, '--key', backend.anonKey]

  it('finds what is there, and says what it could not see and why', async () => {
    const { code, lines, text } = await check(...target(), '--app', host.url)
    const missing = Object.entries(lines).filter(([, line]) => line.startsWith('MISSING'))
    expect(missing, text).toEqual([])
    expect(code).toBe(0)
    for (const what of [
      'the migrations',
      'the curriculum',
      'the functions',
      'redirects',
      'the app',
      'unknown addresses',
    ])
      expect([what, lines[what]]).toEqual([what, 'there'])
    expect(lines['a teacher’s way']).toContain('not seen: emails must be confirmed')
  })

  it('with the secret key goes a teacher’s way, hears realtime, and names settings that are missing', async () => {
    const { lines, text } = await check(...target(), '--secret', backend.serviceKey)
    for (const what of ['a teacher’s rows', 'other teachers’ rows', 'realtime', 'goals and lessons', 'mail'])
      expect([what, lines[what]], text).toEqual([what, 'there'])
    expect(lines['secrets in Vault']).toContain('not seen')
    expect(text).not.toContain(backend.serviceKey)
  })

  it('says in plain words what is wrong, and ends with a failure', async () => {
    const elsewhere = await check(...target(), '--app', 'http://127.0.0.2:9')
    expect(elsewhere.lines.redirects).toMatch(/MISSING: A link in an email leads to .* and not to/)
    const stranger = await check(
      '--url',
      backend.url,
      '--key',
      'sb_publishable_wrong',
      '--secret',
      'sb_secret_wrong',
    )
    expect(stranger.code).toBe(1)
    expect(stranger.lines['the owner’s view']).toContain('owner-health answers 403')
    const nobody = await check('--url', 'http://127.0.0.1:9', '--key', 'x')
    expect([nobody.code, nobody.lines['the project']]).toEqual([
      1,
      expect.stringContaining('could not be reached'),
    ])
    expect((await check('--url', backend.url)).text).toContain('npm run check:hosted -- --url')
  })
})
