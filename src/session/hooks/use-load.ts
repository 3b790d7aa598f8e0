import { useStore } from 'zustand'
import { type LoadState, loadStore } from '../chat-loads.ts'

/** 'absent': the server has no such item for this teacher. 'failed': the server could not be asked, and asking again is safe. */
export function useLoad(id: string): LoadState {
  return useStore(loadStore, (state) => state.states[id] ?? 'idle')
}
