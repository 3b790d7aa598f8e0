import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staticFiles } from '../../supabase/local/http/static-files.ts'
import { openWebServer, type WebServer } from '../../supabase/local/http/web-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'app-dist-'))
const dist = join(folder, 'dist')
const SCRIPT = 'location.hash&&0'
const SHELL = `<!doctype html><script>${SCRIPT}</script><script type="module" src="/assets/app-1.js"></script>`
let web: WebServer

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'), { recursive: true })
  const files: Record<string, string> = {
    'index.html': '<!doctype html><h1>Landing</h1>',
    'about.html': '<!doctype html><h1>About</h1>',
    'app.html': SHELL,
    '404.html': '<!doctype html><h1>Oops</h1>',
    'sitemap.xml': '<urlset></urlset>',
    _redirects:
      '/about-us /about 301\n/faq /about#more 301\n/home /app.html 200\n/lesson-plan/* /app.html 200\n/resource/* /app.html 200\n',
    'sw.js': 'self.x=1',
    '.secret': 'hidden',
    'assets/app-1.js': 'console.log(1)'.repeat(100),
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, name), text)
  const asset = files['assets/app-1.js'] ?? ''
  writeFileSync(join(dist, 'assets/app-1.js.br'), brotliCompressSync(asset))
  writeFileSync(join(dist, 'assets/app-1.js.gz'), gzipSync(asset))
  writeFileSync(join(folder, 'outside.txt'), 'outside')
  web = await openWebServer({ dev: false, host: '127.0.0.1', exposed: false, port: 0, dataDir: folder, dist })
  web.serve([['/', staticFiles(dist)]], (_request, socket) => socket.destroy())
})
afterAll(async () => {
  await web.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/** Sends the path exactly as written, because fetch would resolve `..` before the server sees it. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port: web.port, path, method, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part) => parts.push(part))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      )
    })
    call.on('error', reject)
    call.end()
  })
}

describe('serving the built app', () => {
  it('sends the compressed copy that the client accepts, cached for ever', async () => {
    const br = await get('/assets/app-1.js', { 'accept-encoding': 'gzip, br' })
    expect(br.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    })
    expect(brotliDecompressSync(br.body).toString()).toContain('console.log(1)')
    expect((await get('/assets/app-1.js', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe(
      'gzip',
    )
    expect(
      (await get('/assets/app-1.js', { 'accept-encoding': 'br;q=0' })).headers['content-encoding'],
    ).toBeUndefined()
    expect((await get('/assets/app-1.js')).body.toString()).toContain('console.log(1)')
  })

  it('revalidates pages and the worker each time, and answers 304 when nothing changed', async () => {
    for (const path of ['/', '/about', '/home', '/sw.js']) {
      const first = await get(path)
      expect(first.headers['cache-control']).toBe('no-cache')
      const again = await get(path, { 'if-none-match': String(first.headers.etag) })
      expect(again.status).toBe(304)
    }
  })

  it('finds public pages by path and gives the app for its own addresses', async () => {
    expect((await get('/')).body.toString()).toContain('Landing')
    expect((await get('/about')).body.toString()).toContain('About')
    for (const path of ['/home', '/lesson-plan/chat/0b6f1e1e-0000-4000-8000-000000000000', '/resource/x/']) {
      const { status, body } = await get(path)
      expect([status, body.toString()]).toEqual([200, SHELL])
    }
  })

  it('[NAV-09] answers an unknown address with the page for it, under its own status', async () => {
    for (const path of ['/no-such', '/home/x', '/homely', '/404x/', '/_redirects']) {
      const { status, headers, body } = await get(path)
      expect([path, status, body.toString()]).toEqual([path, 404, '<!doctype html><h1>Oops</h1>'])
      expect(headers['content-type']).toContain('text/html')
      expect((await get(path, { 'if-none-match': String(headers.etag) })).status).toBe(404)
    }
    expect((await get('/sitemap.xml')).headers['content-type']).toContain('application/xml')
  })

  it('leads old addresses to the new ones, and keeps what the link carries', async () => {
    const moved = await get('/about-us/?from=2025')
    expect([moved.status, moved.headers.location]).toEqual([301, '/about?from=2025'])
    expect((await get('/faq?a=1')).headers.location).toBe('/about?a=1#more')
  })

  it('answers a missing asset with a real 404, never with the app', async () => {
    for (const path of ['/assets/app-0.js', '/assets/app-0', '/assets/', '/favicon.ico', '/x.js.map']) {
      const { status, headers } = await get(path)
      expect([path, status]).toEqual([path, 404])
      expect(headers['content-type']).toContain('text/plain')
    }
  })

  it('never leaves its folder and shows no hidden file', async () => {
    const tries = [
      '/../outside.txt',
      '/%2e%2e/outside.txt',
      '/..%2foutside.txt',
      '/%2e%2e%2foutside.txt',
      '/assets/..%2f..%2foutside.txt',
      '/..%5coutside.txt',
      '/assets/%252e%252e/outside.txt',
      '//../outside.txt',
      `/${join(folder, 'outside.txt')}`,
      '/.secret',
      '/%2esecret',
      '/outside.txt%00.html',
      '/%ff',
      '/%',
    ]
    for (const path of tries) {
      const { status, body } = await get(path)
      expect([path, body.toString().includes('outside') || body.toString().includes('hidden')]).toEqual([
        path,
        false,
      ])
      expect([path, status]).toEqual([path, 404])
    }
  })

  it('allows only our own scripts, the inline one by its hash', async () => {
    const { headers } = await get('/home')
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/script-src 'self' 'sha256-[A-Za-z0-9+/=]+';/)
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).toContain(`connect-src 'self' ws://127.0.0.1:${web.port}`)
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    // A worker obeys the policy of its own file, so that one may not forbid what workers load.
    const worker = String((await get('/sw.js')).headers['content-security-policy'])
    expect(worker).toBe("base-uri 'none'; object-src 'none'; frame-ancestors 'self'")
  })

  it('allows only GET and HEAD', async () => {
    expect((await get('/home', {}, 'POST')).status).toBe(405)
    const head = await get('/home', {}, 'HEAD')
    expect([head.status, head.body.length]).toEqual([200, 0])
  })

  it('answers only to the name of this machine', async () => {
    expect((await get('/', { host: 'evil.example' })).status).toBe(421)
    expect((await get('/', { host: `localhost:${web.port}` })).status).toBe(200)
  })
})
