import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
  '.json': 'application/json',
  '.css': 'text/css',
}

/** Serves each folder under an origin of its own, `http://NAME.localhost`, so that each has its own storage. */
export async function serveFolders(folders: Record<string, string>) {
  const server = createServer((request, response) => {
    const name = request.headers.host?.split('.')[0] ?? ''
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const file = path.endsWith('/') ? `${path}index.html` : path
    const type = TYPES[extname(file)] ?? 'application/octet-stream'
    readFile(join(folders[name] ?? '/nowhere', normalize(file))).then(
      (bytes) => response.writeHead(200, { 'content-type': type }).end(bytes),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: (name: string) => `http://${name}.localhost:${port}/`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
