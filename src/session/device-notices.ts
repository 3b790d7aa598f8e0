import { create } from 'zustand'

export interface DeviceNotices {
  /** newer: another tab runs a newer version of the app. blocked: another tab runs an older one. lost: only a reload helps. */
  store: 'newer' | 'blocked' | 'lost' | null
  /** The number of unsent changes that the browser has deleted, until the teacher has read the notice. */
  cleared: number
  /** When the account will be deleted, because its teacher asked for that. */
  deletionDue: string | null
}

const none: DeviceNotices = { store: null, cleared: 0, deletionDue: null }
const useStore = create<DeviceNotices>(() => none)

export function useDeviceNotices(): DeviceNotices {
  return useStore()
}

export function useHasDeviceNotice(): boolean {
  return useStore((now) => now.store !== null || now.cleared > 0 || now.deletionDue !== null)
}

export function readDeviceNotices(): DeviceNotices {
  return useStore.getState()
}

export function setDeviceNotice(change: Partial<DeviceNotices>): void {
  useStore.setState(change)
}

export function resetDeviceNotices(): void {
  useStore.setState(none, true)
}
