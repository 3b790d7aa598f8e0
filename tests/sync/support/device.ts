import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { StoreDb } from '#local-store/db.ts'
import type { SyncContext } from '#sync/context.ts'
import { notify } from '#sync/notify.ts'
import { runRound } from '#sync/round.ts'
import type { SyncServer } from '#sync/server.ts'
import { ManualClock } from './manual-clock.ts'

export interface Device extends SyncContext {
  clock: ManualClock
  disk: IDBFactory
  /** The ids that history filling has requested. */
  asked: Set<string>
}

/** Creates a device with its own disk. Given another device's disk it is that device after a reload, or its second tab. */
export function newDevice(userId: string, server: SyncServer, disk = new IDBFactory()): Device {
  const db = new StoreDb(userId, { indexedDB: disk, IDBKeyRange })
  return {
    db,
    server,
    clock: new ManualClock(),
    random: () => 0,
    disk,
    asked: new Set(),
    stopped: new AbortController().signal,
    notify,
  }
}

/** Runs rounds until there is nothing left to do or a round fails. */
export async function syncDevice(device: Device): Promise<void> {
  for (let rounds = 0; rounds < 60; rounds++) {
    if ((await runRound(device, device.asked)) === 'done') return
  }
  throw new Error('Sync did not come to rest')
}
