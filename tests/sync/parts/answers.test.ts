import { beforeEach, describe, expect, it } from 'vitest'
import { bad, good } from '#backend/failure.ts'
import { renameOp, saveOp, sendOp } from '#domain/ops.ts'
import type { ServerRow } from '#domain/rows.ts'
import { commit } from '#local-store/commit.ts'
import { listLoadRequests, resetLoads } from '#session/chat-loads.ts'
import { readToast } from '#session/toasts.ts'
import { notify } from '#sync/notify.ts'
import { applying, judgeAge } from '#sync/position.ts'
import { receive } from '#sync/receive.ts'
import { reconcile } from '#sync/reconcile.ts'
import type { Device } from '../support/device.ts'
import { newMemoryWorld } from '../support/memory-world.ts'
import { chatRow, messageRow } from '../support/rows.ts'

let device: Device
beforeEach(() => {
  ;({ device } = newMemoryWorld())
})

describe('an answer with rows', () => {
  const row = { t: 'chat_sessions', r: chatRow(1) } as ServerRow
  const other = { t: 'chat_sessions', r: chatRow(1, { user_id: 'other' }) } as ServerRow

  it('is taken as it is when the rows are this teacher’s', () => {
    const answer = good({ rows: [row] })
    expect(receive(device.db, answer)).toBe(answer)
    expect(receive(device.db, good({ rows: [] })).ok).toBe(true)
    expect(receive(device.db, good({ resync: true })).ok).toBe(true)
    const failure = bad({ kind: 'offline', message: 'No network' })
    expect(receive(device.db, failure)).toBe(failure)
  })

  it('of another shape is tried again later', () => {
    const retry = { ok: false, failure: { kind: 'retry', message: 'The answer had another shape' } }
    expect(receive(device.db, good({}))).toEqual(retry)
    expect(receive(device.db, good({ rows: 'none' }))).toEqual(retry)
  })

  it('of another teacher means that somebody else has signed in', () => {
    const auth = { ok: false, failure: { kind: 'auth', message: "The rows were another teacher's" } }
    expect(receive(device.db, good({ rows: [row, other] }))).toEqual(auth)
  })

  it('may be used unless the device has newer rows or the server was restored', () => {
    const position = { key: 'sync', epoch: 'e', cursor: 5, historyBefore: null } as const
    const answer = { epoch: 'e', as_of: 5, rows: [] }
    expect(judgeAge(answer, position)).toBe('usable')
    expect(judgeAge({ ...answer, as_of: 4 }, position)).toBe('stale')
    expect(judgeAge({ ...answer, epoch: 'f' }, position)).toBe('other-epoch')
    expect(judgeAge(answer, undefined)).toBe('other-epoch')
  })
})

describe('a version that a save on another device replaced', () => {
  const conflict = (id: string) => ({ id, device: 'school', saved_at: '2026-11-03T00:00:00Z' })
  const arrive = (rev: number, change: object) =>
    applying(device.db, () =>
      reconcile(device.db, [{ t: 'chat_messages', r: messageRow(rev, change) } as ServerRow]),
    )
  const html = async (id: string) => (await device.db.revisions.get(id))?.html

  it('keeps the text that this device showed', async () => {
    await arrive(1, { edited_html_content: '<p>mine</p>', edited_revision: 'mine' })
    await arrive(2, {
      edited_html_content: '<p>theirs</p>',
      edited_revision: 'theirs',
      also_edited: [conflict('mine')],
    })
    expect(await device.db.revisions.toArray()).toEqual([
      { ...conflict('mine'), message_id: 'message', base_id: null, restored_from: null, html: '<p>mine</p>' },
    ])
  })

  it('keeps the text that this device has sent', async () => {
    const save = { session_id: 'chat', message_id: 'message', base_id: null, html: '<p>sent</p>' }
    await arrive(1, {})
    await commit(saveOp('sent', save), device.db)
    await arrive(2, { also_edited: [conflict('sent')] })
    expect(await html('sent')).toBe('<p>sent</p>')
  })

  it('is not made up where the text is nowhere here', async () => {
    await commit(renameOp('rename', { session_id: 'chat', title: 'x' }), device.db)
    await arrive(1, { edited_revision: 'other', edited_html_content: '<p>other</p>' })
    await arrive(2, { also_edited: [conflict('nowhere'), conflict('rename')] })
    expect(await device.db.revisions.count()).toBe(0)
  })

  it('fills in a version that was listed without its text, and leaves a text that is here', async () => {
    const known = { message_id: 'message', base_id: 'base', restored_from: null, device: 'x', saved_at: '1' }
    await device.db.revisions.bulkPut([
      { ...known, id: 'bare' },
      { ...known, id: 'whole', html: '<p>whole</p>' },
    ])
    await arrive(1, { edited_html_content: '<p>bare</p>', edited_revision: 'bare' })
    await arrive(2, { also_edited: [conflict('bare'), conflict('whole')] })
    expect(await device.db.revisions.get('bare')).toEqual({ ...known, id: 'bare', html: '<p>bare</p>' })
    expect(await html('whole')).toBe('<p>whole</p>')
  })

  it('is deleted once the teacher has decided, and no other is', async () => {
    await arrive(1, { edited_html_content: '<p>mine</p>', edited_revision: 'mine' })
    await arrive(2, {
      edited_html_content: '<p>b</p>',
      edited_revision: 'b',
      also_edited: [conflict('mine')],
    })
    await arrive(3, {
      edited_html_content: '<p>c</p>',
      edited_revision: 'c',
      also_edited: [conflict('mine'), conflict('b')],
    })
    expect((await device.db.revisions.toArray()).map(({ id }) => id)).toEqual(['b', 'mine'])
    await arrive(4, { also_edited: [conflict('b')] })
    expect((await device.db.revisions.toArray()).map(({ id }) => id)).toEqual(['b'])
    await arrive(5, {})
    expect(await device.db.revisions.count()).toBe(0)
  })
})

describe('what the server answered', () => {
  const outcome = { parked: [], alsoEdited: [], unknownOp: false }
  const send = sendOp('op', {
    session_id: 'chat',
    message_id: 'm',
    reply_id: 'r',
    generator_type: 'lessonPlan',
    content: 'Owls',
    context: null,
    title: 'Owls',
  })

  it('is no news when all went well', () => {
    notify(outcome)
    expect([readToast(), listLoadRequests()]).toEqual([undefined, []])
  })

  it('[SYS-23] names what was refused, as an error', async () => {
    await commit(send, device.db)
    const [entry] = await device.db.outbox.toArray()
    if (!entry) throw new Error('nothing waits')
    notify({ ...outcome, parked: [{ ...entry, reason: 'message_limit' }] })
    const limit = readToast()
    expect(limit).toMatchObject({ kind: 'error' })
    notify({ ...outcome, parked: [entry] })
    expect(readToast()).toMatchObject({ kind: 'error' })
    expect(readToast()?.text).not.toBe(limit?.text)
  })

  it('says that another device edited the same, and fetches that version', () => {
    notify({ ...outcome, alsoEdited: ['theirs'] })
    expect(readToast()).toMatchObject({
      kind: 'info',
      title: 'Also edited on another device',
      text: 'Your version is shown now. Both are kept.',
    })
    expect(listLoadRequests()).toEqual([{ kind: 'revision', id: 'theirs' }])
    resetLoads()
  })
})
