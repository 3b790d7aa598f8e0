import type { Book } from './book.ts'
import type { DeviceState } from './read-device.ts'
import type { ServerMessage, ServerTruth } from './server-truth.ts'

/** Each finding is one sentence; the number of sentences is the number that is reported. */
export interface Findings {
  lost: string[]
  doubled: string[]
  stuck: string[]
  mischarged: string[]
}

export function count(book: Book, server: ServerTruth, device: DeviceState): Findings {
  return {
    lost: [
      ...book.losses,
      ...lostWords(book, server, device),
      ...lostChanges(book, server),
      ...unlike(server, device),
    ],
    doubled: doubledRows(server),
    stuck: stuckWork(server, device),
    mischarged: mischarges(server),
  }
}

const usersOf = ({ messages }: ServerTruth) => messages.filter(({ role }) => role === 'user')
const repliesOf = ({ messages }: ServerTruth) => messages.filter(({ role }) => role === 'assistant')

/** Messages the device took that are neither on the server nor in its outbox. */
function lostWords({ taken }: Book, server: ServerTruth, device: DeviceState): string[] {
  const known = new Set(usersOf(server).map(({ content }) => content))
  for (const { content } of device.outbox) if (content) known.add(content)
  return [...taken].filter((words) => !known.has(words)).map((words) => `"${words}" was taken and is nowhere`)
}

/** The last tap decides on titles, stars and deletions; every word saved into a resource is in one of its versions. */
function lostChanges({ titles, stars, deleted, edits }: Book, server: ServerTruth): string[] {
  const chats = new Map(server.chats.map((chat) => [chat.id, chat]))
  const messages = new Map(server.messages.map((message) => [message.id, message]))
  const starred = new Set(server.stars)
  const lost: string[] = []
  for (const [id, title] of titles) {
    const now = chats.get(id)?.title
    if (now !== title) lost.push(`chat ${id} was renamed "${title}" and is called "${now}"`)
  }
  for (const [id, on] of stars) {
    if (starred.has(id) !== on) lost.push(`the star of ${id} was last tapped ${on ? 'on' : 'off'}`)
  }
  for (const id of starred) if (!stars.has(id)) lost.push(`nobody tapped the star of ${id}`)
  for (const { id, is_deleted } of server.chats) {
    if (is_deleted !== deleted.has(id)) lost.push(`chat ${id} is ${is_deleted ? '' : 'not '}deleted`)
  }
  for (const [id, markers] of edits) {
    const kept = server.revisions.filter(({ message_id }) => message_id === id).map(({ html }) => html)
    const current = messages.get(id)?.edited_html_content ?? ''
    if (!markers.some((marker) => current.includes(marker))) lost.push(`resource ${id} shows no saved edit`)
    for (const marker of markers) {
      if (![current, ...kept].some((html) => html.includes(marker)))
        lost.push(`${marker} is in no version of resource ${id}`)
    }
  }
  return lost
}

/** The device shows what the server has, no more and no less. */
function unlike(server: ServerTruth, device: DeviceState): string[] {
  const here = new Map(device.messages.map((message) => [message.id, message]))
  const there = new Map(server.messages.map((message) => [message.id, message]))
  const missing = server.messages.filter(({ id, is_visable }) => is_visable && !here.has(id))
  const risen = device.messages.filter(({ id, visible }) => visible && !there.get(id)?.is_visable)
  const stale = device.messages.filter(({ id, state }) => there.has(id) && there.get(id)?.state !== state)
  return [
    ...missing.map(({ id }) => `message ${id} is not on the device`),
    ...risen.map(({ id }) => `message ${id} is on the device only`),
    ...stale.map(({ id, state }) => `reply ${id} is ${there.get(id)?.state}, the device says ${state}`),
  ]
}

function repeated<T>(list: readonly T[], keyOf: (item: T) => string): [key: string, times: number][] {
  const times = new Map<string, number>()
  for (const item of list) times.set(keyOf(item), (times.get(keyOf(item)) ?? 0) + 1)
  return [...times].filter(([, count]) => count > 1)
}

function doubledRows(server: ServerTruth): string[] {
  const words = repeated(usersOf(server), ({ content }) => content)
  const replies = repeated(repliesOf(server), ({ reply_to }) => reply_to ?? '')
  return [
    ...words.map(([content, times]) => `"${content}" is there ${times} times`),
    ...replies.map(([id, times]) => `message ${id} has ${times} replies`),
  ]
}

const ENDED = new Set(['done', 'stopped', 'failed'])

/** The faults have been over for long, and still something waits. */
function stuckWork(server: ServerTruth, device: DeviceState): string[] {
  const answered = new Map(repliesOf(server).map((reply) => [reply.reply_to, reply]))
  const jobs = new Map(server.jobs.map((job) => [job.message_id, job]))
  const waiting = device.outbox.map(({ op, state, reason }) => `${op} is ${state} (${reason ?? 'no reason'})`)
  const unanswered = usersOf(server).flatMap(({ id }) => replyTrouble(answered.get(id), jobs.get(id)))
  return [...waiting, ...unanswered]
}

function replyTrouble(
  reply: ServerMessage | undefined,
  job: ServerTruth['jobs'][number] | undefined,
): string[] {
  if (!reply || !job) return ['a message has no reply or no job']
  if (!ENDED.has(reply.state)) return [`reply ${reply.id} is still ${reply.state}`]
  if (job.state !== reply.state) return [`reply ${reply.id} is ${reply.state}, its job ${job.state}`]
  return reply.state === 'done' && Number(reply.written) === 0 ? [`reply ${reply.id} is done and empty`] : []
}

/** Used = what the ledger adds up to = one for each message, less what was given back for a reply that never came. */
function mischarges(server: ServerTruth): string[] {
  const { ledger, used, jobs } = server
  const sum = ledger.reduce((total, { units }) => total + units, 0)
  const charged = new Set(ledger.filter(({ reason }) => reason === 'charge').map(({ key }) => key))
  const messages = new Set(usersOf(server).map(({ id }) => id))
  const ended = new Map(jobs.map(({ charge_key, state }) => [charge_key, state]))
  const refunds = ledger.filter(({ reason }) => reason === 'refund')
  return [
    ...(used === sum ? [] : [`used ${used}, the ledger adds up to ${sum}`]),
    ...(sum === messages.size - refunds.length ? [] : [`${sum} charged for ${messages.size} messages`]),
    ...[...messages].filter((id) => !charged.has(id)).map((id) => `message ${id} was not charged`),
    ...[...charged].filter((key) => !messages.has(key)).map((key) => `${key} was charged for no message`),
    ...refunds
      .filter(({ key }) => ended.get(key) === 'done')
      .map(({ key }) => `${key} was given back for a finished reply`),
  ]
}
