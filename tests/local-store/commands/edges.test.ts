import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MAX_PROMPT_CHARS } from '#domain/product.ts'
import { copyDocument, copySaved } from '#local-store/commands/copy-document.ts'
import {
  discardDeviceDraft,
  keepDeviceDraft,
  sweepDeviceDrafts,
} from '#local-store/commands/device-drafts.ts'
import { jotDraft, saveDraft } from '#local-store/commands/drafts.ts'
import { fileSaved, unfileSaved } from '#local-store/commands/file-saved.ts'
import { sendMessage } from '#local-store/commands/send-message.ts'
import { moveStar, starMessage, unstarMany } from '#local-store/commands/stars.ts'
import { takeBackMessage } from '#local-store/commands/take-back.ts'
import { discardWaiting, retryWaiting } from '#local-store/commands/waiting.ts'
import type { StoreDb } from '#local-store/db.ts'
import { ENTRY_VERSION } from '#local-store/outbox-entry.ts'
import { readDeviceDraft, readDraft } from '#local-store/queries/drafts.ts'
import { isStarred } from '#local-store/queries/starred.ts'
import { listWaiting } from '#local-store/queries/waiting.ts'
import { upcast } from '#local-store/upcast.ts'
import { fakeStorage } from '../support/fake-storage.ts'
import { arrive, chat, message, newStore, star } from '../support/server-rows.ts'

let db: StoreDb
beforeEach(() => {
  db = newStore()
})
afterEach(() => vi.unstubAllGlobals())

const input = { generatorType: 'lessonPlan', context: null, content: 'Owls' } as const
const notFound = { ok: false, reason: 'not_found' }
const closed = { ok: false, reason: 'storage_broken' }
const ops = async () => (await listWaiting(db)).map(({ op }) => op)

describe('a message', () => {
  it('may be as long as the limit, without the blanks around it', async () => {
    const content = ` ${'x'.repeat(MAX_PROMPT_CHARS)} `
    expect((await sendMessage({ ...input, content }, db)).ok).toBe(true)
    expect(await sendMessage({ ...input, content: `${content}x` }, db)).toEqual({
      ok: false,
      reason: 'too_long',
    })
  })

  it('names the part of a reply that is to be redone, and its own title', async () => {
    const part = { reply_id: 'r', section: 's' } as never
    await sendMessage({ ...input, part, title: 'Ruru' }, db)
    await sendMessage(input, db)
    const [redo, plain] = await ops()
    expect(redo).toMatchObject({ part, title: 'Ruru', content: 'Owls' })
    expect(plain && 'part' in plain).toBe(false)
    expect(plain).toMatchObject({ title: 'Owls' })
  })

  it('takes the copy of its draft along, unless other words were typed since', async () => {
    const storage = fakeStorage()
    vi.stubGlobal('localStorage', storage)
    jotDraft('k', ' Owls ', db)
    await sendMessage({ ...input, draftKey: 'k' }, db)
    expect(storage.items).toEqual({})
    jotDraft('k', 'Owls and bats', db)
    await sendMessage({ ...input, draftKey: 'k' }, db)
    expect(Object.keys(storage.items)).toHaveLength(1)
  })
})

describe('a message that is taken back', () => {
  const sent = async (sessionId?: string) => {
    await sendMessage({ ...input, sessionId }, db)
    return (await ops()).at(-1)
  }

  it('of a chat that stays is that chat’s draft, above what was typed since', async () => {
    await arrive(db, chat('chat'))
    const op = await sent('chat')
    await saveDraft('chat:chat', 'and bats', db)
    await saveDraft('new:lessonPlan', 'another', db)
    const taken = await takeBackMessage(op?.op_id ?? '', db)
    expect(taken).toMatchObject({
      ok: true,
      draftKey: 'chat:chat',
      text: 'Owls\n\nand bats',
      chatGone: false,
    })
    expect([await readDraft('chat:chat', db), await readDraft('new:lessonPlan', db)]).toEqual([
      'Owls\n\nand bats',
      'another',
    ])
  })

  it('of a chat that goes with it is the draft of a new chat, with what was typed in both', async () => {
    const op = await sent()
    const key = `chat:${op && 'session_id' in op ? op.session_id : ''}`
    await saveDraft(key, 'in the chat', db)
    await saveDraft('new:lessonPlan', 'in a new one', db)
    const taken = await takeBackMessage(op?.op_id ?? '', db)
    expect(taken).toMatchObject({
      draftKey: 'new:lessonPlan',
      text: 'Owls\n\nin the chat\n\nin a new one',
      chatGone: true,
    })
    expect(await readDraft(key, db)).toBeUndefined()
  })

  it('leaves out drafts that are blank or the same', async () => {
    const op = await sent()
    await saveDraft('new:lessonPlan', 'Owls', db)
    await saveDraft(`chat:${op && 'session_id' in op ? op.session_id : ''}`, '  ', db)
    expect(await takeBackMessage(op?.op_id ?? '', db)).toMatchObject({ text: 'Owls' })
  })

  it('is no other change, and none that may have been sent', async () => {
    await starMessage({ messageId: 'm', sessionId: 'chat', itemType: 'resource' }, db)
    expect(await takeBackMessage((await ops())[0]?.op_id ?? '', db)).toEqual(notFound)
    const op = await sent()
    await db.outbox.toCollection().modify({ attempts: 1 })
    expect(await takeBackMessage(op?.op_id ?? '', db)).toEqual(notFound)
    expect(await db.outbox.count()).toBe(2)
    db.close()
    expect(await takeBackMessage(op?.op_id ?? '', db)).toEqual(closed)
  })
})

