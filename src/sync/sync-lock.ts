/** Held during one round, by a tab or by the worker. One for each teacher. */
export const syncLock = (userId: string): string => `mahere-sync-${userId}`
