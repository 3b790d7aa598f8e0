import { randomUUID } from 'node:crypto'
import type { Bench } from '../bench.ts'
import type { Line } from '../line.ts'
import { rowsOnServer } from '../server-rows.ts'
import { countOf, untilCount } from './device.ts'
import { callPlain, type Places, type Teacher } from './places.ts'
import { linesOf, plainRound, type Rounds } from './rounds.ts'
import { watchTraffic } from './traffic.ts'

const CHANGES = 500
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

export async function catchUps(
  bench: Bench,
  places: Places,
  teacher: Teacher,
  rtt: number,
  count: number,
): Promise<Line[]> {
  const rounds: Rounds = { ours: [], plain: [] }
  const { ours, plain } = places
  const { user, chats } = teacher
  for (let round = 0; round < count; round += 1) {
    await ours.goto('/home')
    await ours.getByRole('button', { name: /up to date/i }).waitFor({ timeout: 60_000 })
    const held = await countOf(ours, user, 'chat_messages')
    await ours.goto('/pricing')
    const from = Date.now()
    const rows = messages(user, chats[round + 200] ?? '', CHANGES, from)
    await rowsOnServer(bench.app).insert('chat_messages', rows)
    const traffic = watchTraffic(ours, ['/pull_changes', '/bootstrap'])
    await ours.goto('/home')
    const to = await untilCount(ours, user, 'chat_messages', held + CHANGES)
    const seen = await traffic.read()
    rounds.ours.push({ ms: to - seen.from, traffic: seen })
    const since = new Date(from - 1).toISOString()
    rounds.plain.push(await plainRound(plain, () => callPlain(plain, 'catchUp', since)))
  }
  bench.tell(`caught up at ${rtt} ms`)
  return linesOf(
    `caught up after ${CHANGES} changes elsewhere, ${rtt} ms there and back`,
    rounds,
    NO_DELETIONS,
  )
}
