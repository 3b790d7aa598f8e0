import { create } from 'zustand'

export interface DeviceNotices {
  /** newer: this tab runs an older version than another one. blocked: the other way round. lost: only a reload helps. */
  store: 'newer' | 'blocked' | 'lost' | null
  /** Unsent changes the browser has cleared; the teacher has not read it yet. */
  cleared: number
}

const none: DeviceNotices = { store: null, cleared: 0 }
const useStore = create<DeviceNotices>(() => none)

export function useDeviceNotices(): DeviceNotices {
  return useStore()
}

export function useHasDeviceNotice(): boolean {
  return useStore(({ store, cleared }) => store !== null || cleared > 0)
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
