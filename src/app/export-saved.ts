import type { ExportSaved } from '#domain/export.ts'
import { exportAll } from '#features/export/export-all.ts'
import { documentOf, titleOf } from '#features/resource/shown-document.ts'
import { readMessage } from '#local-store/queries/messages.ts'

const HEADINGS = { lesson_plan: 'My Lesson Plans', resource: 'My Resources' } as const

/** Saved items from the device's store, one at a time. */
export const exportSaved: ExportSaved = ({ itemType, messageIds }, ...more) =>
  exportAll(HEADINGS[itemType], messageIds.map(savedDocument), ...more)

function savedDocument(messageId: string) {
  return {
    read: async () => {
      const found = await readMessage(messageId)
      const title = titleOf(found?.chat)
      const html = found && documentOf(found.message, title)
      return found && html ? { title, html, savedAt: found.message.created_at } : null
    },
  }
}
