/** The name of the lock that a tab or the worker holds during one round. Each teacher has their own. */
export const syncLock = (userId: string): string => `mahere-sync-${userId}`
