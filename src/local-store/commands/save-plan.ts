import { type PlanSave, savePlanOp } from '#domain/ops.ts'
import { newId } from '#platform/ids.ts'
import { commit } from '../commit.ts'
import { currentStore } from '../current-store.ts'
import type { StoreDb } from '../db.ts'
import { shown } from '../records.ts'
import { type CommandResult, readThenCommit, refuse } from './result.ts'

type NewVersion = Pick<PlanSave, 'message_id' | 'base_id' | 'restores' | 'doc' | 'content'>

/** Saves a version of a lesson plan that the teacher made. The version it is based on stays as it is. */
export async function savePlan(version: NewVersion, db: StoreDb = currentStore()): Promise<CommandResult> {
  return readThenCommit(db, async () => {
    const base = shown(await db.chat_messages.get(version.base_id))
    if (!base) return refuse('not_found')
    return commit(savePlanOp(newId(), { session_id: base.session_id, ...version }), db)
  })
}
