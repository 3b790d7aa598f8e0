import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { pagePolicy, SAFE_HEADERS } from './content-security.ts'
import { type FoundFile, findFile, safePath } from './find-file.ts'
import { type Call, type Handle, sendText } from './routes.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'

/** Where a path without extension may be: a prerendered public page, else the app itself. */
function candidates(root: string, path: string): string[] {
  if (path === root) return [join(root, 'index.html')]
  return extname(path) === '' ? [`${path}.html`, join(root, 'app.html')] : [path]
}

async function find(root: string, call: Call): Promise<FoundFile | undefined> {
  const path = safePath(root, call.url.pathname)
  if (path === undefined) return undefined
  const accept = String(call.request.headers['accept-encoding'] ?? '')
  // A missing asset is a real 404: HTML in its place would become a script that does not parse.
  const inAssets = call.url.pathname.startsWith('/assets/')
  for (const candidate of inAssets ? [path] : candidates(root, path)) {
    const found = await findFile(candidate, accept)
    if (found) return found
  }
  return undefined
}

/** The name the reader used, so that its socket is allowed under the same one. */
function nameOf({ request, url }: Call): string {
  const host = request.headers.host ?? ''
  return /^[\w.[\]:-]+$/.test(host) ? host : url.host
}

async function headersFor(file: FoundFile, call: Call): Promise<Record<string, string>> {
  const page = file.path.replace(/\.(br|gz)$/, '')
  const isPage = page.endsWith('.html')
  const policy = isPage ? pagePolicy(await readFile(page, 'utf8'), nameOf(call)) : undefined
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

/** The built app: hashed assets for ever, everything else asked again each time (cheap, thanks to the etag). */
export function staticFiles(root: string): Handle {
  return async (call) => {
    const { request, response } = call
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD')
      return sendText(response, 405, 'Only reading is possible here')
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
