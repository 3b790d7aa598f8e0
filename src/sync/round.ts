import { countUnsentMessages } from '#local-store/queries/usage.ts'
import { writing } from '#local-store/write.ts'
import { seemsOnline } from '#platform/online.ts'
import { readSyncStatus, type SyncStatus, setSyncStatus } from '#session/sync-status.ts'
import { nextDue } from './batch.ts'
import type { SyncContext } from './context.ts'
import { fillHistory } from './history.ts'
import { pull } from './pull.ts'
import { push } from './push.ts'
import { DONE, type Step } from './server.ts'
import { treatmentOf } from './treatment.ts'

/**
 * Runs one round: push before pull, so that the teacher's own change is not seen undone first; but a failed push never
 * prevents a pull. While the browser says it is offline nothing is pushed, because what was never sent may still be
 * edited. The pull then comes first and shows whether the browser is right. Returns 'more' when the next round already
 * has work.
 */
export async function runRound(context: SyncContext, asked: Set<string>): Promise<'done' | 'more'> {
  const outdated = readSyncStatus().phase === 'paused-update'
  publish(context, { phase: 'syncing' })
  const before = seemsOnline() ? await push(context) : undefined
  const pulled = before && stopsAll(before) ? before : await pullAndFill(context, asked)
  const pushed = before ?? (pulled.kind === 'failed' ? DONE : await push(context))
  const stillOutdated = outdated && pushed.kind === 'done' && (await nextDue(context.db)) !== undefined
  if (stopsAll(pulled) || stopsAll(pushed)) await noteInvalidSession(context)
  publish(context, statusAfter(pulled, pushed, stillOutdated))
  publish(context, { error: await errorOf(context, pulled, pushed) })
  return pulled.kind === 'more' ? 'more' : 'done'
}

async function pullAndFill(context: SyncContext, asked: Set<string>): Promise<Step> {
  const pulled = await pull(context)
  if (pulled.kind !== 'done') return pulled
  await noteChecked(context)
  return fillHistory(context, asked)
}

/** Keeps the time with the rows: offline, and after a reload, a teacher sees how old they are [PLAN-55]. */
async function noteChecked({ db, clock, stopped }: SyncContext): Promise<void> {
  const now = clock.now()
  if (stopped.aborted) return
  setSyncStatus({ lastSyncedAt: now })
  // The time is only shown, so a full disk must not end the round.
  await writing(db, async () => {
    await db.facts.put({ key: 'checked', value: String(now) })
    await db.facts.delete('session')
  }).catch(() => {})
}

/** Keeps with the rows that this teacher has to sign in: what waits is then not shown as used [PLAN-23]. */
async function noteInvalidSession({ db, stopped }: SyncContext): Promise<void> {
  if (stopped.aborted) return
  await writing(db, () => db.facts.put({ key: 'session', value: 'invalid' })).catch(() => {})
}

const stopsAll = (step: Step) => step.kind === 'failed' && treatmentOf(step.failure) === 'sign-in'

const treatmentOfStep = (step: Step) => (step.kind === 'failed' ? treatmentOf(step.failure) : undefined)

/**
 * Works out the status to show. `stillOutdated` means that ops waiting for an update of the app were not tried, so that
 * status stays. A push that fails while a pull succeeds does not mean that the server is unreachable.
 */
function statusAfter(pulled: Step, pushed: Step, stillOutdated: boolean): Partial<SyncStatus> {
  const treatment = treatmentOfStep(pulled) ?? treatmentOfStep(pushed)
  const idle = stillOutdated ? 'paused-update' : 'idle'
  const phase = treatment === 'sign-in' ? 'paused-sign-in' : treatment === 'update' ? 'paused-update' : idle
  return { phase, reachable: treatmentOfStep(pulled) !== 'again' }
}

/** Says what keeps the usage unknown although the server answers [PLAN-31] [PLAN-56] [PLAN-57]; the phase tells of the rest. */
async function errorOf({ db }: SyncContext, pulled: Step, pushed: Step): Promise<string | null> {
  if (pulled.kind === 'failed') {
    const isRefused = treatmentOf(pulled.failure) === 'bisect'
    return isRefused ? pulled.failure.message || 'Failed to fetch subscription data' : null
  }
  const isUncounted = treatmentOfStep(pushed) === 'again' && (await countUnsentMessages(db)) > 0
  return isUncounted ? 'Failed to track message usage' : null
}

/** Does nothing once sync was stopped: the status then belongs to the next teacher. */
function publish({ stopped }: SyncContext, status: Partial<SyncStatus>): void {
  if (!stopped.aborted) setSyncStatus(status)
}
