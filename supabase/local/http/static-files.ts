import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { readAddressRules } from './address-rules.ts'
import { FILE_POLICY, pagePolicy } from './content-security.ts'
import { type FoundFile, findFile, safePath } from './find-file.ts'
import { type Call, type Handle, sendText } from './routes.ts'

/** The address of pages that a teacher shares by a link. A host gets the same header from `_headers`. */
const SHARED_PAGE = '/shared'
const FOR_EVER = 'public, max-age=31536000, immutable'

interface Answer {
  file: FoundFile
  status: number
}

type Rules = ReturnType<typeof readAddressRules>

/** Finds the file at this address, else the app for an address of its own, else the page that says there is nothing. */
async function find(root: string, call: Call, rules: Rules): Promise<Answer | undefined> {
  const path = safePath(root, call.url.pathname)
  if (path === undefined) return undefined
  const accept = String(call.request.headers['accept-encoding'] ?? '')
  const isPage = extname(path) === ''
  const name = path === root ? join(root, 'index.html') : isPage ? `${path}.html` : path
  const found = await findFile(name, accept)
  if (found) return { file: found, status: 200 }
  // A missing asset gets a bare 404, because HTML in its place would be parsed as a script.
  if (!isPage || call.url.pathname.startsWith('/assets/')) return undefined
  const status = rules(call.url.pathname) ? 200 : 404
  const file = await findFile(join(root, status === 200 ? 'app.html' : '404.html'), accept)
  return file && { file, status }
}

/** Leads an old address on, with its query. */
function redirect({ response, url }: Call, to: string, status: number): void {
  const [path = '', hash] = to.split('#')
  const location = path + url.search + (hash === undefined ? '' : `#${hash}`)
  response.writeHead(status, { location, 'cache-control': 'no-cache' })
  response.end()
}

/** Returns the host name the client used, so that the policy allows its WebSocket: older browsers do not count ws: as 'self'. */
function hostOf({ request, url }: Call): string {
  const host = request.headers.host ?? ''
  return /^[\w.[\]:-]+$/.test(host) ? host : url.host
}

async function headersFor(file: FoundFile, call: Call): Promise<Record<string, string>> {
  const page = file.path.replace(/\.(br|gz)$/, '')
  const isPage = page.endsWith('.html')
  const policy = isPage ? pagePolicy([await readFile(page, 'utf8')], [`ws://${hostOf(call)}`]) : FILE_POLICY
  return {
    'content-type': file.type,
    'cache-control': call.url.pathname.startsWith('/assets/') ? FOR_EVER : 'no-cache',
    etag: file.etag,
    vary: 'Accept-Encoding',
    ...(file.encoding ? { 'content-encoding': file.encoding } : {}),
    'content-security-policy': policy,
    ...(call.url.pathname === SHARED_PAGE && { 'x-robots-tag': 'noindex, nofollow' }),
  }
}

/** Serves the built app. Hashed assets are cached for ever, and everything else is revalidated by its etag. */
export function staticFiles(root: string): Handle {
  const rules = readAddressRules(root)
  return async (call) => {
    const { request, response } = call
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD')
      return sendText(response, 405, 'Only GET and HEAD are allowed here')
    }
    const rule = rules(call.url.pathname)
    if (rule && rule.status >= 300) return redirect(call, rule.to, rule.status)
    const found = await find(root, call, rules)
    if (!found) return sendText(response, 404, 'Not found')
    const { file, status } = found
    const headers = await headersFor(file, call)
    if (status === 200 && request.headers['if-none-match'] === file.etag) {
      response.writeHead(304, headers)
      response.end()
      return
    }
    response.writeHead(status, { ...headers, 'content-length': String(file.size) })
    if (request.method === 'HEAD') response.end()
    else await pipeline(createReadStream(file.path), response)
  }
}
