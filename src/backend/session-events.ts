import type { SignedInUser } from './identity.ts'

export type SessionEvent =
  | { type: 'signed-in'; user: SignedInUser }
  | { type: 'renewed'; user: SignedInUser }
  /** The auth service turned the session down for good: the tokens are gone, the teacher's data is not. */
  | { type: 'refused'; userId: string }
  /** A call needed a session and there is none. */
  | { type: 'missing' }

type Listener = (event: SessionEvent) => void | Promise<void>

const listeners = new Set<Listener>()

export function onSessionEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Resolves when every listener is done: a sign-in is over when the app is ready for that teacher. */
export async function announce(event: SessionEvent): Promise<void> {
  await Promise.all([...listeners].map((listener) => listener(event)))
}
