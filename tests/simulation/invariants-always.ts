import { isDeepStrictEqual } from 'node:util'
import { keyOf, type ServerRow } from '#domain/rows.ts'
import type { SyncPosition } from '#local-store/db.ts'
import type { OutboxEntry } from '#local-store/outbox-entry.ts'
import { type Stored, SYNCED_TABLES, shown } from '#local-store/records.ts'
import type { Device } from './device/device.ts'
import { type Journal, nameOf } from './journal.ts'
import type { ServerDump } from './server/sim-server.ts'
import { must } from './violation.ts'
import type { World } from './world.ts'

type AnyRow = { user_id: string; rev: number }
type AnyRecord = Stored<AnyRow> & { complete?: true }

/** The newest word of the server on each key: a row, or the tombstone of one. */
export interface ServerRecord {
  table: string
  rev: number
  row: AnyRow | null
}

/** One teacher's store on one device, as it is on the disk, and the server's rows to compare it with. */
export interface Place {
  device: Device
  userId: string
  position: SyncPosition | undefined
  outbox: OutboxEntry[]
  /** Rows keyed by `table:key`. */
  records: Map<string, AnyRecord>
  dump: ServerDump
  server: Map<string, ServerRecord>
}

/** Checks the invariants that hold at any moment, on any device, whatever has failed. */
export class Watch {
  private readonly cursors = new Map<string, { epoch: string; cursor: number }>()

  check(world: World, dumps: Map<string, ServerDump>): void {
    for (const place of placesOf(world.devices, dumps)) {
      onlyOwnRows(place)
      this.cursorNeverFalls(place)
      waitingShows(place)
      wordsStayInSight(place, world.journal)
      refusedDoesNotShow(place)
      if (place.position?.epoch !== place.dump.epoch || place.position.resync) continue
      nothingStale(place)
      completeIsTrue(place)
    }
  }

  /** Revisions of before mean nothing any more. */
  serverRestored(): void {
    this.cursors.clear()
  }

  /** I7, the cursor's half. */
  private cursorNeverFalls({ device, userId, position, dump }: Place): void {
    const name = `${device.name} ${device.diskNumber} ${userId}`
    const before = this.cursors.get(name)
    if (!position) this.cursors.delete(name)
    if (!position) return
    const fell = before?.epoch === position.epoch && position.cursor < before.cursor
    must(!fell, 'I7', () => `the cursor of ${device.name} fell to ${position.cursor}`)
    const ahead = position.epoch === dump.epoch && position.cursor > dump.head
    must(!ahead, 'I7', () => `the cursor of ${device.name} is at ${position.cursor} of ${dump.head}`)
    this.cursors.set(name, position)
  }
}

export function placesOf(devices: Device[], dumps: Map<string, ServerDump>): Place[] {
  return devices.flatMap((device) =>
    [...dumps].map(([userId, dump]) => ({
      device,
      userId,
      dump,
      position: device.position(userId),
      outbox: device.outbox(userId),
      records: recordsOf(device, userId),
      server: newestOf(dump.rows),
    })),
  )
}

function recordsOf(device: Device, userId: string): Map<string, AnyRecord> {
  const found = new Map<string, AnyRecord>()
  for (const table of SYNCED_TABLES)
    for (const record of device.records(userId, table))
      found.set(`${table}:${record.id}`, record as AnyRecord)
  return found
}

export function newestOf(rows: ServerRow[]): Map<string, ServerRecord> {
  const newest = new Map<string, ServerRecord>()
  for (const item of rows) {
    const [table, key, row] =
      item.t === 'sync_tombstones'
        ? [item.r.table_name, item.r.row_id, null]
        : [item.t, keyOf(item.t, item.r), item.r]
    const known = newest.get(`${table}:${key}`)
    if (!known || known.rev < item.r.rev) newest.set(`${table}:${key}`, { table, rev: item.r.rev, row })
  }
  return newest
}

/** I11: a teacher's database holds nothing of another. */
function onlyOwnRows({ device, userId, records }: Place): void {
  for (const [name, { row }] of records)
    must(!row || row.user_id === userId, 'I11', () => `${device.name} holds another teacher's ${name}`)
}

/** I7: up to the cursor, what is here is what the server has; nothing is older, nothing rose from the dead. */
function nothingStale({ device, records, server, position }: Place): void {
  const cursor = position?.cursor ?? 0
  for (const [name, record] of records) {
    if (record.rev === 0) continue
    const known = server.get(name)
    must(known !== undefined, 'I7', () => `${device.name} has ${name}, which the server never had`)
    must(record.rev <= known.rev, 'I7', () => `${device.name} has ${name} from the future`)
    must(record.rev === known.rev || known.rev > cursor, 'I7', () => `${name} on ${device.name} is stale`)
    const same = record.rev !== known.rev || isSame(record.row, known)
    must(same, 'I7', () => `${name} on ${device.name} is not what the server sent`)
  }
  for (const [name, known] of server) {
    // After an upgrade the rows of a table that was new to the app are still to be asked for.
    const isHere = position?.historyBefore === null && position.tables === SYNCED_TABLES.length
    const needed = known.rev <= cursor && isNeeded(known) && isHere
    must(!needed || records.has(name), 'I7', () => `${device.name} lacks ${name} of revision ${known.rev}`)
  }
}

