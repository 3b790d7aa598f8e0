import type { SignedInUser } from './identity.ts'

export type SessionEvent =
  | { type: 'signed-in'; user: SignedInUser }
  | { type: 'renewed'; user: SignedInUser }
  /** The auth service refused the session for good: the tokens are deleted, the teacher's data is not. */
  | { type: 'refused'; userId: string }
  /** A call needed a session and there is none. */
  | { type: 'missing' }

type Listener = (event: SessionEvent) => void | Promise<void>

const listeners = new Set<Listener>()

export function onSessionEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells every listener. It resolves when all are done, because a sign-in is complete only when the app is ready for the teacher. */
export async function announce(event: SessionEvent): Promise<void> {
  await Promise.all([...listeners].map((listener) => listener(event)))
}
