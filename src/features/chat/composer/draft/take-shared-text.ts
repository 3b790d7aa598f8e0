import { saveDraft } from '#local-store/commands/drafts.ts'
import { readDraft } from '#local-store/queries/drafts.ts'
import { flushDrafts } from '#platform/flush-drafts.ts'
import { restoreText } from '#session/composer-text.ts'
import { dropSharedText, readSharedText } from '#session/shared-text.ts'

let taking: Promise<void> | undefined

/**
 * Makes a text that was shared into the app the draft of this composer, above the draft that is there. Calls made
 * meanwhile wait for the same work.
 */
export function takeSharedText(key: string): Promise<void> {
  taking ??= take(key).finally(() => {
    taking = undefined
  })
  return taking
}

async function take(key: string): Promise<void> {
  const shared = readSharedText()
  if (!shared) return
  await flushDrafts()
  const before = (await readDraft(key)) ?? ''
  // A page that was closed in the moment after may have stored it already.
  const text = before.startsWith(shared) ? before : before.trim() ? `${shared}\n\n${before}` : shared
  if (!(await saveDraft(key, text)).ok) return
  dropSharedText()
  restoreText(key, text)
}
