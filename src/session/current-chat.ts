import { create } from 'zustand'

const useStore = create<{ sessionId: string | null }>(() => ({ sessionId: null }))

export function useCurrentChat(): string | null {
  return useStore((state) => state.sessionId)
}

export function readCurrentChat(): string | null {
  return useStore.getState().sessionId
}

export function setCurrentChat(sessionId: string | null): void {
  useStore.setState({ sessionId })
}
