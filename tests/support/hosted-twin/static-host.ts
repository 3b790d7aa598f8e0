import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { z } from 'zod'

export type HostKind = 'Netlify' | 'Vercel'

/** What a host decides for one address: where it leads, or which file it serves. */
interface Decision {
  headers: Record<string, string>
  location?: { to: string; status: number }
  file?: string
  status: number
}
type Decide = (path: string) => Decision

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

const vercelFile = z.object({
  cleanUrls: z.literal(true),
  trailingSlash: z.literal(false),
  redirects: z.array(z.object({ source: z.string(), destination: z.string(), statusCode: z.number() })),
  rewrites: z.array(z.object({ source: z.string(), destination: z.string() })),
  headers: z.array(
    z.object({ source: z.string(), headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
  ),
})

/** Both hosts serve `/about` from about.html, and neither lists a folder. */
function fileAt(dist: string, path: string): string | undefined {
  const names = path === '/' ? ['/index.html'] : extname(path) === '' ? [`${path}.html`] : [path]
  return names.find((name) => existsSync(join(dist, name)) && statSync(join(dist, name)).isFile())
}

const pattern = (source: string) =>
  new RegExp(`^${source.replace(/\/:path\*$/, '(?:/.*)?').replace(/\/\*$/, '(?:/.*)?')}$`)

/** Two rules that set the same header are joined by a comma, as both hosts do. */
function joined(rules: { matches: boolean; headers: [string, string][] }[]): Record<string, string> {
  const all: Record<string, string> = {}
  for (const { headers } of rules.filter(({ matches }) => matches))
    for (const [name, value] of headers)
      all[name] = all[name] === undefined ? value : `${all[name]}, ${value}`
  return all
}

function likeNetlify(dist: string, files: Record<string, string>): Decide {
  const rules = readFileSync(join(dist, '_redirects'), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [from = '', to = '', status = ''] = line.split(/\s+/)
      return from.startsWith('/') ? [{ from: pattern(from), to, status: Number(status) }] : []
    })
  const blocks = (files._headers ?? '').split(/\n(?=\S)/).map((block) => {
    const [address = '', ...lines] = block.split('\n')
    const headers = lines.filter(Boolean).map((line): [string, string] => {
      const at = line.indexOf(':')
      return [line.slice(0, at).trim(), line.slice(at + 1).trim()]
    })
    return { address: pattern(address), headers }
  })
  return (path) => {
    const headers = joined(blocks.map(({ address, headers }) => ({ matches: address.test(path), headers })))
    const found = fileAt(dist, path)
    if (found) return { headers, file: found, status: 200 }
    const rule = rules.find(({ from }) => from.test(path))
    if (rule && rule.status !== 200) return { headers, location: rule, status: rule.status }
    return rule ? { headers, file: rule.to, status: 200 } : { headers, file: '/404.html', status: 404 }
  }
}

function likeVercel(dist: string, files: Record<string, string>): Decide {
  const { redirects, rewrites, headers: blocks } = vercelFile.parse(JSON.parse(files['vercel.json'] ?? ''))
  return (path) => {
    const headers = joined(
      blocks.map(({ source, headers }) => ({
        matches: new RegExp(`^${source}$`).test(path),
        headers: headers.map(({ key, value }): [string, string] => [key, value]),
      })),
    )
    const moved = redirects.find(({ source }) => source === path)
    if (moved)
      return {
        headers,
        location: { to: moved.destination, status: moved.statusCode },
        status: moved.statusCode,
      }
    const found = fileAt(dist, path)
    if (found) return { headers, file: found, status: 200 }
    const rewritten = rewrites.find(({ source }) => pattern(source).test(path))
    const file = rewritten && fileAt(dist, rewritten.destination)
    return file ? { headers, file, status: 200 } : { headers, file: '/404.html', status: 404 }
  }
}

export interface StaticHost {
  url: string
  close(): Promise<void>
}

/** Serves a build as that host does, by the files it reads. `config` is the page's address of the backend, in place of a build for it. */
export async function startStaticHost(
  kind: HostKind,
  dist: string,
  files: () => Record<string, string>,
  config: () => string,
): Promise<StaticHost> {
  let decide: Decide | undefined
  const server: Server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://host')
    if (url.pathname === '/config.js')
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(config())
    decide ??= { Netlify: likeNetlify, Vercel: likeVercel }[kind](dist, files())
    const { headers, location, file, status } = decide(url.pathname)
    if (location) {
      const [path = '', hash] = location.to.split('#')
      const to = path + url.search + (hash === undefined ? '' : `#${hash}`)
      return void response.writeHead(location.status, { ...headers, location: to }).end()
    }
    const type = TYPES[extname(file ?? '')] ?? 'application/octet-stream'
    const checked = { 'cache-control': 'public, max-age=0, must-revalidate', 'content-type': type }
    response.writeHead(status, { ...checked, ...headers }).end(readFileSync(join(dist, file ?? '')))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