describe('a waiting change', () => {
  it('is tried again only while it waits or was refused', async () => {
    await sendMessage(input, db)
    const id = (await ops())[0]?.op_id ?? ''
    await db.outbox.toCollection().modify({ nextAttemptAt: 9 })
    expect(await retryWaiting(id, db)).toEqual({ ok: true })
    expect((await db.outbox.toArray())[0]?.nextAttemptAt).toBe(0)
    for (const state of ['sending', 'acked'] as const) {
      await db.outbox.toCollection().modify({ state })
      expect(await retryWaiting(id, db)).toEqual(notFound)
      expect((await db.outbox.toArray())[0]?.state).toBe(state)
    }
    expect(await retryWaiting('nowhere', db)).toEqual(notFound)
    db.close()
    expect(await retryWaiting(id, db)).toEqual(closed)
  })

  it('that is dropped can be put back in its place, with its rows', async () => {
    const sent = await sendMessage(input, db)
    const [entry] = await db.outbox.toArray()
    const dropped = await discardWaiting(entry?.opId ?? '', db)
    expect([await db.outbox.count(), await db.chat_sessions.count()]).toEqual([0, 0])
    expect(dropped.ok && (await dropped.putBack())).toEqual({ ok: true })
    expect(await db.outbox.toArray()).toEqual([entry])
    expect(await db.chat_sessions.get(sent.ok ? sent.sessionId : '')).toBeDefined()
  })

  it('of an unknown older shape is not read as something else', () => {
    expect(() => upcast({ v: ENTRY_VERSION - 1 } as never, {})).toThrow(`version ${ENTRY_VERSION - 1}`)
  })
})

describe('saved items', () => {
  it('are starred once, and moved or unstarred only where there is a star', async () => {
    await arrive(db, star('a'))
    expect(await starMessage({ messageId: 'a', sessionId: 'chat', itemType: 'lesson_plan' }, db)).toEqual({
      ok: true,
    })
    expect(await moveStar({ from: 'nowhere', to: 'b' }, db)).toEqual(notFound)
    expect(await unstarMany(['nowhere'], db)).toEqual({ ok: true })
    expect(await ops()).toEqual([])
    expect(await moveStar({ from: 'a', to: 'b' }, db)).toEqual({ ok: true })
    expect([await isStarred('a', db), await isStarred('b', db)]).toEqual([false, true])
    expect((await ops()).map(({ op }) => op)).toEqual(['star.set', 'star.set'])
  })

  it('are filed only where something changes, and only where there is a star', async () => {
    await arrive(db, star('a'))
    expect(await fileSaved('a', {}, db)).toEqual({ ok: true, set: {}, was: {} })
    expect(await fileSaved('nowhere', { folder: 'x' } as never, db)).toEqual(notFound)
    expect(await unfileSaved('nowhere', { set: {}, was: {} }, db)).toEqual(notFound)
    expect(await ops()).toEqual([])
  })

  it('are copied into a chat of their kind', async () => {
    await arrive(db, message('m', { html_content: '<p>1</p>' }))
    const copied = await copySaved({ messageId: 'm', itemType: 'resource', title: 'Owls' }, db)
    expect(copied).toMatchObject({ ok: true, title: 'Copy of Owls' })
    const body = {
      content: '',
      html_content: null,
      edited_html_content: null,
      resource_type: null,
      doc: {},
      doc_version: 1,
    }
    await copyDocument({ itemType: 'lesson_plan', title: 'Bats', body }, db)
    const made = (await ops()).filter(({ op }) => op === 'document.copy')
    expect(made).toMatchObject([{ generator_type: 'resourceGenerator' }, { generator_type: 'lessonPlan' }])
    expect(await copySaved({ messageId: 'nowhere', itemType: 'resource', title: 'x' }, db)).toEqual(notFound)
  })
})

describe('a draft of the device', () => {
  const draft = { id: 'message', session_id: 'chat', state: 'done', doc: null } as const

  it('can be discarded', async () => {
    await keepDeviceDraft(draft, db)
    expect(await discardDeviceDraft('message', db)).toEqual({ ok: true })
    expect(await readDeviceDraft('message', db)).toBeUndefined()
  })

  it('stays while its message was refused and waits for the teacher', async () => {
    const sent = await sendMessage(input, db)
    const id = sent.ok ? sent.messageId : ''
    await keepDeviceDraft({ ...draft, id }, db)
    await db.chat_messages.clear()
    await sweepDeviceDrafts(db)
    expect(await readDeviceDraft(id, db)).toBeDefined()
    await db.outbox.clear()
    await sweepDeviceDrafts(db)
    expect(await readDeviceDraft(id, db)).toBeUndefined()
  })
})
