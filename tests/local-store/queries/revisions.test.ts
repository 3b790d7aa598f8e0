import { beforeEach, describe, expect, it } from 'vitest'
import { MAX_RESOURCE_CHARS } from '#domain/product.ts'
import { keepCurrentVersion, restoreRevision, saveResource } from '#local-store/commands/save-resource.ts'
import type { StoreDb, StoredRevision } from '#local-store/db.ts'
import { deviceId } from '#local-store/device-id.ts'
import { listConflicts, listRevisions } from '#local-store/queries/revisions.ts'
import { listWaiting } from '#local-store/queries/waiting.ts'
import { arrive, day, message, newStore } from '../support/server-rows.ts'

let db: StoreDb
let here: string
beforeEach(async () => {
  db = newStore()
  here = await deviceId(db)
})

const version = (id: string, change: Partial<StoredRevision> = {}): StoredRevision => ({
  id,
  message_id: 'message',
  base_id: null,
  restored_from: null,
  device: null,
  saved_at: day(1),
  ...change,
})
/** A resource whose current version, `now`, conflicts with one from another device. */
const edited = () =>
  arrive(
    db,
    message('message', {
      edited_html_content: '<p>now</p>',
      edited_revision: 'now',
      also_edited: [{ id: 'theirs', device: 'school', saved_at: day(3) }],
    }),
  )
const lastOp = async () => (await listWaiting(db)).at(-1)?.op

describe('the versions of a resource', () => {
  it('are listed newest first, each with what the teacher has to know of it', async () => {
    await edited()
    await db.revisions.bulkPut([
      version('first', { html: '<p>first</p>', device: here, saved_at: day(1) }),
      version('again', { restored_from: 'first', saved_at: day(2) }),
      version('now', { html: '<p>older text of it</p>', device: here, saved_at: day(4) }),
      version('of another resource', { message_id: 'other' }),
    ])
    const plain = { here: false, current: false, conflicting: false, restoredFrom: null }
    expect(await listRevisions('message', db)).toEqual([
      { ...plain, id: 'now', savedAt: day(4), here: true, current: true, html: '<p>now</p>' },
      { ...plain, id: 'theirs', savedAt: day(3), conflicting: true },
      { ...plain, id: 'again', savedAt: day(2), restoredFrom: 'first' },
      { ...plain, id: 'first', savedAt: day(1), here: true, html: '<p>first</p>' },
    ])
    expect((await listConflicts('message', db)).map(({ id }) => id)).toEqual(['theirs'])
  })

  it('name a conflicting version once, with its text when it is here', async () => {
    await edited()
    await db.revisions.put(version('theirs', { html: '<p>theirs</p>', device: 'school', saved_at: day(3) }))
    expect(await listRevisions('message', db)).toMatchObject([
      { id: 'theirs', html: '<p>theirs</p>', here: false },
    ])
  })

  it('are none of a resource that is not here, and no conflict where the row names none', async () => {
    await db.revisions.put(version('first'))
    expect(await listRevisions('message', db)).toEqual([])
    await arrive(db, message('message'))
    expect(await listConflicts('message', db)).toEqual([])
    expect(await listRevisions('message', db)).toMatchObject([{ id: 'first', current: false }])
  })

  it('were saved here only if this device has a name', async () => {
    await arrive(db, message('message'))
    await db.revisions.put({ ...version('old'), device: undefined as never })
    await db.facts.delete('device')
    expect(await listRevisions('message', db)).toMatchObject([{ id: 'old', here: false }])
  })
})

describe('an older version', () => {
  it('comes back as a new version, which replaces none', async () => {
    await edited()
    await db.revisions.put(version('first', { html: '<p>first</p>' }))
    const result = await restoreRevision({ messageId: 'message', revisionId: 'first' }, db)
    const op = await lastOp()
    expect(result).toEqual({ ok: true, revisionId: op?.op_id })
    expect(op).toMatchObject({
      op: 'resource.save',
      html: '<p>first</p>',
      base_id: 'now',
      restores: 'first',
      settles: ['first'],
      device: here,
      session_id: 'chat',
      message_id: 'message',
    })
  })

  it('cannot come back without its text', async () => {
    await edited()
    await db.revisions.put(version('first'))
    const refused = { ok: false, reason: 'not_found' }
    expect(await restoreRevision({ messageId: 'message', revisionId: 'first' }, db)).toEqual(refused)
    expect(await restoreRevision({ messageId: 'message', revisionId: 'nowhere' }, db)).toEqual(refused)
    expect(await restoreRevision({ messageId: 'nowhere', revisionId: 'first' }, db)).toEqual(refused)
    expect(await listWaiting(db)).toEqual([])
  })
})

describe('a conflict', () => {
  it('is settled in favour of the version that shows', async () => {
    await edited()
    expect(await keepCurrentVersion({ messageId: 'message' }, db)).toMatchObject({ ok: true })
    expect(await lastOp()).toMatchObject({ html: '<p>now</p>', base_id: 'now', settles: ['theirs'] })
  })

  it('cannot be settled where nothing was edited', async () => {
    await arrive(db, message('message'))
    expect(await keepCurrentVersion({ messageId: 'message' }, db)).toEqual({ ok: false, reason: 'not_found' })
  })

  it('that the row does not name settles nothing', async () => {
    await arrive(db, message('message', { edited_html_content: '<p>now</p>', edited_revision: 'now' }))
    await keepCurrentVersion({ messageId: 'message' }, db)
    expect(await lastOp()).toMatchObject({ settles: [] })
  })
})

it('an edit that no server takes is refused at once', async () => {
  await edited()
  const save = (html: string) => saveResource({ messageId: 'message', html, baseId: 'now' }, db)
  expect(await save('x'.repeat(MAX_RESOURCE_CHARS + 1))).toEqual({ ok: false, reason: 'too_long' })
  expect(await listWaiting(db)).toEqual([])
})
