import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { globSync } from 'tinyglobby'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deploymentFiles } from '#app/build/deployment.ts'
import { hostedHeaders } from '../../supabase/local/http/content-security.ts'
import { PROJECT } from '../../supabase/local/project-folder.ts'
import { launch, openDevice, waitForWorker } from '../support/browser.ts'
import { type HostKind, type StaticHost, startStaticHost } from '../support/hosted-twin/static-host.ts'
import { startApp, type TestApp } from '../support/start-app.ts'
import { askForPlan, signUp, starPlan } from '../support/teacher-at-work.ts'

const DIST = process.env.DIST_DIR ?? join(PROJECT, 'dist')

/** The files that the build writes for hosts, for this backend instead of the one that the build knew. */
function filesFor(backend: string): Record<string, string> {
  const pages = globSync('**/*.html', { cwd: DIST, absolute: true }).map((file) => readFileSync(file, 'utf8'))
  const redirects = readFileSync(join(DIST, '_redirects'), 'utf8')
  return deploymentFiles({ headers: hostedHeaders(pages, backend), redirects })
}

describe.each<HostKind>(['Netlify', 'Vercel'])(
  'the app on a host like %s, the backend at another origin',
  (kind) => {
    let host: StaticHost
    let backend: TestApp
    let browser: Browser

    beforeAll(async () => {
      host = await startStaticHost(
        kind,
        DIST,
        () => filesFor(backend.url),
        () => `window.__MAHERE__=${JSON.stringify({ url: backend.url, anonKey: backend.anonKey })}`,
      )
      backend = await startApp({ build: false, env: { APP_ORIGINS: host.url } })
      browser = await launch()
    })
    afterAll(async () => {
      await browser?.close()
      await backend?.stop()
      await host?.close()
    })

    const get = (path: string) => fetch(host.url + path, { redirect: 'manual' })

    it('answers pages, the app’s addresses, old addresses and nothing, each as it should', async () => {
      for (const name of ['_headers', 'vercel.json']) expect(existsSync(join(DIST, name)), name).toBe(true)
      expect(await (await get('/about')).text()).toContain('<title>About')
      for (const path of ['/home', '/lesson-plan', '/lesson-plan/some-id', '/app', '/resource-edit/x'])
        expect([path, (await get(path)).status]).toEqual([path, 200])
      const moved = await get('/signup?from=poster')
      expect([moved.status, moved.headers.get('location')]).toEqual([301, '/login?from=poster'])
      for (const path of ['/nowhere', '/about/deeper', '/assets/gone.js', '/homes'])
        expect([path, (await get(path)).status]).toEqual([path, 404])
    })

    it('keeps what changes its name for ever and asks again for the rest, with the headers of safety on all', async () => {
      const page = await get('/home')
      const script = /\/assets\/app-[\w-]+\.js/.exec(await page.text())?.[0] ?? ''
      expect((await get(script)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      for (const path of ['/home', '/sw.js', '/about'])
        expect((await get(path)).headers.get('cache-control')).toContain('max-age=0')
      for (const path of ['/', '/home', script, '/nowhere']) {
        const { headers } = await get(path)
        expect(headers.get('content-security-policy')).toContain(
          `connect-src 'self' ${backend.url} ${backend.url.replace('http', 'ws')};`,
        )
        expect(headers.get('content-security-policy')).not.toContain(', default-src')
        expect(headers.get('x-content-type-options')).toBe('nosniff')
        expect(headers.get('strict-transport-security')).toContain('max-age')
      }
    })

    it('[SYS-02] a teacher signs up, gets a streamed plan, stars it, hears of changes, opens it offline, and the policy stops nothing', async () => {
      const { context, page, errors } = await openDevice(browser, host.url)
      const blocked: string[] = []
      page.on('console', (message) => {
        if (/content security policy|CORS/i.test(message.text())) blocked.push(message.text())
      })
      const told = new Set<string>()
      page.on('websocket', (socket) =>
        socket.on('framereceived', ({ payload }) => {
          if (/"postgres_changes",\s*\{/.test(String(payload))) told.add(new URL(socket.url()).host)
        }),
      )
      await signUp(page)
      await page.goto('/lesson-plan')
      await askForPlan(page, 'A Year 4 maths lesson on equivalent fractions')
      await starPlan(page)
      await expect.poll(() => [...told]).toEqual([new URL(backend.url).host])
      await waitForWorker(page)
      await backend.stop()
      await context.setOffline(true)
      await page.reload()
      await page.getByRole('article').first().waitFor()
      expect(blocked).toEqual([])
      expect(errors).toEqual([])
      await context.close()
    })
  },
)
