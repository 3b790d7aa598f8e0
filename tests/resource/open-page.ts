import { createReadStream, existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { inject } from 'vitest'
import { launch, MAX_MS } from '../support/browser.ts'

/** The app's own CSP, because the tests must hold under it */
const CSP =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; object-src 'none'; base-uri 'none'"

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.ttf': 'font/ttf',
  '.html': 'text/html',
}

export interface OpenedPage {
  page: Page
  browser: Browser
  errors: string[]
  /** Every address that the page has requested */
  requests: string[]
  close(): Promise<void>
}

/** Opens a page of the tests in Chromium, its code bundled as the app's build does. */
export async function openPage(entry: string, options: BrowserContextOptions = {}): Promise<OpenedPage> {
  const server = await serve(await bundled(entry))
  const browser = await launch()
  const context = await browser.newContext({ viewport: { width: 1100, height: 900 }, ...options })
  context.setDefaultTimeout(MAX_MS)
  const page = await context.newPage()
  const errors: string[] = []
  const requests: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  context.on('request', (request) => requests.push(request.url()))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await page.goto(`http://127.0.0.1:${port}/`)
  await page.waitForFunction(() => 'ready' in window)
  const close = async () => {
    await browser.close()
    server.close()
  }
  return { page, browser, errors, requests, close }
}

/** The folder of the bundled page. The first file of a run that opens a page bundles it for all. */
async function bundled(entry: string): Promise<string> {
  const folder = join(inject('pagesFolder'), entry.replaceAll('/', '-'))
  if (!existsSync(folder)) {
    const { bundlePage } = await import('./bundle-page.ts')
    await bundlePage(entry, folder)
  }
  return folder
}

async function serve(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    const path = join(folder, (request.url ?? '/').split('?')[0] ?? '/')
    response.setHeader('content-security-policy', CSP)
    if (request.url === '/') {
      // The page names an empty icon, else Chromium asks for /favicon.ico at a time of its own and reports the 404.
      response.setHeader('content-type', 'text/html')
      response.end(
        `<!doctype html><html lang="en"><head><title>Test</title><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">${existsSync(join(folder, 'page.css')) ? '<link rel="stylesheet" href="/page.css">' : ''}<script type="module" src="/page.js"></script></head><body></body></html>`,
      )
    } else if (existsSync(path)) {
      response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream')
      createReadStream(path).pipe(response)
    } else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}
