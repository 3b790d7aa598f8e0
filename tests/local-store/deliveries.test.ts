import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, it } from 'vitest'
import { sendMessage } from '#local-store/commands/send-message.ts'
import { StoreDb } from '#local-store/db.ts'
import { deliveriesOf } from '#local-store/queries/deliveries.ts'

const USER = 'a0000000-0000-4000-8000-000000000001'
const STATES = ['queued', 'sending', 'parked', 'acked', 'queued'] as const

it('tells the same state of a message whether many rows are asked about or one', async () => {
  const db = new StoreDb(USER, { indexedDB: new IDBFactory(), IDBKeyRange })
  const ids: string[] = []
  for (const [at, state] of STATES.entries()) {
    const sent = await sendMessage({ generatorType: 'lessonPlan', content: `${at}`, context: null }, db)
    if (!sent.ok) throw new Error(sent.reason)
    ids.push(sent.messageId, sent.replyId)
    const entry = await db.outbox.orderBy('seq').last()
    if (entry) await db.outbox.update(entry.seq, { state, reason: 'limit' })
  }
  const together = await deliveriesOf(db, 'chat_messages', ids)
  const seen = ids.map((id) => together(id).state)
  expect(seen.filter((_, at) => at % 2 === 0)).toEqual(['queued', 'sending', 'refused', 'synced', 'queued'])
  for (const [at, id] of ids.entries()) {
    const alone = await deliveriesOf(db, 'chat_messages', [id])
    expect(alone(id).state).toBe(seen[at])
  }
})