/** A document of the shelf comes after its row, and what a reader has not been told of yet is nobody's to compare. */
function isSame(row: AnyRow | null, known: ServerRecord): boolean {
  if (known.table !== 'shelf_items' || !row || !known.row) return isDeepStrictEqual(row, known.row)
  if (!('title' in known.row)) return true
  const { bare: _bare, ...told } = row as AnyRow & { bare?: 1 }
  const { body: _body, ...listed } = known.row as AnyRow & { body?: unknown }
  return isDeepStrictEqual(told, 'body' in told ? known.row : listed)
}

/** A device that joins is spared what was removed or hidden before. */
export function isNeeded({ table, row }: ServerRecord): boolean {
  if (!row) return false
  const { is_deleted, is_visable } = row as { is_deleted?: boolean; is_visable?: boolean }
  return table === 'chat_sessions' ? !is_deleted : table === 'chat_messages' ? is_visable === true : true
}

/** A chat marked complete has all its messages here. */
function completeIsTrue({ device, records, server, position }: Place): void {
  const cursor = position?.cursor ?? 0
  for (const [name, known] of server) {
    if (known.table !== 'chat_messages' || known.rev > cursor || !isNeeded(known)) continue
    const { session_id } = known.row as unknown as { session_id: string }
    const chat = records.get(`chat_sessions:${session_id}`)
    const whole = chat?.complete !== true || records.has(name)
    must(whole, 'I7', () => `${device.name} calls a chat complete that lacks ${name}`)
  }
}

const hasAll = (row: object, part: object) => JSON.stringify({ ...row, ...part }) === JSON.stringify(row)

/** I9: what waits to be sent is what its teacher sees. */
function waitingShows({ device, outbox, records }: Place): void {
  const see = (table: string, key: string) =>
    shown(records.get(`${table}:${key}`)) as Record<string, unknown> | undefined
  for (const [target, entry] of lastByTarget(outbox)) {
    const { op } = entry
    const [table = '', key = ''] = target.split(':')
    const row = see(table, key)
    const wrong = () => `${device.name} does not show ${nameOf(op)}, which waits`
    if (op.op === 'star.set') must(Boolean(row) === op.starred, 'I9', wrong)
    if (op.op === 'shelf.set') must(Boolean(row) === Boolean(op.item), 'I9', wrong)
    if (op.op === 'star.file' && row) must(hasAll(row, op.set), 'I9', wrong)
    if (op.op === 'chat.delete') must(!row || row.is_deleted === true, 'I9', wrong)
    if (op.op === 'chat.rename' && row) must(row.is_deleted === true || row.title === op.title, 'I9', wrong)
    if (op.op === 'message.send') must(row !== undefined && row.is_deleted !== true, 'I9', wrong)
    if (op.op === 'resource.save' && row) must(row.edited_html_content === op.html, 'I9', wrong)
  }
}

/** I5: a text typed on this device is visible on it from the moment it was saved: waiting, being sent, and done but not yet pulled. */
function wordsStayInSight(
  { device, userId, position, outbox, records, server }: Place,
  journal: Journal,
): void {
  for (const { op, opId, lockedAway, takenBack, fate, ...from } of journal.intents.values()) {
    const here = from.device === device && from.disk === device.diskNumber && from.userId === userId
    if (op.op !== 'message.send' || !here || lockedAway || takenBack || fate) continue
    const known = server.get(`chat_messages:${op.message_id}`)
    if (known && !isNeeded(known)) continue // its chat was deleted
    // It was, and another device has revived it since, of which this one has not heard yet.
    const sentAt = journal.arrivals.get(opId)?.receipt.rev ?? Number.POSITIVE_INFINITY
    if (known && known.rev > sentAt && known.rev > (position?.cursor ?? 0)) continue
    const inSight =
      shown(records.get(`chat_messages:${op.message_id}`)) !== undefined ||
      outbox.some((entry) => entry.opId === opId)
    must(inSight, 'I5', () => `${device.name} no longer shows "${op.content.slice(0, 20)}"`)
  }
}

/** The last of several waiting changes to one row decides, except that a title does not undo an earlier change. */
function lastByTarget(outbox: OutboxEntry[]): Map<string, OutboxEntry> {
  const open = outbox.filter(({ state }) => state === 'queued' || state === 'sending')
  const sorted = open.sort((one, other) => one.seq - other.seq)
  return new Map(sorted.flatMap((entry) => entry.targets.map((target) => [target, entry] as const)))
}

/** Refused ops change no row: the rows show what the server has. */
function refusedDoesNotShow({ device, outbox, records }: Place): void {
  const waiting = new Set(outbox.filter(({ state }) => state !== 'parked').flatMap(({ targets }) => targets))
  for (const [name, record] of records) {
    const covered = record.view !== undefined && !waiting.has(name)
    must(!covered, 'I9', () => `${device.name} shows a change of ${name} that nothing waits for`)
  }
}
