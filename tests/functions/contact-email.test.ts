import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSchema } from '../sync/support/sql-server.ts'
import { DenoServer } from './deno-server.ts'
import { SERVICE_KEY, SqlBackend } from './sql-backend.ts'

const TURNS = 5
const functions = new DenoServer()
let sql: PGlite
let backend: SqlBackend
let isDown = true
const provider = createServer((request, response) => {
  request.resume()
  response.writeHead(isDown ? 500 : 200, { 'content-type': 'application/json' }).end('{}')
})

beforeAll(async () => {
  sql = await openSchema()
  backend = new SqlBackend(sql)
  await backend.open()
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  const { port } = provider.address() as AddressInfo
  await functions.start(
    backend.url,
    SERVICE_KEY,
    {
      MAIL_API_URL: `http://127.0.0.1:${port}/emails`,
      MAIL_API_KEY: 'key',
      MAIL_FROM: 'no-reply@mahere.example',
      MAIL_CONTACT_TO: 'feedback@mahere.example',
    },
    'pipe',
  )
})
afterAll(async () => {
  await functions.kill()
  provider.closeAllConnections()
  provider.close()
  backend.close()
  await sql.close()
})

async function send(message: string): Promise<number> {
  const words = { name: 'Hana', email: 'hana@example.school.nz', subject: 'Fractions', message }
  const answer = await functions.post('send-contact-email', '', words)
  await answer.body?.cancel()
  return answer.status
}

it('a message that the mail provider did not take uses up no turn of its sender', async () => {
  const statuses: number[] = []
  for (let n = 0; n <= TURNS; n++) statuses.push(await send(`Try ${n}`))
  expect(statuses).toEqual(Array(TURNS + 1).fill(500))
  isDown = false
  statuses.length = 0
  for (let n = 0; n <= TURNS; n++) statuses.push(await send(`Again ${n}`))
  expect(statuses).toEqual([...Array(TURNS).fill(200), 429])
})
