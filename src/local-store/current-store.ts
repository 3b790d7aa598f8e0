import type { StoreDb } from './db.ts'

let current: StoreDb | undefined

/** Throws when nobody's store is open [CHAT-159]: a screen behind the sign-in guard always has one. */
export function currentStore(): StoreDb {
  if (!current) throw new Error('User not authenticated')
  return current
}

export const currentStoreIfOpen = (): StoreDb | undefined => current

/** Makes all queries and commands use this store. */
export function setCurrentStore(db: StoreDb | undefined): void {
  current = db
}
