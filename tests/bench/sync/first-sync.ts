import { signIn } from '../../support/teacher-at-work.ts'
import type { Bench } from '../bench.ts'
import { type Line, one } from '../line.ts'
import { rowsOnServer } from '../server-rows.ts'
import { openSlowLine } from '../slow-line.ts'
import { messages } from './catch-ups.ts'
import { untilCount } from './device.ts'
import { callPlain, context, newTeacher, openPlaces, type Teacher } from './places.ts'
import { watchTraffic } from './traffic.ts'

const RTT_MS = 150
const CHATS = 200

/** A new device of a teacher with this many messages: until the chat list is usable, and until everything is there. */
export async function firstSyncs(bench: Bench, script: string, count: number): Promise<Line[]> {
  const teacher = await newTeacher(bench)
  const each = Math.ceil(count / CHATS)
  const rows = teacher.chats
    .slice(0, CHATS)
    .flatMap((chat, at) => messages(teacher.user, chat, each, Date.UTC(2026, 0, 1) + at * 3_600_000))
  await rowsOnServer(bench.app).insert('chat_messages', rows)
  bench.tell(`${rows.length} messages on the server`)
  const line = await openSlowLine(bench.app.url, RTT_MS)
  bench.atEnd(() => line.close())
  const what = `first sync of ${rows.length.toLocaleString('en-NZ')} messages, ${RTT_MS} ms there and back`
  const mine = await ours(bench, line.url, teacher, rows.length)
  const { plain } = await openPlaces(bench, line.url, teacher, script)
  const traffic = watchTraffic(plain, ['/rest/v1/'])
  const theirs = await callPlain(plain, 'firstSync')
  const seen = await traffic.read()
  const by = 'supabase-js by hand'
  const note = `no: nothing to show before a page of messages is there, and nothing kept; ${seen.calls} calls`
  const kb = { unit: 'KB' } as const
  return [
    one(`${what}: the list is usable`, 'ours', mine.usable, { note: 'bootstrap on the device' }),
    one(what, 'ours', mine.all, { besides: [mine.all], note: `${mine.calls} calls` }),
    one(what, by, theirs.ms, { besides: [mine.all], note }),
    one(`${what}: bytes`, 'ours', mine.bytes / 1000, { ...kb, besides: [mine.bytes / 1000] }),
    one(`${what}: bytes`, by, seen.bytes / 1000, { ...kb, besides: [mine.bytes / 1000] }),
  ]
}

async function ours(bench: Bench, url: string, { email, user }: Teacher, count: number) {
  const page = await (await context(bench, url)).newPage()
  const traffic = watchTraffic(page, ['/rest/v1/'])
  const first = watchTraffic(page, ['/bootstrap'])
  await signIn(page, email)
  const usableAt = await untilCount(page, user, 'chat_sessions', 200)
  const begun = await first.read()
  const allAt = await untilCount(page, user, 'chat_messages', count)
  const seen = await traffic.read()
  return { usable: usableAt - begun.from, all: allAt - begun.from, bytes: seen.bytes, calls: seen.calls }
}
