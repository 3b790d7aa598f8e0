import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { saveDraft } from '#local-store/commands/drafts.ts'
import { keepReport } from '#local-store/commands/keep-report.ts'
import { sendMessage } from '#local-store/commands/send-message.ts'
import { currentStore } from '#local-store/current-store.ts'
import { StoreDb } from '#local-store/db.ts'
import { closeStore, deleteStore, openStore } from '#local-store/open-store.ts'
import { readChatEnd } from '#local-store/queries/chat-end.ts'
import { NATIVE_VERSION } from '#local-store/schema.ts'
import { CHAT, chatRow, hold, messageRow, replyRow, USER } from '../support/screens/chat-screen.tsx'

const readEnd = (sessionId = CHAT) => readChatEnd(USER, sessionId)

beforeEach(() => void openStore(USER))
afterEach(async () => {
  await deleteStore(USER)
  closeStore()
})

describe('the end of a chat', () => {
  it('reads the end of it as the store has it, whether the store is open or not', async () => {
    await hold({
      chats: [chatRow({ title: 'Fractions' })],
      messages: [messageRow('m1'), replyRow('r1', 'm1'), messageRow('m2'), replyRow('r2', 'm2')],
    })
    const found = await readEnd()
    expect(found?.chat.title).toBe('Fractions')
    expect(found?.messages.map(({ id }) => id)).toEqual(['m2', 'r2'])
    closeStore()
    expect((await readEnd())?.messages).toHaveLength(2)
  })

  it('is read in the shape of this release only', async () => {
    const db = new StoreDb(USER)
    expect(NATIVE_VERSION).toBe(db.verno * 10)
    db.close()
    await hold({ chats: [chatRow()], messages: [messageRow('m1')] })
    closeStore()
    const newer = indexedDB.open(`mahere-${USER}`, NATIVE_VERSION + 10)
    await new Promise((resolve) => (newer.onsuccess = resolve))
    newer.result.close()
    expect(await readEnd()).toBeUndefined()
  })

  it('has what was found in the reply the last time, as long as the reply is the same', async () => {
    const [question, reply] = [messageRow('m1'), replyRow('r1', 'm1')]
    await hold({ chats: [chatRow()], messages: [question, reply] })
    const report = [{ ok: true, what: 'Minutes', how: 'add up' }]
    await keepReport(reply, report)
    await keepReport({ ...reply, rev: reply.rev - 1 }, []) // worked out from an older one
    expect((await readEnd())?.report).toEqual(report)
    await hold({ messages: [replyRow('r1', 'm1')] })
    expect((await readEnd())?.report).toBeUndefined()
  })

  it('says nothing of a chat that is deleted, empty or not here', async () => {
    await hold({ chats: [chatRow()] })
    expect(await readEnd()).toBeUndefined()
    await hold({ chats: [chatRow({ is_deleted: true })], messages: [messageRow('m1')] })
    expect(await readEnd()).toBeUndefined()
    expect(await readEnd('another')).toBeUndefined()
  })

  it('leaves it to the store while something waits to be sent', async () => {
    await hold({ chats: [chatRow()], messages: [messageRow('m1')] })
    await saveDraft(`chat:${CHAT}`, 'half a thought')
    expect(await readEnd()).toBeDefined()
    await sendMessage({ sessionId: CHAT, generatorType: 'lessonPlan', content: 'one more' } as never)
    expect(await currentStore().outbox.count()).toBe(1)
    expect(await readEnd()).toBeUndefined()
  })

  it('makes no store where there is none, and holds up nobody who removes one', async () => {
    await deleteStore(USER)
    expect(await readEnd()).toBeUndefined()
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(`mahere-${USER}`)
    openStore(USER)
    await hold({ chats: [chatRow()], messages: [messageRow('m1')] })
    const reading = readEnd()
    await deleteStore(USER)
    await reading
    expect(await readEnd()).toBeUndefined()
  })
})
