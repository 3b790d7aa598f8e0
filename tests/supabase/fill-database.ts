import { randomUUID } from 'node:crypto'
import type { TestDatabase } from '../support/databases/database.ts'
import { type Answer, call, type Json, type OpFields, op, sendOp, Teacher } from '../support/teacher.ts'

export interface FullDatabase {
  teacher: Teacher
  /** Another teacher, with nothing of their own. */
  stranger: Teacher
  /** An op of the teacher's with the answer it got. */
  receipt: { op: OpFields; answer: Answer }
  /** The place in the stream of changes up to which a device of the teacher's has pulled. */
  position: { epoch: string; cursor: number }
}

const GOALS = [
  {
    subject: 'Mathematics',
    year_group: 'Year 4',
    strand: 'Number',
    skill: 'Fractions',
    goals: [{ id: 'made-up-1', outcome: 'Compare fractions', source: 'made up' }],
  },
]

/** Gives every table rows, by the calls that app, edge functions and seed make. */
export async function fillDatabase(db: TestDatabase): Promise<FullDatabase> {
  await db.as('owner', (tx) =>
    tx.sql(`select private.load_curriculum('made-up', $1::text::jsonb)`, [JSON.stringify(GOALS)]),
  )
  const teacher = await Teacher.join(db, 500)
  const { receipt, epoch } = await work(db, teacher)
  await addMember(db)
  const { cursor } = await teacher.pull(epoch, 0)
  return { teacher, stranger: await Teacher.join(db), receipt, position: { epoch, cursor } }
}

/** A finished plan that is starred and edited, a reply that was stopped, a star that was removed. */
async function work(db: TestDatabase, teacher: Teacher) {
  const service = (name: string, args: Record<string, Json>) => call(db, 'service', name, args)
  const [session_id, message, reply] = [randomUUID(), randomUUID(), randomUUID()]
  const send = sendOp({ session_id, message_id: message, reply_id: reply })
  const answer = await teacher.applyOne(send)
  const plan = {
    content: 'Fractions',
    html_content: '<h1>Fractions</h1>',
    doc: { title: 'Fractions' },
    doc_version: 1,
  }
  await service('claim_job', { message })
  await service('publish_reply', { message, my_attempt: 1, patch: plan, new_state: 'done' })
  const second = await teacher.send({ session_id })
  const star = (message_id: Json, starred: boolean) =>
    op('star.set', `star:${message_id}`, { session_id, message_id, starred, item_type: 'lesson_plan' })
  await teacher.apply(
    star(reply, true),
    star(second.reply, true),
    star(second.reply, false),
    op('reply.stop', `chat:${session_id}`, { session_id, message_id: second.message }),
    op('resource.save', `resource:${reply}`, {
      session_id,
      message_id: reply,
      base_id: null,
      device: randomUUID(),
      html: '<h1>Fractions, edited</h1>',
    }),
  )
  return { receipt: { op: send, answer }, epoch: (await teacher.bootstrap()).epoch }
}

/** A member whom a school added: with a temporary password and a mail to confirm. */
async function addMember(db: TestDatabase): Promise<void> {
  const [admin, member] = [await Teacher.join(db), await Teacher.join(db)]
  const service = (name: string, args: Record<string, Json>) => call(db, 'service', name, args)
  await service('set_subscription', { target_user: admin.id, patch: { is_admin: true } })
  await service('link_school_member', {
    admin_user_id: admin.id,
    member_user_id: member.id,
    details: { was_invited: true, password_reset_required: true },
  })
  await service('issue_email_confirmation', { member_user_id: member.id })
}
