import type { Rows, SyncedTable } from '#domain/rows.ts'
import type { SyncPosition } from '#local-store/db.ts'
import type { OutboxEntry } from '#local-store/outbox-entry.ts'
import type { Stored } from '#local-store/records.ts'
import { DeviceClock } from './device-clock.ts'
import { DeviceLocks } from './device-locks.ts'
import { Disk } from './disk.ts'
import type { Tab } from './tab.ts'

/** A phone or a laptop: a disk, a clock, locks, the teacher signed in, and the tabs that are open. */
export class Device {
  readonly name: string
  readonly disk = new Disk()
  readonly clock = new DeviceClock()
  readonly locks = new DeviceLocks()
  /** Rises when the disk was cleared. */
  diskNumber = 0
  tabs: Tab[] = []
  /** Whose token its requests carry. */
  signedIn: string
  /** False while the device has no network; no request arrives then. */
  offline = false
  /** The browser's own statement about the network, which may be wrong. */
  saysOnline = true

  constructor(name: string, signedIn: string) {
    this.name = name
    this.signedIn = signedIn
  }

  outbox(userId: string): OutboxEntry[] {
    return this.disk.read<OutboxEntry>(`mahere-${userId}`, 'outbox')
  }

  position(userId: string): SyncPosition | undefined {
    return this.disk.read<SyncPosition>(`mahere-${userId}`, 'meta').find(({ key }) => key === 'sync')
  }

  records<T extends SyncedTable>(userId: string, table: T): (Stored<Rows[T]> & { complete?: true })[] {
    return this.disk.read(`mahere-${userId}`, table)
  }
}
