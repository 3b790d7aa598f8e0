import { signIn } from '../../support/teacher-at-work.ts'
import type { Bench } from '../bench.ts'
import { type Line, one } from '../line.ts'
import { rowsOnServer } from '../server-rows.ts'
import { openSlowLine } from '../slow-line.ts'
import { messages } from './catch-ups.ts'
import { untilCount } from './device.ts'
import { callPlain, context, newTeacher, openPlain, type Teacher } from './places.ts'
import { linesOf, OURS, PLAIN, type Round, RXDB, timedRound } from './rounds.ts'
import { asRxdb, callRxdb, openRxdb, type RxdbSide, teacherWithChats } from './rxdb.ts'
import { watchTraffic } from './traffic.ts'

const RTT_MS = 150
const CHATS = 200

const NOTHING_KEPT = 'no: nothing to show before a page of messages is there, and nothing kept'
const IN_ORDER_OF_CHANGE = 'no: oldest first, so the newest chat comes last'

/** A new device of a teacher with this many messages: until the chat list is usable, and until everything is there. */
export async function firstSyncs(
  bench: Bench,
  script: string,
  side: RxdbSide,
  count: number,
): Promise<Line[]> {
  const teacher = await newTeacher(bench)
  const rows = history(teacher, count)
  await rowsOnServer(bench.app).insert('chat_messages', rows)
  bench.tell(`${rows.length} messages on the server`)
  const line = await openSlowLine(bench.app.url, RTT_MS)
  bench.atEnd(() => line.close())
  const what = `first sync of ${rows.length.toLocaleString('en-NZ')} messages, ${RTT_MS} ms there and back`
  const mine = await ours(bench, line.url, teacher, rows.length)
  const rxdb = await theirs(bench, side, count)
  const plain = await openPlain(bench, line.url, teacher, script)
  const byHand = await timedRound(plain, async () => (await callPlain(plain, 'firstSync')).ms)
  return [
    one(`${what}: the list is usable`, OURS, mine.usable, { note: 'bootstrap on the device' }),
    ...linesOf(what, [
      { by: OURS, rounds: [mine.round] },
      { by: RXDB, rounds: [rxdb], note: IN_ORDER_OF_CHANGE },
      { by: PLAIN, rounds: [byHand], note: NOTHING_KEPT },
    ]),
  ]
}

function history({ user, chats }: Teacher, count: number) {
  const each = Math.ceil(count / CHATS)
  return chats
    .slice(0, CHATS)
    .flatMap((chat, at) => messages(user, chat, each, Date.UTC(2026, 0, 1) + at * 3_600_000))
}

async function theirs(bench: Bench, side: RxdbSide, count: number): Promise<Round> {
  const teacher = await teacherWithChats(bench, side.app)
  await rowsOnServer(side.app).insert('rx_messages', asRxdb(history(teacher, count)))
  const line = await openSlowLine(side.app.url, RTT_MS)
  bench.atEnd(() => line.close())
  const page = await openRxdb(bench, line.url, side, teacher.email)
  return timedRound(page, async () => {
    const { ms, rows } = await callRxdb(page, 'firstSync')
    if (rows < count) throw new Error(`RxDB holds ${rows} of ${count} rows`)
    return ms
  })
}

async function ours(bench: Bench, url: string, { email, user }: Teacher, count: number) {
  const page = await (await context(bench, url)).newPage()
  const traffic = watchTraffic(page, ['/rest/v1/'])
  const first = watchTraffic(page, ['/bootstrap', '/pull_changes'])
  await signIn(page, email)
  const usableAt = await untilCount(page, user, 'chat_sessions', 200)
  const begun = await first.read()
  const allAt = await untilCount(page, user, 'chat_messages', count)
  const seen = await traffic.read()
  return { usable: usableAt - begun.from, round: { ms: allAt - begun.from, traffic: seen } }
}
