import { savePlan } from '#local-store/commands/save-plan.ts'
import { newId } from '#platform/ids.ts'
import { awaitReply } from '#session/plan-changes.ts'
import { showToast } from '#session/toasts.ts'
import { followEnd } from '../../messages/follow-end.ts'
import type { PlanVersion } from './plan-versions.ts'

const FULL = 'This device has no room for it. Nothing was changed.'

/** Puts an older version to the front again, as a version of its own: the one it takes the place of stays in the list. */
export async function bringBack(older: PlanVersion, newest: PlanVersion): Promise<void> {
  const id = newId()
  const { doc, content, id: restores } = older.message
  awaitReply(id)
  followEnd()
  const result = await savePlan({ message_id: id, base_id: newest.message.id, restores, doc, content })
  if (!result.ok) showToast({ title: 'Not undone', text: FULL, kind: 'error', about: 'version' })
}
