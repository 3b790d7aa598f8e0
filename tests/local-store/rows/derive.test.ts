import { describe, expect, it } from 'vitest'
import { deleteOp, type Op, renameOp, replyOp, savePlanOp, sendOp, shelfOp, starOp } from '#domain/ops.ts'
import { derive } from '#local-store/derive.ts'
import { newEntry, type OutboxEntry } from '#local-store/outbox-entry.ts'
import { chatRow, messageRow, starRow, USER } from '../../sync/support/rows.ts'

const TAPPED = '2026-11-21T00:00:00.000Z'
const AT = '2026-11-01T00:00:00.000+00:00'
const entries = (...ops: Op[]): OutboxEntry[] =>
  ops.map((op, at) => ({ ...newEntry(op, TAPPED), seq: at + 1 }))
const place = (seq: number) => `~00000000000${seq}`
const send = (opId = 'a', session_id = 'chat') =>
  sendOp(opId, {
    session_id,
    message_id: 'message',
    reply_id: 'reply',
    generator_type: 'lessonPlan',
    content: 'Owls',
    context: null,
    title: 'Owls',
  })
const rename = renameOp('r', { session_id: 'chat', title: 'Bats' })
const stop = replyOp('s', 'reply.stop', { session_id: 'chat', message_id: 'message', reply_id: 'reply' })
const savePlan = savePlanOp('p', {
  session_id: 'chat',
  message_id: 'v2',
  base_id: 'v1',
  doc: {},
  content: '#',
})
const star = (starred: boolean) =>
  starOp(`star ${starred}`, { session_id: 'chat', message_id: 'message', item_type: 'lesson_plan', starred })

const chat = (given: Parameters<typeof derive<'chat_sessions'>>[1], ...ops: Op[]) =>
  derive('chat_sessions', given, entries(...ops), USER)
const message = (given: Parameters<typeof derive<'chat_messages'>>[1], ...ops: Op[]) =>
  derive('chat_messages', given, entries(...ops), USER)
const none = { id: 'chat', rev: 0, row: null }

describe('a chat on the device', () => {
  const known = { id: 'chat', rev: 3, row: chatRow(3) }

  it('is the server’s row while nothing waits, in the place of its last change', () => {
    expect(chat(known)).toEqual({ ...known, listed: AT })
  })

  it('has a second copy with the waiting changes, and stands above the others for a message or a title', () => {
    const renamed = chat(known, rename)
    expect(renamed).toMatchObject({ row: { title: 'Title' }, view: { title: 'Bats' }, listed: place(1) })
    expect(chat(known, rename, send())).toMatchObject({ listed: place(2) })
    expect(chat(known, savePlan)).toMatchObject({ listed: place(1) })
    expect(chat(known, stop)).toMatchObject({ listed: AT })
  })

  it('is in no list once it is deleted', () => {
    const gone = chat(known, deleteOp('d', { session_id: 'chat' }))
    expect(gone).toMatchObject({ view: { is_deleted: true } })
    expect(gone && 'listed' in gone).toBe(false)
  })

  it('that was begun here is complete; for another its own mark counts', () => {
    expect(chat(none, send())).toMatchObject({ complete: true, rev: 0, row: null })
    expect(chat({ ...none, complete: false }, send())).toMatchObject({ complete: false })
    const synced = chat(known)
    expect(synced && 'complete' in synced).toBe(false)
    expect(chat({ ...known, complete: true })).toMatchObject({ complete: true })
  })

  it('is none where neither the server nor a change knows it', () => {
    expect(chat(none)).toBeUndefined()
    const [refused] = entries(send())
    const parked = refused ? [{ ...refused, state: 'parked' as const }] : []
    expect(derive('chat_sessions', none, parked, USER)).toBeUndefined()
  })

  it('stays as a tombstone, so that an older row does not bring it back', () => {
    expect(chat({ id: 'chat', rev: 9, row: null })).toEqual({ id: 'chat', rev: 9, row: null })
  })
})

describe('a message on the device', () => {
  const known = { id: 'message', rev: 3, row: messageRow(3) }

  it('stands at the server’s time, and a hidden one nowhere', () => {
    expect(message(known)).toEqual({ ...known, session_id: 'chat', place: AT })
    const hidden = message({ ...known, row: messageRow(3, { is_visable: false }) })
    expect(hidden).toMatchObject({ session_id: 'chat' })
    expect(hidden && 'place' in hidden).toBe(false)
  })

  it('that waits stands after all others, the reply after its question', () => {
    const asked = message({ ...none, id: 'message' }, send())
    const reply = message({ ...none, id: 'reply' }, send())
    expect(asked).toMatchObject({ place: `${place(1)}a`, view: { content: 'Owls' } })
    expect(reply).toMatchObject({ place: `${place(1)}b`, view: { state: 'waiting' } })
    expect(asked && 'complete' in asked).toBe(false)
    expect(reply && 'unfinished' in reply).toBe(false) // the server has no such reply yet
    expect(message({ ...none, id: 'v2' }, savePlan)).toMatchObject({ place: `${place(1)}b` })
  })

  it('keeps its place when the server has it and its change still waits', () => {
    expect(message(known, send())).toMatchObject({ place: AT })
  })

  it.each(['waiting', 'running'] as const)('that is a %s reply of the server is unfinished', (state) => {
    const reply = { id: 'reply', rev: 3, row: messageRow(3, { id: 'reply', role: 'assistant', state }) }
    expect(message(reply)).toMatchObject({ unfinished: AT })
    const stopped = message(reply, stop)
    expect(stopped && 'unfinished' in stopped).toBe(false)
  })

  it('that is done, or the teacher’s own, is not unfinished', () => {
    for (const row of [messageRow(3, { role: 'assistant' }), messageRow(3, { state: 'waiting' })]) {
      const record = message({ ...known, row })
      expect(record && 'unfinished' in record).toBe(false)
    }
  })
})

describe('a star on the device', () => {
  const known = { id: 'message', rev: 3, row: starRow(3) }
  const record = (given: typeof known | { id: string; rev: number; row: null }, ...ops: Op[]) =>
    derive('starred_items', given, entries(...ops), USER)

  it('stands at the server’s time, or after all others while it waits', () => {
    expect(record(known)).toEqual({ ...known, item_type: 'lesson_plan', place: AT })
    expect(record({ ...none, id: 'message' }, star(false), star(true))).toMatchObject({ place: place(2) })
    expect(record(known, star(true))).toMatchObject({ place: AT })
  })

  it('is in no list once it is taken away', () => {
    expect(record(known, star(false))).toEqual({ ...known, view: null })
    expect(record({ ...none, id: 'message' }, star(true), star(false))).toBeUndefined()
  })
})

it('an item of the shelf stands at the time when it was put there', () => {
  const item = { item_type: 'lesson_plan', title: 'Owls', about: '', words: '', body: {} } as never
  const put = entries(shelfOp('a', { message_id: 'm', item }))
  expect(derive('shelf_items', { id: 'm', rev: 0, row: null }, put, USER)).toMatchObject({ place: TAPPED })
  const row = { id: 'm', put_at: AT, mine: true } as never
  expect(derive('shelf_items', { id: 'm', rev: 1, row }, [], USER)).toEqual({
    id: 'm',
    rev: 1,
    row,
    place: AT,
  })
})

it('the usage and the plan are in no list', () => {
  const row = { user_id: USER, count_messages: 3, rev: 1 }
  expect(derive('user_usage', { id: USER, rev: 1, row }, [], USER)).toEqual({ id: USER, rev: 1, row })
})
