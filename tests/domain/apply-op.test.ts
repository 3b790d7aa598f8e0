import { describe, expect, it } from 'vitest'
import { applyOp } from '#domain/apply-op.ts'
import {
  classOp,
  deleteOp,
  fileOp,
  type Op,
  renameOp,
  replyOp,
  restoreOp,
  saveOp,
  sendOp,
  starOp,
} from '#domain/ops.ts'
import type { Rows, SyncedTable } from '#domain/rows.ts'
import { targetsOf } from '#domain/targets.ts'

const tap = { by: 'teacher', at: '2026-11-21T00:00:00.000Z' }
const send = sendOp('op-1', {
  session_id: 'chat',
  message_id: 'message',
  reply_id: 'reply',
  generator_type: 'resourceGenerator',
  content: 'A worksheet',
  context: null,
  title: 'A worksheet',
})

function replay<T extends SyncedTable>(table: T, key: string, ops: Op[], row?: Rows[T]): Rows[T] | undefined {
  return ops.reduce<Rows[T] | undefined>((shown, op) => applyOp({ table, key }, shown, op, tap), row)
}

describe('applyOp', () => {
  it('completes a chat begun offline: the chat, the message and the waiting reply', () => {
    expect(targetsOf(send).map(({ key }) => key)).toEqual(['chat', 'message', 'reply'])
    expect(replay('chat_sessions', 'chat', [send])).toMatchObject({
      title: 'A worksheet',
      generator_type: 'resourceGenerator',
    })
    expect(replay('chat_messages', 'message', [send])).toMatchObject({
      role: 'user',
      content: 'A worksheet',
      state: 'done',
    })
    expect(replay('chat_messages', 'reply', [send])).toMatchObject({
      role: 'assistant',
      reply_to: 'message',
      state: 'waiting',
    })
  })

  it('lets a deletion win over a rename, and a message revive a deleted chat', () => {
    const rename = renameOp('op-2', { session_id: 'chat', title: 'Other' })
    const remove = deleteOp('op-3', { session_id: 'chat' })
    expect(replay('chat_sessions', 'chat', [send, remove, rename])).toMatchObject({
      is_deleted: true,
      title: 'A worksheet',
    })
    expect(replay('chat_sessions', 'chat', [send, rename, remove, send])).toMatchObject({
      is_deleted: false,
      title: 'Other',
    })
  })

  it('sets only the labels that an op names, and files nothing that has no star', () => {
    const item = { session_id: 'chat', message_id: 'reply', item_type: 'lesson_plan' } as const
    const star = starOp('op-4', { ...item, starred: true })
    const name = fileOp('op-5', { ...item, set: { name: 'Fractions' } })
    const move = fileOp('op-6', { ...item, set: { folder: 'Term 4', tags: ['maths'] } })
    const labels = { name: 'Fractions', folder: 'Term 4', tags: ['maths'] }
    expect(replay('starred_items', 'reply', [star, name, move])).toMatchObject(labels)
    expect(replay('starred_items', 'reply', [star, move, name])).toMatchObject(labels)
    expect(replay('starred_items', 'reply', [name, move])).toBeUndefined()
  })

  it('keeps a waiting message visible when another device deleted its chat meanwhile', () => {
    const stored = replay('chat_messages', 'message', [send]) as Rows['chat_messages']
    const hidden = { ...stored, is_visable: false, rev: 7 }
    expect(replay('chat_messages', 'message', [send], hidden)).toMatchObject({ is_visable: true, rev: 7 })
    expect(replay('chat_messages', 'message', [], hidden)).toBe(hidden)
  })

  it('never changes a message that the server has', () => {
    const row = {
      ...(replay('chat_messages', 'message', [send]) as Rows['chat_messages']),
      content: 'as stored',
      rev: 7,
    }
    expect(replay('chat_messages', 'message', [send], row)).toEqual(row)
  })

  it('stops only an unfinished reply and retries only a finished one', () => {
    const names = { session_id: 'chat', message_id: 'message', reply_id: 'reply' }
    const stop = replyOp('op-4', 'reply.stop', names)
    const retry = replyOp('op-5', 'reply.retry', names)
    const state = (ops: Op[]) => replay('chat_messages', 'reply', [send, ...ops])?.state
    expect(state([stop])).toBe('stopped')
    expect(state([stop, retry])).toBe('waiting')
    expect(state([retry, stop])).toBe('stopped')
    const done = {
      ...(replay('chat_messages', 'reply', [send]) as Rows['chat_messages']),
      state: 'done' as const,
    }
    expect(replay('chat_messages', 'reply', [stop], done)?.state).toBe('done')
  })

  it('keeps the last state of a star and the last edit of a resource', () => {
    const star = (starred: boolean) =>
      starOp('op-6', { session_id: 'chat', message_id: 'reply', item_type: 'resource', starred })
    expect(replay('starred_items', 'reply', [star(true), star(false)])).toBeUndefined()
    expect(replay('starred_items', 'reply', [star(false), star(true)])).toMatchObject({
      message_id: 'reply',
      item_type: 'resource',
    })
    const save = saveOp('op-7', { session_id: 'chat', message_id: 'reply', base_id: null, html: '<p>ā</p>' })
    expect(replay('chat_messages', 'reply', [send, save])).toMatchObject({
      edited_html_content: '<p>ā</p>',
      edited_revision: 'op-7',
    })
  })

  it('touches no chat but its own, and makes none out of a tap on something else', () => {
    const other = replay('chat_sessions', 'chat', [send])
    const rename = renameOp('op-8', { session_id: 'elsewhere', title: 'Other' })
    expect(replay('chat_sessions', 'chat', [rename], other)).toBe(other)
    expect(
      replay('chat_sessions', 'chat', [classOp('op-9', { user_id: 'teacher', changes: {} })], other),
    ).toBe(other)
    expect(
      replay('chat_sessions', 'chat', [renameOp('op-8', { session_id: 'chat', title: 'x' })]),
    ).toBeUndefined()
    expect(replay('chat_sessions', 'chat', [deleteOp('op-3', { session_id: 'chat' })])).toBeUndefined()
  })

  it('brings a deleted chat back with the messages that the deletion hid', () => {
    const restore = restoreOp('op-10', { session_id: 'chat', message_ids: ['message', 'reply'] })
    const remove = deleteOp('op-3', { session_id: 'chat' })
    expect(replay('chat_sessions', 'chat', [send, remove])?.deleted_at).toBe(tap.at)
    expect(replay('chat_sessions', 'chat', [send, remove, restore])).toMatchObject({
      is_deleted: false,
      deleted_at: null,
    })
    const hidden = {
      ...(replay('chat_messages', 'message', [send]) as Rows['chat_messages']),
      is_visable: false,
    }
    expect(replay('chat_messages', 'message', [restore], hidden)?.is_visable).toBe(true)
    expect(replay('chat_messages', 'message', [restore])).toBeUndefined()
  })

  it('leaves a running reply to its writer, stops it, and begins no reply that nobody asked for', () => {
    const names = { session_id: 'chat', message_id: 'message', reply_id: 'reply' }
    const running = {
      ...(replay('chat_messages', 'reply', [send]) as Rows['chat_messages']),
      state: 'running' as const,
    }
    expect(running.content).toBe('')
    expect(replay('chat_messages', 'reply', [replyOp('o', 'reply.retry', names)], running)).toBe(running)
    expect(replay('chat_messages', 'reply', [replyOp('o', 'reply.stop', names)], running)?.state).toBe(
      'stopped',
    )
    for (const op of ['reply.stop', 'reply.retry'] as const)
      expect(replay('chat_messages', 'reply', [replyOp('o', op, names)])).toBeUndefined()
    const hidden = { ...running, is_visable: false, rev: 7 }
    expect(replay('chat_messages', 'reply', [send], hidden)).toMatchObject({ is_visable: true, rev: 7 })
  })

  it('a save settles the version that it builds on and those it names, and keeps the other conflicts', () => {
    const version = (id: string) => ({ id, device: null, saved_at: tap.at })
    const row = {
      ...(replay('chat_messages', 'reply', [send]) as Rows['chat_messages']),
      also_edited: [version('base'), version('settled'), version('open')],
    } as Rows['chat_messages']
    const edit = { session_id: 'chat', message_id: 'reply', base_id: 'base', html: '<p>x</p>' }
    const left = (settles?: string[]) =>
      replay(
        'chat_messages',
        'reply',
        [saveOp('op-7', { ...edit, ...(settles && { settles }) })],
        row,
      )?.also_edited?.map(({ id }) => id)
    expect(left(['settled'])).toEqual(['open'])
    expect(left()).toEqual(['settled', 'open'])
    const plain = replay('chat_messages', 'reply', [send, saveOp('op-7', edit)]) ?? {}
    expect('also_edited' in plain).toBe(false)
  })

  it('does not change the given row', () => {
    const row = Object.freeze(replay('chat_sessions', 'chat', [send])) as Rows['chat_sessions']
    replay('chat_sessions', 'chat', [renameOp('op-8', { session_id: 'chat', title: 'Other' })], row)
    expect(row.title).toBe('A worksheet')
  })
})
