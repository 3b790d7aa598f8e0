import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { saveDraft } from '#local-store/commands/drafts.ts'
import { keepReport } from '#local-store/commands/keep-report.ts'
import { sendMessage } from '#local-store/commands/send-message.ts'
import { StoreDb } from '#local-store/db.ts'
import { closeStore, currentStore, deleteStore, openStore } from '#local-store/open-store.ts'
import { readFirstLook, SHAPE } from '#local-store/queries/first-look.ts'
import { CHAT, chatRow, hold, messageRow, replyRow, USER } from '../support/chat-screen.tsx'

const look = (sessionId = CHAT) => readFirstLook(USER, sessionId)

beforeEach(() => void openStore(USER))
afterEach(async () => {
  await deleteStore(USER)
  closeStore()
})

describe('the first look at a chat', () => {
  it('reads the end of it as the store has it, whether the store is open or not', async () => {
    await hold({
      chats: [chatRow({ title: 'Fractions' })],
      messages: [messageRow('m1'), replyRow('r1', 'm1'), messageRow('m2'), replyRow('r2', 'm2')],
    })
    const found = await look()
    expect(found?.chat.title).toBe('Fractions')
    expect(found?.messages.map(({ id }) => id)).toEqual(['m2', 'r2'])
    closeStore()
    expect((await look())?.messages).toHaveLength(2)
  })

  it('knows the shape of the store', async () => {
    const db = new StoreDb(USER)
    expect(SHAPE).toBe(db.verno * 10)
    db.close()
  })

  it('has what was found in the reply the last time, as long as the reply is the same', async () => {
    const [question, reply] = [messageRow('m1'), replyRow('r1', 'm1')]
    await hold({ chats: [chatRow()], messages: [question, reply] })
    const report = [{ ok: true, what: 'Minutes', how: 'add up' }]
    await keepReport(reply, report)
    await keepReport({ ...reply, rev: reply.rev - 1 }, []) // worked out from an older one
    expect((await look())?.report).toEqual(report)
    await hold({ messages: [replyRow('r1', 'm1')] })
    expect((await look())?.report).toBeUndefined()
  })

  it('says nothing of a chat that is deleted, empty or not here', async () => {
    await hold({ chats: [chatRow()] })
    expect(await look()).toBeUndefined()
    await hold({ chats: [chatRow({ is_deleted: true })], messages: [messageRow('m1')] })
    expect(await look()).toBeUndefined()
    expect(await look('another')).toBeUndefined()
  })

  it('leaves it to the store while something waits to be sent', async () => {
    await hold({ chats: [chatRow()], messages: [messageRow('m1')] })
    await saveDraft(`chat:${CHAT}`, 'half a thought')
    expect(await look()).toBeDefined()
    await sendMessage({ sessionId: CHAT, generatorType: 'lessonPlan', content: 'one more' } as never)
    expect(await currentStore().outbox.count()).toBe(1)
    expect(await look()).toBeUndefined()
  })

  it('makes no store where there is none, and holds up nobody who removes one', async () => {
    await deleteStore(USER)
    expect(await look()).toBeUndefined()
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(`mahere-${USER}`)
    openStore(USER)
    await hold({ chats: [chatRow()], messages: [messageRow('m1')] })
    const looking = look()
    await deleteStore(USER)
    await looking
    expect(await look()).toBeUndefined()
  })
})
