import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { renameChat } from '#local-store/commands/chats.ts'
import { sendMessage } from '#local-store/commands/send-message.ts'
import { readChat } from '#local-store/queries/chats.ts'
import { listMessages } from '#local-store/queries/messages.ts'
import { listWaiting } from '#local-store/queries/waiting.ts'
import { type Device, newDevice, syncDevice } from './support/device.ts'
import { behindNetwork } from './support/faults.ts'
import { newTeacher, openSchema, sqlServer } from './support/sql-server.ts'

const BIGINT = 20
let sql: PGlite
beforeAll(async () => {
  sql = await openSchema()
})
afterAll(() => sql.close())

async function send(device: Device, content: string, sessionId?: string) {
  const sent = await sendMessage(
    { sessionId, generatorType: 'lessonPlan', content, context: null },
    device.db,
  )
  if (!sent.ok) throw new Error(sent.reason)
  return sent.sessionId
}
const words = async (device: Device, sessionId: string) =>
  (await listMessages(sessionId, 99, device.db)).map(({ message }) => message.content).filter(Boolean)
const title = async (device: Device, id: string) => (await readChat(id, device.db))?.chat.title

/** Waits out the half minute over which devices come back to a restored server. */
async function comeBack(device: Device): Promise<void> {
  await syncDevice(device)
  device.clock.advance(40_000)
  await syncDevice(device)
}

it('a backup is taken, lost work is lost, the backup is restored with new epochs: devices agree, and what waited is sent once', async () => {
  const userId = await newTeacher(sql)
  // The devices keep talking to one address; behind it stands the database of the day.
  const address = new Proxy({} as PGlite, { get: (_, name) => Reflect.get(sql, name).bind(sql) })
  const server = behindNetwork(sqlServer(address, userId))
  const [laptop, phone] = [newDevice(userId, server), newDevice(userId, server)]
  const kept = await send(laptop, 'before the backup')
  await renameChat(kept, 'Before', laptop.db)
  for (const device of [laptop, phone]) await syncDevice(device)

  const backup = await sql.dumpDataDir('none')
  await renameChat(kept, 'After', laptop.db)
  const lost = await send(laptop, 'after the backup')
  await syncDevice(laptop)
  await send(phone, 'typed with no network', kept)
  await renameChat(kept, 'Named with no network', phone.db)

  await sql.close()
  sql = await PGlite.create({ loadDataDir: backup, parsers: { [BIGINT]: Number } })
  await sql.exec('select private.new_epochs()')
  // The phone is first, and brings the restored server past the place that the laptop had read to.
  const also = await send(phone, 'and one more')
  for (const device of [phone, laptop, phone, laptop]) await comeBack(device)

  for (const device of [laptop, phone]) {
    expect(await words(device, kept)).toEqual(['before the backup', 'typed with no network'])
    expect(await title(device, kept)).toBe('Named with no network')
    expect(await words(device, also)).toEqual(['and one more'])
    expect(await readChat(lost, device.db)).toBeUndefined()
    expect(await listWaiting(device.db)).toEqual([])
  }
  const charges = await sql.query(
    `select key from private.usage_ledger where user_id = $1 and reason = 'charge'`,
    [userId],
  )
  expect(charges.rows).toHaveLength(3)
})
