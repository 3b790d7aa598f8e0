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

type Failed = { ok: false; reason: StorageFailure }

export const refuse = (reason: CommandProblem) => ({ ok: false, reason }) as const
