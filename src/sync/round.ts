import { seemsOnline } from '#platform/online.ts'
import { readSyncStatus, type SyncStatus, setSyncStatus } from '#session/sync-status.ts'
import { nextDue } from './batch.ts'
import { classify } from './classify.ts'
import type { SyncContext } from './context.ts'
import { fillHistory } from './history.ts'
import { pull } from './pull.ts'
import { push } from './push.ts'
import { DONE, type Step } from './server.ts'

/**
 * One round: push before pull, so that the teacher's own change is not first seen undone; but a push that fails never
 * keeps a pull from coming. Nothing is handed to a network the browser says is gone, because what was never sent may
 * still be changed; then the pull comes first and tells whether the browser is right. Answers 'more' when the next
 * round has work already.
 */
export async function runRound(context: SyncContext, asked: Set<string>): Promise<'done' | 'more'> {
  const outdated = readSyncStatus().phase === 'paused-update'
  tell(context, { phase: 'syncing' })
  const before = seemsOnline() ? await push(context) : undefined
  const pulled = before && stopsAll(before) ? before : await pullAndFill(context, asked)
  const pushed = before ?? (pulled.kind === 'failed' ? DONE : await push(context))
  const stillOutdated = outdated && pushed.kind === 'done' && (await nextDue(context.db)) !== undefined
  tell(context, statusAfter(pulled, pushed, stillOutdated))
  return pulled.kind === 'more' ? 'more' : 'done'
}

async function pullAndFill(context: SyncContext, asked: Set<string>): Promise<Step> {
  const pulled = await pull(context)
  if (pulled.kind !== 'done') return pulled
  tell(context, { lastSyncedAt: context.clock.now() })
  return fillHistory(context, asked)
}

const stopsAll = (step: Step) => step.kind === 'failed' && classify(step.failure) === 'sign-in'

const treatmentOf = (step: Step) => (step.kind === 'failed' ? classify(step.failure) : undefined)

/**
 * `stillOutdated`: what waits for an update of the app was not even tried, so nothing has changed about that. A push that
 * fails while a pull gets through is trouble, but not a missing network.
 */
function statusAfter(pulled: Step, pushed: Step, stillOutdated: boolean): Partial<SyncStatus> {
  const treatment = treatmentOf(pulled) ?? treatmentOf(pushed)
  const idle = stillOutdated ? 'paused-update' : 'idle'
  const phase = treatment === 'sign-in' ? 'paused-sign-in' : treatment === 'update' ? 'paused-update' : idle
  return { phase, reachable: treatmentOf(pulled) !== 'again' }
}

/** Not once sync was stopped: the status is the next teacher's by then. */
function tell({ stopped }: SyncContext, status: Partial<SyncStatus>): void {
  if (!stopped.aborted) setSyncStatus(status)
}
