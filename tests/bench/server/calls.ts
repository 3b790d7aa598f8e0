import { randomUUID } from 'node:crypto'
import { type BenchDatabase, quoted } from './database.ts'
import type { Filled } from './fill.ts'

/** One request of the API, made anew for each round. */
export interface Request {
  caller: string
  call: string
}

export interface Call {
  what: string
  /** In ms, for the p95. */
  budget?: number
  /** Rounds to that of a plain call; timers take longer and run seldom. */
  seldom?: true
  request(round: number): Promise<Request> | Request
}

const KIT_WORDS = [
  'Plan a lesson about fractions of a set for Year 4',
  'A reading lesson on the kererū for Year 3',
  'simple circuits, Year 5 science',
  'persuasive writing about plastic at school',
  'te reo greetings for new entrants',
]

const SERVICE = 'service_role'

export const sendOf = (content: string, session = randomUUID()) => ({
  op_id: randomUUID(),
  lane: `chat:${session}`,
  v: 1,
  op: 'message.send',
  session_id: session,
  message_id: randomUUID(),
  reply_id: randomUUID(),
  generator_type: 'lessonPlan',
  content,
  context: null,
  title: content.slice(0, 40),
})

export const applyOps = (teacher: string, ops: unknown[]) =>
  `select public.apply_ops('${teacher}', ${quoted(JSON.stringify(ops))}::jsonb)::text as answer`

/** The place in a teacher's stream after which so many rows follow. */
async function since(db: BenchDatabase, teacher: string, rows: number): Promise<number> {
  const [row] = await db.admin.unsafe(
    `select rev from (select rev from public.chat_messages where user_id = '${teacher}'
       union all select rev from public.chat_sessions where user_id = '${teacher}') both_tables order by rev desc offset ${rows} limit 1`,
  )
  return Number(row?.rev)
}

interface Known {
  heavy: string
  ordinary: string[]
  epoch: string
  chats: string[]
}

async function known({ admin }: BenchDatabase, filled: Filled): Promise<Known> {
  const heavy = await filled.teacher(0)
  const some = Array.from({ length: 50 }, (_, n) => 1 + ((n * 7919) % filled.teachers))
  const ordinary = await Promise.all(some.map((n) => filled.teacher(n)))
  const [head] = await admin.unsafe(`select epoch from public.sync_heads where user_id = '${heavy}'`)
  const chats = await admin.unsafe(
    `select id from public.chat_sessions where user_id = '${heavy}' and not is_deleted order by updated_at desc limit 50`,
  )
  return { heavy, ordinary, epoch: String(head?.epoch), chats: chats.map(({ id }) => String(id)) }
}

const at = <T>(list: T[], round: number): T => list[round % list.length] as T

/** What a device asks, by a teacher with up to 10,000 messages of their own, and by ordinary ones with 200. */
export async function callsOn(db: BenchDatabase, filled: Filled): Promise<Call[]> {
  const { heavy, ordinary, epoch, chats } = await known(db, filled)
  const pull = (position: number) => ({
    caller: heavy,
    call: `select public.pull_changes('${epoch}', ${position}, 500)::text as answer`,
  })
  const [none, some, many] = [
    await since(db, heavy, 0),
    await since(db, heavy, 50),
    await since(db, heavy, 500),
  ]
  const asHeavy = (call: string) => ({ caller: heavy, call })
  const list = (what: string, call: string): Call => ({ what, request: () => asHeavy(call) })
  return [
    { what: 'pull_changes, nothing new', budget: 2, request: () => pull(none) },
    { what: 'pull_changes, 50 rows', budget: 5, request: () => pull(some) },
    { what: 'pull_changes, 500 rows', budget: 25, request: () => pull(many) },
    list('bootstrap, a teacher with many messages', 'select public.bootstrap()::text as answer'),
    {
      what: 'bootstrap, a teacher with 200',
      request: (n) => ({ caller: at(ordinary, n), call: 'select public.bootstrap()::text as answer' }),
    },
    {
      what: 'apply_ops, one message',
      request: (n) => sendBy(at(ordinary, n), 1),
    },
    { what: 'apply_ops, 20 messages', request: (n) => sendBy(at(ordinary, n), 20) },
    {
      what: 'fetch_chat',
      request: (n) => asHeavy(`select public.fetch_chat('${at(chats, n)}')::text as answer`),
    },
    list('fetch_history, 500 rows', `select public.fetch_history(${none + 1}, 500)::text as answer`),
    {
      what: 'kit search',
      request: (n) => ({ caller: SERVICE, call: findKits(at(KIT_WORDS, n)) }),
    },
    ...listsUnderRowSecurity(list, chats),
    ...timers(ordinary),
  ]
}

function sendBy(teacher: string, count: number): Request {
  const ops = Array.from({ length: count }, (_, n) => sendOf(`A lesson on fractions, number ${n}`))
  return { caller: teacher, call: applyOps(teacher, ops) }
}

const findKits = (words: string) =>
  `select public.find_kits('{}', '{}', ${quoted(words)}, '', null, null, null, false)::text as answer`

/** As PostgREST asks: nothing but row security says whose rows they are. */
function listsUnderRowSecurity(list: (what: string, call: string) => Call, chats: string[]): Call[] {
  const asJson = (query: string) => `select coalesce(json_agg(q), '[]')::text as answer from (${query}) q`
  return [
    list(
      'list of the newest 30 chats under row security',
      asJson(
        'select id, title, updated_at from public.chat_sessions where not is_deleted order by updated_at desc limit 30',
      ),
    ),
    list(
      'list of a chat’s messages under row security',
      asJson(`select * from public.chat_messages where session_id = '${chats[0]}' order by created_at`),
    ),
    list(
      'list of stars under row security',
      asJson('select * from public.starred_items order by starred_at desc limit 50'),
    ),
  ]
}

/** What runs by the clock, and what the owner asks. */
function timers(ordinary: string[]): Call[] {
  const timer = (what: string, call: string): Call => ({
    what,
    seldom: true,
    request: () => ({ caller: SERVICE, call }),
  })
  return [
    timer('the sweep: due_jobs', 'select public.due_jobs(20)::text as answer'),
    timer('the sweep: reset_due_periods', 'select public.reset_due_periods()::text as answer'),
    timer('daily: apply_retention', 'select public.apply_retention()::text as answer'),
    timer('the owner’s report', 'select public.owner_report()::text as answer'),
    timer(
      'one account is asked about by the payments',
      `select count(*)::text as answer from public.payment_accounts_after('${ordinary[0]}', 100)`,
    ),
  ]
}
