import type { ClassFields } from '#domain/class/teacher-class.ts'
import type { ServerRow, ShelfItem, StarLabels } from '#domain/rows.ts'
import { labelsOf } from '#domain/saved/saved-labels.ts'
import { cutTitle } from '#domain/titles.ts'
import { shown } from '#local-store/records.ts'
import { isNeeded, type Place, placesOf } from './invariants-always.ts'
import { type Arrival, type Journal, nameOf } from './journal.ts'
import type { ServerDump } from './server/sim-server.ts'
import { must } from './violation.ts'
import type { World } from './world.ts'

/** Checks the invariants that hold once every fault is over and nothing moves. */
export function checkAtRest(world: World, dumps: Map<string, ServerDump>): void {
  for (const [userId, dump] of dumps) {
    const arrived = [...world.journal.arrivals.values()].filter((arrival) => arrival.userId === userId)
    chargedOnce(world, dump)
    effectsOnce(dump, arrived)
    editsReachable(dump, arrived)
    receiptsStand(dump, arrived)
    shelfKept(dump, arrived)
  }
  tapOrder(world.journal)
  nothingVanished(world)
  for (const place of placesOf(world.devices, dumps)) {
    if (isInUse(place, world)) sameAsServer(place)
    if (place.userId === world.teacher) shelfOnDevice(place)
  }
}

/** The other teacher's store may lie locked or half filled on the shared device; it is checked as it is. */
const isInUse = ({ userId, position }: Place, world: World) =>
  userId === world.teacher || position?.historyBefore === null

/** I2: used = Σ ledger = charged messages ≤ limit; each message charged once, each refund for a charge. */
function chargedOnce(world: World, { rows, ledger }: ServerDump): void {
  const used = rowsOf(rows, 'user_usage')[0]?.count_messages ?? 0
  const sum = ledger.reduce((total, { units }) => total + units, 0)
  must(used === sum, 'I2', () => `used ${used}, but the ledger adds up to ${sum}`)
  must(used <= world.highestLimit, 'I2', () => `used ${used} of ${world.highestLimit}`)
  const charged = ledger.filter(({ reason }) => reason === 'charge').map(({ key }) => key)
  must(new Set(charged).size === charged.length, 'I2', () => 'a message was charged twice')
  const typed = rowsOf(rows, 'chat_messages').filter(({ role }) => role === 'user')
  const messages = charged.filter((key) => !key.startsWith('retry:'))
  must(
    messages.length === typed.length,
    'I2',
    () => `${messages.length} charges for ${typed.length} messages`,
  )
  const free = typed.find(({ id }) => !messages.includes(id))
  must(!free, 'I2', () => `message ${free?.id} was not charged`)
}

/** I2 and I4: the server is as if each op had been done once, in the order of their first arrival. */
function effectsOnce({ rows }: ServerDump, arrived: Arrival[]): void {
  const wanted = replay(arrived)
  const chats = rowsOf(rows, 'chat_sessions')
  for (const { id, title, is_deleted } of chats) {
    const chat = wanted.chats.get(id)
    must(chat !== undefined, 'I2', () => `nobody began chat ${id}`)
    must(title === chat.title, 'I4', () => `chat is called "${title}", not "${chat.title}"`)
    must(is_deleted === chat.deleted, 'I4', () => `"${title}" is ${is_deleted ? '' : 'not '}deleted`)
  }
  must(chats.length === wanted.chats.size, 'I3', () => 'a chat that was acknowledged is missing')
  const messages = rowsOf(rows, 'chat_messages')
  for (const [id, content] of wanted.messages) {
    const stored = messages.filter((message) => message.id === id)
    must(stored[0]?.content === content, 'I3', () => `"${content}" was acknowledged and is not there`)
  }
  const typed = messages.filter(({ role }) => role === 'user')
  must(typed.length === wanted.messages.size - wanted.copies, 'I2', () => 'there is a message nobody sent')
  const stars = rowsOf(rows, 'starred_items').map(({ message_id }) => message_id)
  const starred = [...wanted.stars].flatMap(([id, on]) => (on ? [id] : []))
  must(sameSet(stars, starred), 'I4', () => `stars ${stars.sort()} instead of ${starred.sort()}`)
  const [found] = rowsOf(rows, 'teacher_classes')
  for (const [field, value] of Object.entries(wanted.told))
    must(found?.[field as keyof ClassFields] === value, 'I4', () => `the class has another ${field}`)
  for (const star of rowsOf(rows, 'starred_items')) {
    const filed = JSON.stringify(labelsOf(wanted.labels.get(star.message_id) ?? {}))
    must(filed === JSON.stringify(labelsOf(star)), 'I4', () => `${star.message_id} is not filed as ${filed}`)
  }
  for (const { id, edited_revision } of messages)
    must((wanted.edits.get(id) ?? null) === edited_revision, 'I4', () => `reply ${id} shows another edit`)
}

/** I4: what a teacher put on the shelf last stands there; I8: and so it does on every device, with its document. */
function shelfKept({ shelf }: ServerDump, arrived: Arrival[]): void {
  const wanted = new Map<string, string | undefined>()
  for (const { op } of arrived) if (op.op === 'shelf.set') wanted.set(op.message_id, op.item?.title)
  const own = shelf.filter(({ mine }) => mine).map(({ id, title }) => `${id} ${title}`)
  const kept = [...wanted].flatMap(([id, title]) => (title ? [`${id} ${title}`] : []))
  must(sameSet(own, kept), 'I4', () => `on the shelf ${own.sort()} instead of ${kept.sort()}`)
}

