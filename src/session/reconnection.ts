import { create } from 'zustand'

/** Counts of the messages that waited while the device was offline, for the banner. */
interface Reconnection {
  /** The messages still on their way. */
  waiting: number
  /** The messages that the server certainly has. */
  arrived: number
  /** Counts up when the banner has announced the numbers: messages that arrive later belong to the next count. */
  announced: number
}

const useStore = create<Reconnection>(() => ({ waiting: 0, arrived: 0, announced: 0 }))

export const useReconnection = (): Reconnection => useStore()

export function setReconnection(change: Pick<Reconnection, 'waiting' | 'arrived'>): void {
  useStore.setState(change)
}

export function markReconnectionAnnounced(): void {
  useStore.setState(({ announced }) => ({ waiting: 0, arrived: 0, announced: announced + 1 }))
}
