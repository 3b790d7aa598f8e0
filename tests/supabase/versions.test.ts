import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { onBothDatabases } from '../support/databases/database.ts'
import { call, type Json, type OpFields, op, Teacher } from '../support/teacher.ts'

interface Version {
  id: string
  base_id: string | null
  restored_from: string | null
  device: string | null
  html?: string
}

onBothDatabases('versions of a resource', (db) => {
  const PHONE = randomUUID()
  const LAPTOP = randomUUID()

  async function resource() {
    const teacher = await Teacher.join(db())
    const { reply } = await teacher.send({ generator_type: 'resourceGenerator' })
    const save = async (html: string, base: string | null, fields: OpFields = {}) => {
      const saved = op('resource.save', `resource:${reply}`, {
        message_id: reply,
        base_id: base,
        html,
        device: PHONE,
        ...fields,
      })
      const answer = await teacher.applyOne(saved)
      expect(answer.status).toBe('done')
      return { id: String(saved.op_id), answer }
    }
    const versions = () => call<Version[]>(db(), teacher.caller, 'list_revisions', { message: reply })
    const html = async (id: string) =>
      (await call<Version | null>(db(), teacher.caller, 'fetch_revision', { revision: id }))?.html
    const beside = async () => {
      const rows = await teacher.sql<{ also_edited: { id: string; device: Json }[] }>(
        'select also_edited from public.chat_messages where id = $1::text::uuid',
        [reply],
      )
      return rows[0]?.also_edited.map(({ id }) => id)
    }
    const age = () =>
      db().as('owner', (tx) =>
        tx.sql(
          `update public.resource_revisions set created_at = created_at - interval '11 minutes' where message_id = $1::text::uuid`,
          [reply],
        ),
      )
    return { teacher, reply, save, versions, html, beside, age }
  }

  describe('ten minutes of one device', () => {
    it('are one version, under the name of its last save', async () => {
      const { save, versions, html } = await resource()
      const first = await save('<p>1</p>', null)
      const second = await save('<p>2</p>', first.id)
      expect(await versions()).toMatchObject([{ id: second.id, base_id: null, device: PHONE }])
      expect(await html(second.id)).toBe('<p>2</p>')
    })

    it('end after ten minutes, however often it saved', async () => {
      const { save, versions, age, html } = await resource()
      const first = await save('<p>1</p>', null)
      await age()
      const second = await save('<p>2</p>', first.id)
      expect((await versions()).map(({ id }) => id)).toEqual([second.id, first.id])
      expect(await html(first.id)).toBe('<p>1</p>')
    })

    it('are kept apart from another device, from a device without a name, and from a restore', async () => {
      const { save, versions } = await resource()
      const phone = await save('<p>phone</p>', null)
      const laptop = await save('<p>laptop</p>', phone.id, { device: LAPTOP })
      const unnamed = await save('<p>old app</p>', laptop.id, { device: null })
      const again = await save('<p>old app again</p>', unnamed.id, { device: null })
      const mine = await save('<p>phone again</p>', again.id)
      const restored = await save('<p>laptop</p>', mine.id, { restores: laptop.id })
      expect((await versions()).map(({ id }) => id)).toEqual(
        [restored, mine, again, unnamed, laptop, phone].map(({ id }) => id),
      )
      expect((await versions())[0]).toMatchObject({ restored_from: laptop.id })
    })

    it('never write over a version that stands beside', async () => {
      const { save, html, beside } = await resource()
      const phone = await save('<p>phone</p>', null)
      const laptop = await save('<p>laptop</p>', null, { device: LAPTOP })
      expect(laptop.answer.also_edited).toBe(phone.id)
      const more = await save('<p>phone, more</p>', phone.id)
      expect(more.answer.also_edited).toBe(laptop.id)
      expect([await html(phone.id), await html(laptop.id), await html(more.id)]).toEqual([
        '<p>phone</p>',
        '<p>laptop</p>',
        '<p>phone, more</p>',
      ])
      // What the phone built on is no rival of it.
      expect(await beside()).toEqual([laptop.id])
    })
  })

  describe('versions beside the current one', () => {
    it('travel with the row until the teacher decides, by a restore or by keeping', async () => {
      const { teacher, reply, save, beside } = await resource()
      const { epoch, as_of } = await teacher.bootstrap()
      const phone = await save('<p>phone</p>', null)
      const laptop = await save('<p>laptop</p>', null, { device: LAPTOP })
      const page = await teacher.pull(epoch, as_of)
      const row = page.rows.find(({ r }) => r.id === reply)?.r
      expect(row?.also_edited).toEqual([{ id: phone.id, device: PHONE, saved_at: expect.any(String) }])
      const plain = await save('<p>laptop, more</p>', laptop.id, { device: LAPTOP })
      expect(await beside()).toEqual([phone.id])
      await save('<p>phone</p>', plain.id, { restores: phone.id, settles: [phone.id] })
      expect(await beside()).toEqual([])
    })
  })

  it('[DATA-71] are nobody else’s to see', async () => {
    const { save, reply } = await resource()
    const { id } = await save('<p>mine</p>', null)
    const other = await Teacher.join(db())
    expect(await call(db(), other.caller, 'list_revisions', { message: reply })).toEqual([])
    expect(await call(db(), other.caller, 'fetch_revision', { revision: id })).toBeNull()
  })
})
