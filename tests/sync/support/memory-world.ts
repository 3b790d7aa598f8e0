import { resetLoads } from '#session/chat-loads.ts'
import { resetSyncStatus } from '#session/sync-status.ts'
import { dismissToast, readToast } from '#session/toasts.ts'
import { type Device, newDevice } from './device.ts'
import { behindNetwork, type FaultyServer } from './faults.ts'
import { MemoryServer } from './memory-server.ts'
import { USER } from './rows.ts'

export interface MemoryWorld {
  memory: MemoryServer
  server: FaultyServer
  device: Device
}

/** Creates a device and a server in memory behind a breakable network, and clears the session state of the last test. */
export function newMemoryWorld(): MemoryWorld {
  resetSyncStatus()
  resetLoads()
  while (readToast()) dismissToast()
  const memory = new MemoryServer(USER)
  const server = behindNetwork(memory)
  return { memory, server, device: newDevice(USER, server) }
}
