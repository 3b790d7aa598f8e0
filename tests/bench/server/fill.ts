import type { BenchDatabase } from './database.ts'

/** Messages of an ordinary teacher, and of each chat. */
const EACH = 200
const IN_CHAT = 10
const BATCH = 100_000
/** The one teacher who is measured has so many, or half of all when there are few. */
const HEAVY = 10_000

export interface Filled {
  messages: number
  teachers: number
  /** The id of teacher n; 0 has the most messages. */
  teacher(n: number): Promise<string>
}

/** Ids are scattered like those devices make, and can be told again from the number. */
const TEACHER = (n: string) => `md5('teacher' || ${n})::uuid`
const CHAT = (teacher: string, chat: string) => `md5('chat' || ${teacher} || '-' || ${chat})::uuid`
const MESSAGE = (teacher: string, place: string) => `md5('message' || ${teacher} || '-' || ${place})::uuid`

/** Revisions leave a gap after each message, into which the chat's own falls. */
const REV = (place: string) => `10 + 2 * (${place})`

const WORDS = `'Ko te kaupapa: fractions of a set, with counters, in pairs. Explain how you shared the whole equally among the group. '`
const REPLY = `'## ' || md5(w::text) || E'\\n\\n' || repeat(${WORDS}, 8)`

const accounts = (teachers: number, heavy: number) => `
insert into auth.users (id, email) select ${TEACHER('n')}, 'teacher' || n || '@school.test' from generate_series(0, ${teachers}) n;
insert into public.sync_heads (user_id, rev)
  select ${TEACHER('n')}, ${REV(`case n when 0 then ${heavy} else ${EACH} end`)} from generate_series(0, ${teachers}) n;
insert into public.subscriptions (user_id, message_limit, plan_type, status, rev)
  select ${TEACHER('n')}, 1000000, 'premium', 'active', 1 from generate_series(0, ${teachers}) n;
insert into public.user_usage (user_id, count_messages, rev) select ${TEACHER('n')}, 5, 2 from generate_series(0, ${teachers}) n;
insert into private.usage_periods (user_id, started_at, ends_at)
  select ${TEACHER('n')}, now(), now() + interval '20 days' from generate_series(0, ${teachers}) n;`

/** Half of the teachers belong to schools of twenty; the first of each is its administrator. */
const schools = (teachers: number) => `
update public.subscriptions s set is_admin = n % 20 = 1, plan_type = case n % 20 when 1 then 'school' else 'school_member' end,
    school_id = md5('school' || (n - 1) / 20)::uuid, school_name = 'School ' || (n - 1) / 20
  from generate_series(1, ${Math.floor(teachers / 2)}) n where s.user_id = ${TEACHER('n')};
insert into public.school_memberships (admin_id, member_id, email)
  select ${TEACHER('(n - 1) / 20 * 20 + 1')}, ${TEACHER('n')}, 'teacher' || n || '@school.test'
  from generate_series(1, ${Math.floor(teachers / 2)}) n where n % 20 <> 1;`

/** Chats of teachers from-to, their last message giving time and revision. Every 40th is in the bin. */
const chats = (from: number, to: number, each: number) => `
insert into public.chat_sessions (id, user_id, title, generator_type, is_deleted, deleted_at, created_at, updated_at, rev)
  select ${CHAT('t', 'c')}, ${TEACHER('t')}, 'Fractions ' || c, 'lessonPlan', c % 40 = 39,
    case when c % 40 = 39 then now() - interval '9 days' end,
    ${madeAt(`c * ${IN_CHAT}`, each)}, ${madeAt(`c * ${IN_CHAT} + ${IN_CHAT - 1}`, each)}, ${REV(`c * ${IN_CHAT} + ${IN_CHAT - 1}`)} + 1
  from generate_series(0, ${Math.ceil(each / IN_CHAT) - 1}) c, generate_series(${from}, ${to}) t order by c, t;`

