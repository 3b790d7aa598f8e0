import Dexie, { type EntityTable, type Table } from 'dexie'
import type { WorkerToken } from '#domain/worker-token.ts'
import { Connection } from './reopen.ts'

type DeviceFact =
  | { key: 'curriculumVersion'; value: string }
  /** worker-token.ts */
  | { key: 'workerToken'; value: WorkerToken }
  /** Bytes that are deleted when the disk is full (reserve-space.ts). */
  | { key: 'reserve'; value: Uint8Array }

interface KnownUser {
  userId: string
  lastUsedAt: string
  /** The time of a forced sign-out: since then only unsent work is kept. */
  purgedAt?: string
}

/** Data of the device rather than of a teacher. It holds user ids and no names. */
class DeviceDb extends Dexie {
  declare facts: Table<DeviceFact, DeviceFact['key']>
  declare users: EntityTable<KnownUser, 'userId'>
  readonly connection = new Connection(this)

  constructor() {
    super('mahere-device')
    this.version(1).stores({ facts: 'key', users: 'userId' })
  }
}

export const deviceDb = new DeviceDb()
