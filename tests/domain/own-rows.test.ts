import { describe, expect, it } from 'vitest'
import { applyOp } from '#domain/apply-op.ts'
import {
  classOp,
  copyOp,
  deleteOp,
  fileOp,
  type Op,
  renameOp,
  replyOp,
  restoreOp,
  saveOp,
  savePlanOp,
  sendOp,
  shelfOp,
  starOp,
} from '#domain/ops.ts'
import type { DocumentBody, Rows, SyncedTable } from '#domain/rows.ts'
import { targetsOf } from '#domain/targets.ts'

const tap = { by: 'teacher', at: '2026-11-21T00:00:00.000Z' }
const later = { by: 'teacher', at: '2026-11-22T00:00:00.000Z' }
const chat = { session_id: 'chat' }
const send = sendOp('op-1', {
  ...chat,
  message_id: 'message',
  reply_id: 'reply',
  generator_type: 'lessonPlan',
  content: 'A plan',
  context: null,
  title: 'A plan',
})
const version = savePlanOp('op-2', {
  ...chat,
  message_id: 'version',
  base_id: 'reply',
  doc: { title: 'Halves' },
  content: '# Halves',
})
const body: DocumentBody = {
  content: 'Words',
  html_content: '<p>Words</p>',
  edited_html_content: '<p>My words</p>',
  resource_type: 'worksheet',
  doc: null,
  doc_version: null,
}
const copy = (edited: string | null) =>
  copyOp('op-3', {
    ...chat,
    message_id: 'copy',
    generator_type: 'resourceGenerator',
    title: 'Of a colleague',
    body: { ...body, edited_html_content: edited },
  })
const item = { item_type: 'resource', title: 'Halves', about: 'Year 3', words: 'Words', body } as const
const put = shelfOp('op-4', { message_id: 'message', item })
const withdraw = shelfOp('op-5', { message_id: 'message', item: null })
const tell = classOp('op-6', { user_id: 'teacher', changes: { size: 24 } })
const save = saveOp('op-7', { ...chat, message_id: 'reply', base_id: null, html: '<p>x</p>' })

function shown<T extends SyncedTable>(table: T, key: string, ops: Op[], row?: Rows[T]): Rows[T] | undefined {
  return ops.reduce<Rows[T] | undefined>((now, op) => applyOp({ table, key }, now, op, later), row)
}

describe('an op shows', () => {
  const stop = replyOp('a', 'reply.stop', { ...chat, message_id: 'message', reply_id: 'reply' })
  const file = fileOp('c', { ...chat, message_id: 'reply', item_type: 'lesson_plan', set: {} })
  const star = starOp('b', { ...chat, message_id: 'reply', item_type: 'lesson_plan', starred: true })
  const rows: [Op, string[]][] = [
    [send, ['chat_sessions/chat', 'chat_messages/message', 'chat_messages/reply']],
    [stop, ['chat_messages/reply']],
    [{ ...stop, op: 'reply.retry' }, ['chat_messages/reply']],
    [renameOp('d', { ...chat, title: 'x' }), ['chat_sessions/chat']],
    [deleteOp('e', chat), ['chat_sessions/chat']],
    [
      restoreOp('f', { ...chat, message_ids: ['m1', 'm2'] }),
      ['chat_sessions/chat', 'chat_messages/m1', 'chat_messages/m2'],
    ],
    [star, ['starred_items/reply']],
    [file, ['starred_items/reply']],
    [version, ['chat_sessions/chat', 'chat_messages/version']],
    [copy(null), ['chat_sessions/chat', 'chat_messages/copy']],
    [save, ['chat_messages/reply']],
    [put, ['shelf_items/message']],
    [tell, ['teacher_classes/teacher']],
  ]
  it.each(rows)('$op on exactly the rows that it changes', (op, expected) => {
    expect(targetsOf(op).map(({ table, key }) => `${table}/${key}`)).toEqual(expected)
  })
})

describe('a version of a plan that the teacher made', () => {
  it('is a finished reply of its own, and the server’s row of it wins', () => {
    const made = shown('chat_messages', 'version', [version])
    expect(made).toMatchObject({
      id: 'version',
      role: 'assistant',
      state: 'done',
      content: '# Halves',
      doc: { title: 'Halves' },
      doc_version: 1,
    })
    const fromServer = { ...(made as Rows['chat_messages']), content: '# As stored' }
    expect(shown('chat_messages', 'version', [version], fromServer)).toEqual(fromServer)
  })

  it('brings a deleted chat back and to the top of the list, and begins none', () => {
    const [sent, gone] = [send, deleteOp('e', chat)]
    const chatRow = applyOp({ table: 'chat_sessions', key: 'chat' }, undefined, sent, tap)
    expect(shown('chat_sessions', 'chat', [gone, version], chatRow)).toMatchObject({
      is_deleted: false,
      deleted_at: null,
      updated_at: later.at,
    })
    expect(shown('chat_sessions', 'chat', [version])).toBeUndefined()
  })
})

describe('a copy of a document', () => {
  it('is whole offline: a new chat, and in it a reply with the words and the edits', () => {
    expect(shown('chat_sessions', 'chat', [copy(null)])).toMatchObject({
      title: 'Of a colleague',
      generator_type: 'resourceGenerator',
      is_deleted: false,
    })
    expect(shown('chat_messages', 'copy', [copy('<p>My words</p>')])).toMatchObject({
      ...body,
      id: 'copy',
      role: 'assistant',
      edited_revision: 'op-3',
    })
    expect(shown('chat_messages', 'copy', [copy(null)])?.edited_revision).toBeNull()
  })
})

describe('what is told about the class', () => {
  it('changes only what was told, only for that teacher', () => {
    const told = shown('teacher_classes', 'teacher', [tell])
    expect(told).toMatchObject({ user_id: 'teacher', size: 24, years: [], room: '', updated_at: later.at })
    const more = classOp('op-8', { user_id: 'teacher', changes: { room: '5' } })
    expect(shown('teacher_classes', 'teacher', [more], told)).toMatchObject({ size: 24, room: '5' })
    expect(shown('teacher_classes', 'another', [tell])).toBeUndefined()
    expect(shown('teacher_classes', 'teacher', [send])).toBeUndefined()
  })
})

describe('the school’s shelf', () => {
  it('shows what the teacher puts there as their own, until it is withdrawn', () => {
    const there = shown('shelf_items', 'message', [put])
    expect(there).toEqual({
      ...item,
      id: 'message',
      user_id: 'teacher',
      by: '',
      mine: true,
      put_at: later.at,
      rev: 0,
    })
    expect(shown('shelf_items', 'message', [send, save], there)).toBe(there)
    expect(shown('shelf_items', 'message', [withdraw], there)).toBeUndefined()
  })
})
