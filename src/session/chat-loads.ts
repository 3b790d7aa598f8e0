import { createStore } from 'zustand/vanilla'

/** The state of a chat, message or version that a screen needs and the device lacks. Sync fetches it and sets the state. */
export type LoadState = 'idle' | 'loading' | 'absent' | 'failed'
export interface LoadRequest {
  /** revisions: the list of a message's versions. revision: one version with its text. */
  kind: 'chat' | 'message' | 'revisions' | 'revision'
  id: string
}

/** The key of a load. The prefix is needed because a message and the list of its versions have the same id. */
export const loadKey = ({ kind, id }: LoadRequest) => (kind === 'revisions' ? `revisions:${id}` : id)

/** This store is without React, because the service worker runs the same sync code. */
export const loadStore = createStore<{ states: Record<string, LoadState> }>(() => ({ states: {} }))
let everything = false
const wanted = new Map<string, LoadRequest>()
const listeners = new Set<() => void>()

export function requestChat(sessionId: string): void {
  request({ kind: 'chat', id: sessionId })
}

export function requestMessage(messageId: string): void {
  request({ kind: 'message', id: messageId })
}

/**
 * Asks for the list of a resource's versions, each time again. It arrives in `listRevisions`, and its state is
 * `useLoad(loadKey({ kind: 'revisions', id: messageId }))`.
 */
export function requestRevisions(messageId: string): void {
  request({ kind: 'revisions', id: messageId })
}

/** Asks for the text of one version. It arrives in `listRevisions` as `html`, and its state is `useLoad(revisionId)`. */
export function requestRevision(revisionId: string): void {
  request({ kind: 'revision', id: revisionId })
}

/** While it is asked for, sync loads all older messages, also where it otherwise spares the connection. */
export function askForEverything(isAsked: boolean): void {
  everything = isAsked
}

export const isEverythingAsked = (): boolean => everything

export function readLoad(id: string): LoadState {
  return loadStore.getState().states[id] ?? 'idle'
}

export function listLoadRequests(): LoadRequest[] {
  return [...wanted.values()]
}

/** Sets the final state of a load. `key` comes from `loadKey`. */
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
  everything = false
  loadStore.setState({ states: {} })
}

function request(load: LoadRequest): void {
  const key = loadKey(load)
  if (wanted.has(key)) return
  wanted.set(key, load)
  setState(key, 'loading')
  for (const listener of listeners) listener()
}

function setState(id: string, state: LoadState): void {
  loadStore.setState(({ states }) => ({ states: { ...states, [id]: state } }))
}
