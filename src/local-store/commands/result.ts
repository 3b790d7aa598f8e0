import type { StoreDb } from '../db.ts'
import { type StorageFailure, storageFailure } from '../disk/storage-failure.ts'

export type CommandProblem =
  | 'empty'
  | 'too_long'
  | 'limit'
  | 'star_limit'
  | 'storage_full'
  | 'storage_broken'
  | 'not_found'
  | 'changed'

export type CommandResult<T = unknown> = ({ ok: true } & T) | { ok: false; reason: CommandProblem }

/** A full or broken storage can hit a command's reads as well as its commit. Both become failed results, not exceptions. */
export async function attempt<R>(work: () => Promise<R>): Promise<R | Failed> {
  try {
    return await work()
  } catch (error) {
    return { ok: false, reason: storageFailure(error) }
  }
}

/**
 * Does what `attempt` does for work that reads before it commits: a connection that died is opened again, and the work runs
 * again. A commit must be the last use of the store, because it answers a failure and never throws one.
 */
export const readThenCommit = <R>(db: StoreDb, work: () => Promise<R>): Promise<R | Failed> =>
  attempt(() => db.connection.change(work))

type Failed = { ok: false; reason: StorageFailure }

export const refuse = (reason: CommandProblem) => ({ ok: false, reason }) as const
