import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PGlite } from '@electric-sql/pglite'

export const SERVICE_KEY = 'service-key-for-tests'

/** A backend for the functions over the real SQL: it names the owner of a token and makes the calls of the service role. */
export class SqlBackend {
  readonly published: { state: unknown; attempt: unknown; taken: unknown }[] = []
  private readonly sql: PGlite
  private readonly server: Server
  url = ''

  constructor(sql: PGlite) {
    this.sql = sql
    this.server = createServer((request, response) => void this.answer(request, response))
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  close(): void {
    this.server.closeAllConnections()
    this.server.close()
  }

  /** Here a token is the teacher's id. */
  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? null))
    const token = request.headers.authorization?.replace('Bearer ', '')
    if (request.url === '/auth/v1/user') return void send(200, { id: token })
    if (token !== SERVICE_KEY) return void send(403, {})
    try {
      const name = request.url?.replace('/rest/v1/rpc/', '') ?? ''
      send(200, await this.call(name, JSON.parse(Buffer.concat(parts).toString())))
    } catch (error) {
      send(500, { message: String(error) })
    }
  }

  private async call(name: string, args: Record<string, unknown>): Promise<unknown> {
    const list = Object.keys(args).map((key, at) => `"${key}" => $${at + 1}`)
    const answer = await this.sql.transaction(async (tx) => {
      await tx.query(`select set_config('request.jwt.claims', '{"role":"service_role"}', true)`)
      await tx.exec('set local role service_role')
      const call = `select to_jsonb(public.${name.replace(/\W/g, '')}(${list.join(', ')})) as answer`
      return (await tx.query<{ answer: unknown }>(call, Object.values(args))).rows[0]?.answer
    })
    if (name === 'publish_reply')
      this.published.push({ state: args.new_state, attempt: args.my_attempt, taken: answer })
    return answer
  }
}
