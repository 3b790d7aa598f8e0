import { create } from 'zustand'

/** What became of the messages that waited while the network was gone. Counted beside the store, told by the banner. */
export interface Reconnection {
  /** Still on their way. */
  waiting: number
  /** The server has them for certain. */
  arrived: number
  /** Goes up when the banner has told it: what arrives later belongs to the next time. */
  told: number
}

const useStore = create<Reconnection>(() => ({ waiting: 0, arrived: 0, told: 0 }))

export const useReconnection = (): Reconnection => useStore()

export function setReconnection(change: Pick<Reconnection, 'waiting' | 'arrived'>): void {
  useStore.setState(change)
}

export function markReconnectionTold(): void {
  useStore.setState(({ told }) => ({ waiting: 0, arrived: 0, told: told + 1 }))
}
