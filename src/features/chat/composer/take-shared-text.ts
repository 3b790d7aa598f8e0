import { saveDraft } from '#local-store/commands/drafts.ts'
import { readDraft } from '#local-store/queries/drafts.ts'
import { readOpenDraft } from '#session/open-draft.ts'
import { dropSharedText, readSharedText } from '#session/shared-text.ts'

let taking: Promise<void> | undefined

/** A text shared into the app becomes the draft of this box; what stands there is kept below it. Once, however often it is asked. */
export function takeSharedText(key: string): Promise<void> {
  taking ??= take(key).finally(() => {
    taking = undefined
  })
  return taking
}

async function take(key: string): Promise<void> {
  const shared = readSharedText()
  if (!shared) return
  await readOpenDraft()?.keep()
  const before = (await readDraft(key)) ?? ''
  // It may have been stored before, by a page that was closed in the moment after.
  const text = before.startsWith(shared) ? before : before.trim() ? `${shared}\n\n${before}` : shared
  if (!(await saveDraft(key, text)).ok) return
  dropSharedText()
  const box = readOpenDraft()
  if (box?.key === key) box.show(text)
}