const madeAt = (place: string, each: number) =>
  `now() - interval '500 days' * (1 - (${place})::float / ${each})`

/** Messages in the order in which a year brings them: teachers take turns, so one teacher's rows lie far apart. */
const messages = (source: string, each: string) => `
insert into public.chat_messages (id, user_id, session_id, role, content, is_visable, reply_to, created_at, rev)
  select ${MESSAGE('t', 'w')}, ${TEACHER('t')}, ${CHAT('t', `w / ${IN_CHAT}`)},
    case w % 2 when 0 then 'user' else 'assistant' end, case w % 2 when 0 then ${WORDS} else ${REPLY} end,
    (w / ${IN_CHAT}) % 40 <> 39, case w % 2 when 1 then ${MESSAGE('t', 'w - 1')} end,
    now() - interval '500 days' * (1 - w::float / (${each})), ${REV('w')}
  from (${source}) made;`

/** Every reply has its job and its charge, every twentieth a star. */
const traces = `
insert into private.generation_jobs (message_id, reply_id, user_id, session_id, state, attempt, charge_key, queued_at, changed_at)
  select reply_to, id, user_id, session_id, 'done', 1, reply_to::text, created_at, created_at from public.chat_messages where role = 'assistant';
insert into private.usage_ledger (user_id, key, reason, units, at)
  select user_id, reply_to::text, 'charge', 1, created_at from public.chat_messages where role = 'assistant';
insert into private.applied_ops (user_id, op_id, hash, outcome)
  select user_id, md5(id::text)::uuid, md5(id::text), '{"status": "done", "rev": 12}' from public.chat_messages where role = 'user';
insert into public.starred_items (user_id, message_id, chat_session_id, item_type, rev, starred_at)
  select user_id, id, session_id, 'lesson_plan', 9, created_at from public.chat_messages
  where role = 'assistant' and rev % 40 = 12 and rev < 1000;`

/** Fills the tables inside the database. Triggers are off meanwhile: they number changes, and the numbers are made here. */
export async function fill({ admin }: BenchDatabase, wanted: number): Promise<Filled> {
  const heavy = Math.min(HEAVY, wanted / 2)
  const teachers = Math.ceil((wanted - heavy) / EACH)
  const ordinary = teachers * EACH
  await admin.unsafe(
    `set session_replication_role = replica; set synchronous_commit = off; set work_mem = '128MB'`,
  )
  await admin.unsafe(
    accounts(teachers, heavy) + schools(teachers) + chats(0, 0, heavy) + chats(1, teachers, EACH),
  )
  const batches = Math.ceil(ordinary / BATCH)
  for (let batch = 0; batch < batches; batch += 1) {
    const [from, to] = [batch * BATCH, Math.min(ordinary, (batch + 1) * BATCH) - 1]
    const share = heavy / batches
    const [own, last] = [Math.round(batch * share), Math.round((batch + 1) * share) - 1]
    await admin.unsafe(
      messages(
        `select t, w from (select 1 + n % ${teachers} as t, n / ${teachers} as w, n::float as place from generate_series(${from}, ${to}) n
        union all select 0, n, ${from} + (n - ${own}) * ${(to - from) / Math.max(1, last - own)} from generate_series(${own}, ${last}) n) both_kinds order by place`,
        `case t when 0 then ${heavy} else ${EACH} end`,
      ),
    )
  }
  await admin.unsafe(traces)
  await admin.unsafe('reset session_replication_role; reset synchronous_commit; reset work_mem')
  await admin.unsafe('vacuum (analyze)')
  await admin.unsafe('checkpoint')
  return { messages: ordinary + heavy, teachers, teacher: (n) => idOf(admin, n) }
}

async function idOf(admin: BenchDatabase['admin'], n: number): Promise<string> {
  const [row] = await admin.unsafe(`select ${TEACHER(`${n}`)} as id`)
  return String(row?.id)
}
