import { create } from 'zustand'

/** Chats and messages a screen needs and the device lacks; sync fetches them and says how it went. */
export type LoadState = 'idle' | 'loading' | 'absent' | 'failed'
export interface LoadRequest {
  kind: 'chat' | 'message'
  id: string
}

const useStore = create<{ states: Record<string, LoadState> }>(() => ({ states: {} }))
const wanted = new Map<string, LoadRequest>()
const listeners = new Set<() => void>()

export function requestChat(sessionId: string): void {
  request({ kind: 'chat', id: sessionId })
}

export function requestMessage(messageId: string): void {
  request({ kind: 'message', id: messageId })
}

/** 'absent': the server has no such thing for this teacher. 'failed': it could not be asked; asking again is safe. */
export function useLoad(id: string): LoadState {
  return useStore((state) => state.states[id] ?? 'idle')
}

export function readLoad(id: string): LoadState {
  return useStore.getState().states[id] ?? 'idle'
}

export function listLoadRequests(): LoadRequest[] {
  return [...wanted.values()]
}

export function settleLoad(id: string, state: Exclude<LoadState, 'loading'>): void {
  wanted.delete(id)
  setState(id, state)
}

export function onLoadRequested(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function resetLoads(): void {
  wanted.clear()
  useStore.setState({ states: {} })
}

function request(load: LoadRequest): void {
  if (wanted.has(load.id)) return
  wanted.set(load.id, load)
  setState(load.id, 'loading')
  for (const listener of listeners) listener()
}

function setState(id: string, state: LoadState): void {
  useStore.setState(({ states }) => ({ states: { ...states, [id]: state } }))
}
