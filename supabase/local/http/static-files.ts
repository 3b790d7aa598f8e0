import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { pagePolicy, SAFE_HEADERS } from './content-security.ts'
import { type FoundFile, findFile, safePath } from './find-file.ts'
import { type Call, type Handle, sendText } from './routes.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'

/** Returns the files to try. A path without extension is a prerendered public page, else the app itself. */
function candidates(root: string, path: string): string[] {
  if (path === root) return [join(root, 'index.html')]
  return extname(path) === '' ? [`${path}.html`, join(root, 'app.html')] : [path]
}

async function find(root: string, call: Call): Promise<FoundFile | undefined> {
  const path = safePath(root, call.url.pathname)
  if (path === undefined) return undefined
  const accept = String(call.request.headers['accept-encoding'] ?? '')
  // A missing asset gets a real 404, because HTML in its place would be parsed as a script.
  const inAssets = call.url.pathname.startsWith('/assets/')
  for (const candidate of inAssets ? [path] : candidates(root, path)) {
    const found = await findFile(candidate, accept)
    if (found) return found
  }
  return undefined
}

/** Returns the host name the client used, so that the policy allows its WebSocket under the same name. */
function hostOf({ request, url }: Call): string {
  const host = request.headers.host ?? ''
  return /^[\w.[\]:-]+$/.test(host) ? host : url.host
}

async function headersFor(file: FoundFile, call: Call): Promise<Record<string, string>> {
  const page = file.path.replace(/\.(br|gz)$/, '')
  const isPage = page.endsWith('.html')
  const policy = isPage ? pagePolicy(await readFile(page, 'utf8'), hostOf(call)) : undefined
  return {
    ...SAFE_HEADERS,
    'content-type': file.type,
    'cache-control': call.url.pathname.startsWith('/assets/') ? FOR_EVER : 'no-cache',
    etag: file.etag,
    vary: 'Accept-Encoding',
    ...(file.encoding ? { 'content-encoding': file.encoding } : {}),
    ...(policy ? { 'content-security-policy': policy } : {}),
  }
}

/** Serves the built app. Hashed assets are cached for ever, and everything else is revalidated by its etag. */
export function staticFiles(root: string): Handle {
  return async (call) => {
    const { request, response } = call
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD')
      return sendText(response, 405, 'Only GET and HEAD are allowed here')
    }
    const file = await find(root, call)
    if (!file) return sendText(response, 404, 'Not found')
    const headers = await headersFor(file, call)
    if (request.headers['if-none-match'] === file.etag) {
      response.writeHead(304, headers)
      response.end()
      return
    }
    response.writeHead(200, { ...headers, 'content-length': String(file.size) })
    if (request.method === 'HEAD') response.end()
    else await pipeline(createReadStream(file.path), response)
  }
}
