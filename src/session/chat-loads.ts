import { create } from 'zustand'

/** Chats, messages and versions a screen needs and the device lacks; sync fetches them and says how it went. */
export type LoadState = 'idle' | 'loading' | 'absent' | 'failed'
export interface LoadRequest {
  /** revisions: the list of a message's versions. revision: one version with its text. */
  kind: 'chat' | 'message' | 'revisions' | 'revision'
  id: string
}

/** What a load is known by: a message and the list of its versions have the same id. */
export const loadKey = ({ kind, id }: LoadRequest) => (kind === 'revisions' ? `revisions:${id}` : id)

const useStore = create<{ states: Record<string, LoadState> }>(() => ({ states: {} }))
const wanted = new Map<string, LoadRequest>()
const listeners = new Set<() => void>()

export function requestChat(sessionId: string): void {
  request({ kind: 'chat', id: sessionId })
}

export function requestMessage(messageId: string): void {
  request({ kind: 'message', id: messageId })
}

/**
 * Asks for the list of a resource's versions, anew each time; it arrives in `listRevisions`. How it went:
 * `useLoad(loadKey({ kind: 'revisions', id: messageId }))`.
 */
export function requestRevisions(messageId: string): void {
  request({ kind: 'revisions', id: messageId })
}

/** Asks for the text of one version, which then stands in `listRevisions` as `html`. How it went: `useLoad(revisionId)`. */
export function requestRevision(revisionId: string): void {
  request({ kind: 'revision', id: revisionId })
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

/** `key`: of `loadKey`; for a chat, a message and one version their id. */
export function settleLoad(key: string, state: Exclude<LoadState, 'loading'>): void {
  wanted.delete(key)
  setState(key, state)
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
  const key = loadKey(load)
  if (wanted.has(key)) return
  wanted.set(key, load)
  setState(key, 'loading')
  for (const listener of listeners) listener()
}

function setState(id: string, state: LoadState): void {
  useStore.setState(({ states }) => ({ states: { ...states, [id]: state } }))
}
