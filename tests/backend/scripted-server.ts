import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { configureBackend, type KeyValueStorage } from '#backend/config.ts'

export interface Seen {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: string
}

export type Behaviour = (seen: Seen, response: ServerResponse) => void | Promise<void>

export class MemoryStorage implements KeyValueStorage {
  readonly entries = new Map<string, string>()
  getItem = (key: string) => this.entries.get(key) ?? null
  setItem = (key: string, value: string) => void this.entries.set(key, value)
  removeItem = (key: string) => void this.entries.delete(key)
}

/** A server with behaviour set by the test, which records its requests. */
export class ScriptedServer {
  readonly seen: Seen[] = []
  behave: Behaviour = (_seen, response) => json(response, 200, {})
  private readonly server: Server
  url = ''

  constructor() {
    this.server = createServer(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const { method = '', url = '', headers } = request
      const seen = { method, path: url, headers, body: Buffer.concat(chunks).toString('utf8') }
      this.seen.push(seen)
      await this.behave(seen, response)
    })
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  tokenCalls(): Seen[] {
    return this.seen.filter(({ path }) => path.startsWith('/auth/v1/token'))
  }

  /** A backend configured for this server, with storage of its own. */
  configure(options: { isOnline?: () => boolean } = {}): MemoryStorage {
    const storage = new MemoryStorage()
    configureBackend({ storage, config: { url: this.url, anonKey: 'anon' }, ...options })
    return storage
  }
}

export function json(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

export function html(
  response: ServerResponse,
  status: number,
  text = '<html>Blocked by the school filter</html>',
) {
  response.writeHead(status, { 'content-type': 'text/html' }).end(text)
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A token like those of the auth service, with times in seconds from now. */
export function token(name: string, { expiresIn = 3600, issued = 0 } = {}): string {
  const now = Math.floor(Date.now() / 1000)
  return [
    encode({ alg: 'HS256' }),
    encode({ sub: name, iat: now + issued, exp: now + expiresIn }),
    name,
  ].join('.')
}

export function session(
  name: string,
  times: { expiresIn?: number; issued?: number } = {},
  userId = 'teacher-1',
) {
  return {
    access_token: token(name, times),
    refresh_token: `refresh-${name}`,
    token_type: 'bearer',
    expires_in: 3600,
    user: { id: userId, email: 'aroha@example.school.nz', user_metadata: { full_name: 'Aroha Williams' } },
  }
}

export const SESSION_KEY = 'sb-127-auth-token'
