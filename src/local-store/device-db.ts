import Dexie, { type EntityTable, type Table } from 'dexie'
import type { WorkerToken } from '#domain/worker-token.ts'

export type DeviceFact =
  | { key: 'curriculumVersion'; value: string }
  /** worker-token.ts */
  | { key: 'workerToken'; value: WorkerToken }
  /** Bytes that may go when the disk is full (ballast.ts). */
  | { key: 'ballast'; value: Uint8Array }

export interface KnownUser {
  userId: string
  lastUsedAt: string
  /** Since when only unsent words are kept, after a sign-out nobody asked for. */
  lockedAt?: string
}

/** What belongs to the device and not to a teacher. Names nobody. */
class DeviceDb extends Dexie {
  declare facts: Table<DeviceFact, DeviceFact['key']>
  declare users: EntityTable<KnownUser, 'userId'>

  constructor() {
    super('mahere-device')
    this.version(1).stores({ facts: 'key', users: 'userId' })
  }
}

export const deviceDb = new DeviceDb()
