import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { onBothDatabases } from '../../support/databases/database.ts'
import { type Json, type OpFields, op, Teacher } from '../../support/teacher.ts'

onBothDatabases('versions of a lesson plan', (db) => {
  const plan = (title: string): Json => ({
    format: 'plan',
    version: 1,
    outline: [],
    sections: [{ id: 'header', title }],
  })

  /** A teacher with one finished plan. */
  async function withPlan() {
    const teacher = await Teacher.join(db())
    const sent = await teacher.send()
    const finish = (reply: string, title: string) =>
      db().as('owner', async (tx) => {
        await tx.sql(
          `update public.chat_messages set state = 'done', doc = $2::text::jsonb, doc_version = 1 where id = $1::text::uuid`,
          [reply, JSON.stringify(plan(title))],
        )
        await tx.sql(`update private.generation_jobs set state = 'done' where reply_id = $1::text::uuid`, [
          reply,
        ])
      })
    await finish(sent.reply, 'First')
    const save = (fields: OpFields) => {
      const message = randomUUID()
      const body = {
        session_id: sent.session,
        message_id: message,
        base_id: sent.reply,
        content: 'words',
        doc: plan('Mine'),
      }
      return {
        message,
        answer: teacher.applyOne(op('plan.save', `chat:${sent.session}`, { ...body, ...fields })),
      }
    }
    const titles = async () => {
      const rows = await teacher.sql<{ title: string }>(
        `select doc #>> '{sections,0,title}' as title from public.chat_messages
         where role = 'assistant' and is_visable order by created_at`,
      )
      return rows.map(({ title }) => title)
    }
    return { teacher, ...sent, finish, save, titles }
  }

  it('are replies of their own after the one they change, and cost no message', async () => {
    const { teacher, session, save, titles } = await withPlan()
    const usage = () => teacher.sql('select count_messages from public.user_usage')
    const before = await usage()
    expect((await save({}).answer).status).toBe('done')
    expect(await titles()).toEqual(['First', 'Mine'])
    expect(await usage()).toEqual(before)
    const second = await teacher.send({ session_id: session })
    const [input] = await db().as('service', (tx) =>
      tx.sql<{ title: string }>(
        `select public.job_input($1::text::uuid) #>> '{before,doc,sections,0,title}' as title`,
        [second.message],
      ),
    )
    expect(input?.title).toBe('Mine')
  })

  it('are written once however often the change is sent, and revive a deleted chat', async () => {
    const { teacher, session, reply, titles } = await withPlan()
    const save = op('plan.save', `chat:${session}`, {
      session_id: session,
      message_id: randomUUID(),
      base_id: reply,
      content: '',
      doc: plan('Mine'),
    })
    await teacher.applyOne(op('chat.delete', `chat:${session}`, { session_id: session }))
    const answers = await teacher.apply(save, save)
    expect(answers.map(({ status }) => status)).toEqual(['done', 'done'])
    expect(await titles()).toEqual(['First', 'Mine'])
  })

  describe('that come back', () => {
    it('are refused once the plan was changed elsewhere, or is being changed', async () => {
      const { teacher, session, reply, finish, save, titles } = await withPlan()
      expect((await save({ restores: reply }).answer).status).toBe('done')
      expect((await save({ restores: reply }).answer).reason).toBe('changed_elsewhere')
      const newest = save({ base_id: reply })
      expect((await newest.answer).status).toBe('done')
      const asked = await teacher.send({ session_id: session })
      expect((await save({ base_id: newest.message, restores: reply }).answer).reason).toBe(
        'changed_elsewhere',
      )
      await finish(asked.reply, 'Shorter')
      expect((await save({ base_id: newest.message, restores: reply }).answer).reason).toBe(
        'changed_elsewhere',
      )
      expect(await titles()).toEqual(['First', 'Mine', 'Mine', 'Shorter'])
    })
  })

  it('are refused in another teacher’s chat, on no plan, as no plan, and when they are too large', async () => {
    const { message, save, titles } = await withPlan()
    const other = await withPlan()
    expect((await save({ session_id: other.session, base_id: other.reply }).answer).reason).toBe('gone')
    expect((await save({ session_id: other.session }).answer).reason).toBe('gone')
    expect((await save({ base_id: message }).answer).reason).toBe('gone')
    expect((await save({ doc: { format: 'resource', sections: [] } }).answer).reason).toBe('rejected')
    expect((await save({ doc: { format: 'plan', sections: 'none' } }).answer).reason).toBe('rejected')
    expect((await save({ doc: plan('x'.repeat(300_001)) }).answer).reason).toBe('too_long')
    expect((await save({ message_id: message }).answer).reason).toBe('id_taken')
    expect(await titles()).toEqual(['First'])
    expect(await other.titles()).toEqual(['First'])
  })
})
