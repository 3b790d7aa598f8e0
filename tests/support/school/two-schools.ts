import { randomUUID } from 'node:crypto'
import type { Caller, TestDatabase } from '../databases/database.ts'
import { call, op, Teacher } from '../teacher.ts'

export type Part = 'teacher' | 'member' | 'ex-member' | 'admin' | 'other admin'
/** Ids of rows that belong to one person. */
interface Belongings {
  id: string
  session: string
  message: string
  reply: string
}
export interface TwoSchools {
  people: Record<Part | 'other member' | 'colleague', Teacher>
  belongings: Map<string, Belongings>
  caller(part: Part | 'anon'): Caller
}

export async function makeAdmin(db: TestDatabase, name: string | null = 'Te Kura'): Promise<Teacher> {
  const admin = await Teacher.join(db)
  const plan = { is_admin: true, message_limit: 500, plan_type: 'school', status: 'active' }
  await call(db, 'service', 'set_subscription', { target_user: admin.id, patch: plan })
  if (name !== null) await nameSchool(admin, name)
  return admin
}

export const nameSchool = (admin: Teacher, name: string) =>
  admin.sql(
    'update public.subscriptions set school_name = $1, school_id = coalesce(school_id, gen_random_uuid())',
    [name],
  )

export const link = (admin: Teacher, member: Teacher, details: Record<string, string | boolean> = {}) =>
  call(admin.db, 'service', 'link_school_member', {
    admin_user_id: admin.id,
    member_user_id: member.id,
    details,
  })

export const remove = (admin: Teacher, member: Teacher) =>
  call(admin.db, admin.caller, 'remove_school_member', { member_user_id: member.id })

/** The words that only this person may read. */
export const wordsOf = (person: Teacher) => `words of ${person.id}`

/** What colleagues may read, so it holds no words of the person. A teacher in no school is refused it. */
const ON_SHELF = {
  item_type: 'lesson_plan',
  title: 'On the shelf',
  about: '',
  words: '',
  body: { content: 'For colleagues' },
}

async function atWork(person: Teacher): Promise<Belongings> {
  const sent = await person.send({ content: wordsOf(person), title: wordsOf(person) })
  const star = { session_id: sent.session, message_id: sent.reply, item_type: 'lesson_plan' }
  await person.apply(
    op('star.set', `star:${sent.reply}`, { ...star, starred: true }),
    op('star.set', `star:${sent.reply}`, { ...star, starred: false }),
    op('star.set', `star:${sent.message}`, { ...star, message_id: sent.message, starred: true }),
    op('resource.save', `resource:${sent.reply}`, {
      session_id: sent.session,
      message_id: sent.reply,
      base_id: null,
      html: `<p>${wordsOf(person)}</p>`,
    }),
    op('shelf.set', `shelf:${sent.reply}`, { message_id: sent.reply, item: ON_SHELF }),
    op('class.set', 'class', { user_id: person.id, changes: { room: 'Room 4', school: wordsOf(person) } }),
  )
  return { id: person.id, ...sent }
}

/** Two schools and a teacher in neither, everybody with a chat, stars and a saved resource. */
export async function twoSchools(db: TestDatabase): Promise<TwoSchools> {
  const [admin, otherAdmin] = [await makeAdmin(db), await makeAdmin(db)]
  const join = () => Teacher.join(db)
  const [teacher, member, colleague, exMember, otherMember] = [
    await join(),
    await join(),
    await join(),
    await join(),
    await join(),
  ]
  for (const one of [member, colleague, exMember]) await link(admin, one, { was_invited: true })
  await link(otherAdmin, otherMember)
  await remove(admin, exMember)
  const people = {
    teacher,
    member,
    colleague,
    'ex-member': exMember,
    admin,
    'other admin': otherAdmin,
    'other member': otherMember,
  }
  const belongings = new Map<string, Belongings>()
  for (const person of Object.values(people)) belongings.set(person.id, await atWork(person))
  return { people, belongings, caller: (part) => (part === 'anon' ? 'anon' : people[part].caller) }
}

/** Ops of every kind that name another person's rows. */
export const opsOn = ({ session, message, reply }: Belongings) => [
  op('message.send', `chat:${session}`, {
    session_id: session,
    message_id: randomUUID(),
    reply_id: randomUUID(),
    generator_type: 'lessonPlan',
    content: 'forged',
    context: null,
    title: 'forged',
  }),
  op('chat.rename', `chat:${session}`, { session_id: session, title: 'forged' }),
  op('chat.delete', `chat:${session}`, { session_id: session }),
  op('reply.stop', `chat:${session}`, { session_id: session, message_id: message, reply_id: reply }),
  op('reply.retry', `chat:${session}`, { session_id: session, message_id: message, reply_id: reply }),
  op('star.set', `star:${message}`, {
    session_id: session,
    message_id: message,
    item_type: 'lesson_plan',
    starred: false,
  }),
  op('resource.save', `resource:${reply}`, {
    session_id: session,
    message_id: reply,
    base_id: null,
    html: 'forged',
  }),
  op('shelf.set', `shelf:${reply}`, { message_id: reply, item: null }),
  op('shelf.set', `shelf of ${reply}`, { message_id: reply, item: { ...ON_SHELF, title: 'forged' } }),
]
