import type { CallFailure } from '#backend/failure.ts'

/** The server as sync sees it: the app passes in `backend/`, tests pass in a database. */
export type SyncServer = Pick<
  typeof import('#backend/rows.ts'),
  | 'applyOps'
  | 'pullChanges'
  | 'bootstrap'
  | 'fetchHistory'
  | 'fetchChat'
  | 'fetchMessages'
  | 'listRevisions'
  | 'fetchRevision'
> &
  Pick<typeof import('#backend/realtime.ts'), 'listenForChanges'>

/** The result of one step of a round. */
export type Step = { kind: 'done' } | { kind: 'more' } | { kind: 'failed'; failure: CallFailure }

export const DONE: Step = { kind: 'done' }
export const MORE: Step = { kind: 'more' }
export const failed = (failure: CallFailure): Extract<Step, { kind: 'failed' }> => ({
  kind: 'failed',
  failure,
})
