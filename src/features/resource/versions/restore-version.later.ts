import { sanitiseDocument } from '#documents/html/sanitise-html.ts'
import { restoreRevision, saveResource } from '#local-store/commands/save-resource.ts'
import { readMessage } from '#local-store/queries/messages.ts'
import { listRevisions } from '#local-store/queries/revisions.ts'
import { showToast } from '#session/toasts.ts'
import { saveFailedText } from '../editor/use-save.ts'
import type { Version } from './use-versions.ts'

type RestoredVersion = Pick<Version, 'id' | 'kind' | 'html'>

/** Makes a version current again, by a save of its own. The version it replaces stays in the list. */
export async function restoreVersion(messageId: string, version: RestoredVersion): Promise<boolean> {
  const result = await restore(messageId, version)
  if (result.ok) {
    showToast({
      title: 'Version restored',
      text: 'The version it replaced stays in the list.',
      kind: 'success',
    })
  } else showToast({ title: 'Save failed', text: saveFailedText(result.reason), kind: 'error' })
  return result.ok
}

async function restore(messageId: string, { id, kind, html }: RestoredVersion) {
  if (kind !== 'original') return restoreRevision({ messageId, revisionId: id })
  const baseId = (await readMessage(messageId))?.message.edited_revision ?? null
  return saveResource({ messageId, html: sanitiseDocument(html ?? ''), baseId })
}

/** Restores a version by its id; false when its text is not on this device. */
export async function restoreById(messageId: string, id: string): Promise<boolean> {
  const revision = (await listRevisions(messageId)).find((one) => one.id === id)
  if (revision?.html === undefined) return false
  await restoreVersion(messageId, { id, kind: 'saved' })
  return true
}