function shelfOnDevice({ device, records, dump, outbox }: Place): void {
  const parked = new Set(outbox.flatMap(({ targets }) => targets))
  for (const { id, title } of dump.shelf) {
    if (parked.has(`shelf_items:${id}`)) continue
    const item = shown(records.get(`shelf_items:${id}`)) as ShelfItem | undefined
    must(
      item?.title === title,
      'I8',
      () => `${device.name} has "${item?.title}" on the shelf, not "${title}"`,
    )
    must(item.body?.content === title, 'I8', () => `${device.name} lacks the document of "${title}"`)
  }
}

function replay(arrived: Arrival[]) {
  const chats = new Map<string, { title: string; deleted: boolean }>()
  const messages = new Map<string, string>()
  const stars = new Map<string, boolean>()
  const labels = new Map<string, StarLabels>()
  const edits = new Map<string, string>()
  const told: Partial<ClassFields> = {}
  let copies = 0
  for (const { op } of arrived) {
    const chat = 'session_id' in op ? chats.get(op.session_id) : undefined
    if (op.op === 'message.send') {
      chats.set(op.session_id, { title: chat?.title ?? cutTitle(op.title), deleted: false })
      messages.set(op.message_id, op.content)
    }
    if (op.op === 'document.copy') {
      chats.set(op.session_id, { title: cutTitle(op.title), deleted: false })
      messages.set(op.message_id, op.body.content)
      copies += 1
    }
    if (op.op === 'chat.rename' && chat && !chat.deleted) chat.title = op.title
    if (op.op === 'chat.delete' && chat) chat.deleted = true
    if (op.op === 'star.set') {
      if (!op.starred) labels.delete(op.message_id)
      stars.set(op.message_id, op.starred)
    }
    if (op.op === 'star.file' && stars.get(op.message_id))
      labels.set(op.message_id, { ...labels.get(op.message_id), ...op.set })
    if (op.op === 'resource.save') edits.set(op.message_id, op.op_id)
    if (op.op === 'class.set') Object.assign(told, op.changes)
  }
  return { chats, messages, copies, stars, labels, edits, told }
}

/** I10: every edit saved is kept, except where the same device wrote over its own within ten minutes. */
function editsReachable({ revisions }: ServerDump, arrived: Arrival[]): void {
  const saves = arrived.flatMap(({ op }) => (op.op === 'resource.save' ? [op] : []))
  for (const save of saves) {
    const kept = revisions.some(({ id, html }) => id === save.op_id && html === save.html)
    const own = saves.some(({ base_id, device }) => base_id === save.op_id && device === save.device)
    must(kept || own, 'I10', () => `the edit ${save.op_id} cannot be reached`)
  }
}

/** I3. */
function receiptsStand({ receipts }: ServerDump, arrived: Arrival[]): void {
  for (const { op } of arrived) must(receipts.has(op.op_id), 'I3', () => `${nameOf(op)} has lost its receipt`)
}

/** I4: in a lane the server did things in the order of the taps; what was refused in between is a new tap. */
function tapOrder({ arrivals, intents }: Journal): void {
  const last = new Map<string, number>()
  for (const { op } of arrivals.values()) {
    const intent = intents.get(op.op_id)
    if (!intent || intent.takenBack || (intent.everParked && op.op !== 'message.send')) continue
    const lane = `${intent.device.name} ${intent.disk} ${intent.userId} ${op.lane}`
    const before = last.get(lane) ?? 0
    must(intent.seq > before, 'I4', () => `${nameOf(op)} came before what was tapped before it`)
    last.set(lane, intent.seq)
  }
}

/** I5: whatever is not done still lies on its device, visibly. */
function nothingVanished({ journal }: World): void {
  for (const { op, opId, device, userId } of journal.open()) {
    const held = device.outbox(userId).some((entry) => entry.opId === opId)
    must(held, 'I5', () => `${nameOf(op)} is nowhere`)
  }
}

/** I8: what a device shows is what the server has, and the bodies and chats of what is starred are here. */
function sameAsServer({ device, records, server, outbox }: Place): void {
  const waiting = new Set(outbox.flatMap(({ targets }) => targets))
  const starred = new Set<string>()
  for (const { table, row } of server.values()) {
    if (table !== 'starred_items' || !row) continue
    const { message_id, chat_session_id } = row as unknown as { message_id: string; chat_session_id: string }
    starred.add(`chat_messages:${message_id}`).add(`chat_sessions:${chat_session_id}`)
  }
  for (const [name, known] of server) {
    const local = records.get(name)
    const needed = isNeeded(known) || starred.has(name)
    must(!needed || local?.rev === known.rev, 'I8', () => `${device.name} lacks ${name}`)
  }
  for (const [name, { rev, view }] of records) {
    must(
      rev === 0 || server.get(name)?.rev === rev,
      'I8',
      () => `${name} on ${device.name} is not the server's`,
    )
    must(view === undefined || waiting.has(name), 'I8', () => `${device.name} covers ${name}`)
  }
}

function rowsOf<T extends ServerRow['t']>(rows: ServerRow[], table: T) {
  return rows.flatMap(({ t, r }) => (t === table ? [r as Extract<ServerRow, { t: T }>['r']] : []))
}

const sameSet = (one: string[], other: string[]) =>
  one.length === other.length && one.every((item) => other.includes(item))
