import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DocumentBody, ShelfCopy } from '#domain/rows.ts'
import { copyDocument } from '#local-store/commands/copy-document.ts'
import { putOnShelf, takeOffShelf } from '#local-store/commands/shelf.ts'
import type { StoreDb } from '#local-store/db.ts'
import { listChats } from '#local-store/queries/chats.ts'
import { readMessage } from '#local-store/queries/messages.ts'
import { listShelf, readOnShelf } from '#local-store/queries/shelf.ts'
import { listStarred } from '#local-store/queries/starred.ts'
import { listWaiting } from '#local-store/queries/waiting.ts'
import { dismissToast, readToast } from '#session/toasts.ts'
import { type Device, newDevice, syncDevice } from './support/device.ts'
import { behindNetwork, drop, type FaultyServer, loseAnswer } from './support/faults.ts'
import { newTeacher, openSchema, sqlServer } from './support/sql-server.ts'

const BODY: DocumentBody = {
  content: '# Fractions of a set',
  html_content: null,
  edited_html_content: null,
  resource_type: null,
  doc: { format: 'plan', sections: [] },
  doc_version: 1,
}
const COPY: ShelfCopy = {
  item_type: 'lesson_plan',
  title: 'Fractions',
  about: 'Lesson plan · Year 5',
  words: 'We are learning to share.',
  body: BODY,
}
const ID = '8a6f0d0e-0000-4000-8000-000000000001'

let sql: PGlite
let admin: string
interface Person {
  id: string
  server: FaultyServer
  device: Device
}
let one: Person
let other: Person
let outsider: Person

beforeAll(async () => {
  sql = await openSchema()
})
afterAll(() => sql.close())

async function person(): Promise<Person> {
  const id = await newTeacher(sql)
  const server = behindNetwork(sqlServer(sql, id))
  return { id, server, device: newDevice(id, server) }
}
const join = (member: Person) =>
  sql.query('select public.link_school_member($1, $2, $3)', [admin, member.id, {}])

beforeEach(async () => {
  await sql.exec('delete from private.shelf_documents')
  admin = await newTeacher(sql)
  const school = 'is_admin = true, school_id = gen_random_uuid(), school_name = $2'
  await sql.query(`update public.subscriptions set ${school} where user_id = $1`, [admin, 'Te Kura'])
  ;[one, other, outsider] = [await person(), await person(), await person()]
  for (const member of [one, other]) await join(member)
  while (readToast()) dismissToast()
})

const takeCopy = (copy: Partial<Parameters<typeof copyDocument>[0]>, db: StoreDb) =>
  copyDocument({ itemType: COPY.item_type, title: COPY.title, body: COPY.body, ...copy }, db)
const put = (copy: Partial<ShelfCopy> = {}) => putOnShelf(ID, { ...COPY, ...copy }, one.device.db)
const sync = async (...people: Person[]) => {
  for (const { device } of people) await syncDevice(device)
}
const titles = async ({ device }: Person) => (await listShelf(device.db)).map(({ item }) => item.title)
const itemOf = async ({ device }: Person) => (await listShelf(device.db))[0]?.item

