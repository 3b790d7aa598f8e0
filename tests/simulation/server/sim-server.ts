import type { ServerRow } from '#domain/rows.ts'
import type { SyncServer } from '#sync/server.ts'

/** A call as it travels: the name of the RPC's wrapper and JSON arguments. */
export type CallName = Exclude<keyof SyncServer, 'listenForChanges'>

export interface JobView {
  messageId: string
  userId: string
  state: string
  attempt: number
}

/** What the school's shelf has for a teacher at this moment, delivered or not. */
export interface ShelfView {
  id: string
  title: string
  mine: boolean
}

/** All that one teacher has on the server, for the invariants. */
export interface ServerDump {
  epoch: string
  head: number
  rows: ServerRow[]
  shelf: ShelfView[]
  /** Ops that have a receipt. */
  receipts: Set<string>
  ledger: { key: string; reason: string; units: number }[]
  revisions: { id: string; message_id: string; html: string }[]
}

/** The server of a schedule: the real SQL, or the model that is checked against it. */
export interface SimServer {
  addTeacher(messageLimit: number): Promise<string>
  /** Puts two teachers into one school. */
  makeSchool(admin: string, member: string, school: string): Promise<void>
  call(asUser: string, name: CallName, args: unknown[]): Promise<unknown>
  dump(userId: string): Promise<ServerDump>
  jobs(): Promise<JobView[]>
  /** The attempt, or null when there is nothing to claim. */
  claim(messageId: string): Promise<number | null>
  publish(messageId: string, attempt: number, patch: object, state: string): Promise<boolean>
  /** Every lease has run out. */
  loseLeases(): Promise<void>
  /** Messages whose reply is due, after failing those out of tries. */
  sweep(): Promise<string[]>
  setLimit(userId: string, limit: number): Promise<void>
  /** The paid month is over. */
  endPeriod(userId: string): Promise<void>
  newEpochs(): Promise<void>
  /** Takes a backup; the answered function restores it. Undefined where that would take too long. */
  backup?(): () => void
}
