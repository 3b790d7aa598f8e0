import { create } from 'zustand'
import { IDENTITY_KEY } from './identity-key.ts'

/** The teacher at this device. The record outlives an expired token: route guards read it and never ask the network ([SYS-15]). */
export interface Identity {
  userId: string
  email: string
  displayName: string
  state: 'signed-in' | 'needs-sign-in'
  /** A school's member who still has the password an admin chose [AUTH-54]. The last known answer holds offline (OP-28). */
  mustSetPassword?: boolean
}

const useStore = create<{ identity: Identity | null }>(() => ({ identity: load() }))

// A change of this key means that another tab signed in or out.
globalThis.addEventListener?.('storage', (event) => {
  if ((event as StorageEvent).key === IDENTITY_KEY) useStore.setState({ identity: load() })
})

// A page in the back-forward cache receives no storage events, so it reads the record again when it returns.
globalThis.addEventListener?.('pageshow', (event) => {
  if ((event as PageTransitionEvent).persisted) useStore.setState({ identity: load() })
})

export function readIdentity(): Identity | null {
  return useStore.getState().identity
}

/** The record in storage. It may hold another tab's change before the storage event arrives. */
export const readStoredIdentity = (): Identity | null => load()

export function useIdentity(): Identity | null {
  return useStore((state) => state.identity)
}

export function setIdentity(identity: Identity): void {
  try {
    globalThis.localStorage?.setItem(IDENTITY_KEY, JSON.stringify(identity))
  } catch (error) {
    if (identity.state === 'signed-in') throw error
    // There is no room for the longer state, so the record is removed and the next start treats nobody as signed in.
    globalThis.localStorage?.removeItem(IDENTITY_KEY)
  }
  useStore.setState({ identity })
}

export function clearIdentity(): void {
  globalThis.localStorage?.removeItem(IDENTITY_KEY)
  useStore.setState({ identity: null })
}

export function onIdentityChange(listener: (identity: Identity | null) => void): () => void {
  return useStore.subscribe((state, before) => {
    if (state.identity !== before.identity) listener(state.identity)
  })
}

function load(): Identity | null {
  try {
    const stored: unknown = JSON.parse(globalThis.localStorage?.getItem(IDENTITY_KEY) ?? 'null')
    return isIdentity(stored) ? stored : null
  } catch {
    return null // an invalid record or blocked storage counts as signed out
  }
}

function isIdentity(value: unknown): value is Identity {
  if (typeof value !== 'object' || value === null) return false
  const { userId, email, displayName, state } = value as Record<string, unknown>
  const texts = [userId, email, displayName].every((field) => typeof field === 'string')
  return texts && (state === 'signed-in' || state === 'needs-sign-in')
}