describe("a school's shelf on the devices of its teachers", { timeout: 60_000 }, () => {
  it('shows at once on the own device, offline, and on a colleague’s with its document after both were online', async () => {
    expect(await put()).toMatchObject({ ok: true })
    expect((await listShelf(one.device.db))[0]).toMatchObject({
      item: { title: 'Fractions', mine: true, body: BODY },
      delivery: { state: 'queued' },
    })
    await sync(one, other, outsider)
    expect(await listWaiting(one.device.db)).toEqual([])
    expect(await itemOf(other)).toMatchObject({ title: 'Fractions', mine: false, body: BODY })
    expect(await itemOf(other)).not.toHaveProperty('bare')
    expect(await itemOf(one)).toMatchObject({ mine: true, body: BODY })
    expect(await titles(outsider)).toEqual([])
  })

  it('does not leave the list of the one who put it there between the answer and the row', async () => {
    await put()
    one.server.faults.push(drop('pullChanges'), drop('bootstrap'))
    await sync(one)
    expect(await titles(one)).toEqual(['Fractions'])
  })

  it('has one copy although the first answer was lost', async () => {
    await sync(one)
    await put()
    one.server.faults.push(loseAnswer('applyOps'))
    await sync(one)
    one.device.clock.advance(5_000)
    await sync(one, other)
    expect(await titles(other)).toEqual(['Fractions'])
    expect(await listWaiting(one.device.db)).toEqual([])
  })

  it('brings a newer copy in place of the older, with its document', async () => {
    await put()
    await sync(one, other)
    await put({ title: 'Fractions 2', body: { ...BODY, content: '# Newer' } })
    await sync(one, other)
    expect(await itemOf(other)).toMatchObject({ title: 'Fractions 2', body: { content: '# Newer' } })
  })

  it('goes from every device when it is withdrawn, also when that was done offline', async () => {
    await put()
    await sync(one, other)
    await takeOffShelf(ID, one.device.db)
    expect(await titles(one)).toEqual([])
    expect(await titles(other)).toEqual(['Fractions'])
    await sync(one, other)
    expect(await titles(other)).toEqual([])
    expect((await other.device.db.shelf_items.get(ID))?.row).toBeNull()
  })

  it('never sends what was put there and withdrawn before there was a network', async () => {
    await put()
    await takeOffShelf(ID, one.device.db)
    expect((await listWaiting(one.device.db)).map(({ op }) => op)).toMatchObject([{ item: null }])
    await sync(one, other)
    expect(await titles(other)).toEqual([])
  })

  /** Withdraws everything in the moment before this teacher's device asks for the documents. */
  function withdrawBeforeNextFetch(reader: Person) {
    const { fetchMessages } = reader.server
    const withdrawFirst = async (ids: string[]) => {
      Object.assign(reader.server, { fetchMessages })
      await sql.exec('delete from private.shelf_documents')
      return fetchMessages(ids)
    }
    Object.assign(reader.server, { fetchMessages: withdrawFirst })
  }

  it('brings what was withdrawn while a colleague’s device asked for it, once it is put there again', async () => {
    await put()
    await sync(one)
    withdrawBeforeNextFetch(other)
    await sync(other)
    await put({ title: 'Fractions 2' })
    await sync(one, other)
    expect(await itemOf(other)).toMatchObject({ title: 'Fractions 2', body: BODY })
  })

  it('goes from the device of who leaves the school, with what they put there', async () => {
    await put()
    await sync(one, other)
    await sql.query('delete from public.school_memberships where member_id = $1', [other.id])
    await sync(other)
    expect(await titles(other)).toEqual([])
    await sql.query('delete from public.school_memberships where member_id = $1', [one.id])
    await join(other)
    await sync(one, other)
    expect(await titles(one)).toEqual([])
    expect(await titles(other)).toEqual([])
  })

  it('says so when the school has no shelf any more, and shows what the server has', async () => {
    await sync(one)
    await sql.query('delete from public.school_memberships where member_id = $1', [one.id])
    await put()
    await sync(one)
    expect(readToast()).toMatchObject({ title: 'Not on the shelf' })
    expect(await titles(one)).toEqual([])
    expect(await listWaiting(one.device.db)).toMatchObject([{ state: 'refused', reason: 'no_school' }])
  })

  it('reads what is on it from the start on a second device', async () => {
    await put()
    await sync(one, other)
    const second = newDevice(other.id, other.server)
    await syncDevice(second)
    expect((await listShelf(second.db))[0]?.item).toMatchObject({ title: 'Fractions', body: BODY })
  })

  it('shows only the own as the own', async () => {
    await put()
    await sync(one, other)
    expect(await readOnShelf(ID, one.device.db)).toMatchObject({ title: 'Fractions' })
    expect(await readOnShelf(ID, other.device.db)).toBeUndefined()
  })

  describe('a copy', () => {
    it('is taken offline, is whole at once, and is kept although the original was withdrawn meanwhile', async () => {
      await put()
      await sync(one, other)
      const { db } = other.device
      const item = await itemOf(other)
      const taken = await takeCopy({ body: item?.body ?? BODY }, db)
      if (!taken.ok) throw new Error(taken.reason)
      expect(await readMessage(taken.messageId, db)).toMatchObject({
        message: { content: BODY.content, doc: BODY.doc, role: 'assistant', user_id: other.id },
        chat: { title: 'Fractions' },
      })
      await takeOffShelf(ID, one.device.db)
      await sync(one, other)
      expect(await titles(other)).toEqual([])
      expect(await listWaiting(db)).toEqual([])
      expect(await listStarred('lesson_plan', db)).toMatchObject([
        { star: { message_id: taken.messageId }, message: { content: BODY.content } },
      ])
      const second = newDevice(other.id, other.server)
      await syncDevice(second)
      expect(await listStarred('lesson_plan', second.db)).toMatchObject([
        { message: { content: BODY.content } },
      ])
    })

    it('brings what was edited by hand, as the first version of the copy', async () => {
      const body = {
        ...BODY,
        content: '',
        doc: null,
        html_content: '<p>Made</p>',
        edited_html_content: '<p>Edited</p>',
      }
      const { db } = other.device
      const taken = await takeCopy({ itemType: 'resource', body }, db)
      if (!taken.ok) throw new Error(taken.reason)
      const before = (await readMessage(taken.messageId, db))?.message.edited_revision
      await sync(other)
      expect((await readMessage(taken.messageId, db))?.message).toMatchObject({
        html_content: '<p>Made</p>',
        edited_html_content: '<p>Edited</p>',
        edited_revision: before,
      })
      const kept = await sql.query('select html from public.resource_revisions where id = $1', [before])
      expect(kept.rows).toEqual([{ html: '<p>Edited</p>' }])
    })

    it('is not taken by who has 50 stars, and leaves no chat behind', async () => {
      const { db } = other.device
      for (let n = 0; n < 50; n++) await takeCopy({}, db)
      expect(await takeCopy({}, db)).toEqual({ ok: false, reason: 'star_limit' })
      expect(await listChats(99, db)).toHaveLength(50)
    })

    it('is not put on the shelf when it is larger than the server takes', async () => {
      const body = { ...BODY, content: 'a'.repeat(1_000_000) }
      expect(await put({ body })).toEqual({ ok: false, reason: 'too_long' })
      expect(await titles(one)).toEqual([])
    })
  })
})
