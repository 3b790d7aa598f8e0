import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import type { Bench } from '../bench.ts'
import type { Line } from '../line.ts'
import { rowsOnServer } from '../server-rows.ts'
import { countOf, untilCount } from './device.ts'
import { callPlain, type Places, type Teacher } from './places.ts'
import { linesOf, OURS, PLAIN, type Round, RXDB, timedRound } from './rounds.ts'
import { asRxdb, callRxdb, type RxdbSide } from './rxdb.ts'
import { watchTraffic } from './traffic.ts'

const CHANGES = 500
const BY_MARKS =
  'no: by time, so a commit that comes late is missed; removals only as marks in the row. Rows are kept on the device'
const NO_DELETIONS = 'no: by time, so edits of older rows, removals and late commits are missed'

/** Messages that another device of the teacher's has written, in one chat. */
export function messages(
  user: string,
  session: string,
  count: number,
  from: number,
): Record<string, unknown>[] {
  return Array.from({ length: count }, (_, n) => ({
    id: randomUUID(),
    user_id: user,
    session_id: session,
    role: n % 2 === 0 ? 'user' : 'assistant',
    content: `Message ${from + n}. ${'Fractions of a set, with counters, in pairs. '.repeat(n % 2 === 0 ? 2 : 10)}`,
    state: 'done',
    created_at: new Date(from + n).toISOString(),
  }))
}

/** Ours: from the first request until the rows are on the device. */
async function catchUpOurs(page: Page, user: string, arrive: () => Promise<void>): Promise<Round> {
  await page.goto('/home')
  await page.getByRole('button', { name: /up to date/i }).waitFor({ timeout: 60_000 })
  const held = await countOf(page, user, 'chat_messages')
  await page.goto('/pricing')
  await arrive()
  const traffic = watchTraffic(page, ['/pull_changes', '/bootstrap'])
  await page.goto('/home')
  const to = await untilCount(page, user, 'chat_messages', held + CHANGES)
  const seen = await traffic.read()
  return { ms: to - seen.from, traffic: seen }
}

export async function catchUps(
  bench: Bench,
  places: Places,
  { user, chats }: Teacher,
  side: RxdbSide,
  rtt: number,
  count: number,
): Promise<Line[]> {
  const ours: Round[] = []
  const plain: Round[] = []
  const rxdb: Round[] = []
  for (let round = 0; round < count; round += 1) {
    const from = Date.now()
    const rows = messages(user, chats[round + 200] ?? '', CHANGES, from)
    const arrive = () => rowsOnServer(bench.app).insert('chat_messages', rows)
    ours.push(await catchUpOurs(places.ours, user, arrive))
    const since = new Date(from - 1).toISOString()
    plain.push(await timedRound(places.plain, () => callPlain(places.plain, 'catchUp', since)))
    const theirs = messages(side.teacher.user, side.teacher.chats[0] ?? '', CHANGES, from)
    await rowsOnServer(side.app).insert('rx_messages', asRxdb(theirs))
    rxdb.push(await timedRound(places.rxdb, () => callRxdb(places.rxdb, 'catchUp')))
  }
  bench.tell(`caught up at ${rtt} ms`)
  return linesOf(`caught up after ${CHANGES} changes elsewhere, ${rtt} ms there and back`, [
    { by: OURS, rounds: ours },
    { by: RXDB, rounds: rxdb, note: BY_MARKS },
    { by: PLAIN, rounds: plain, note: NO_DELETIONS },
  ])
}
