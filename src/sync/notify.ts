import { refusalText } from '#domain/refusals.ts'
import { requestRevision } from '#session/chat-loads.ts'
import { showToast } from '#session/toasts.ts'
import type { ReceiptOutcome } from './apply-receipts.ts'

/** Tells the teacher what the server refused and which edits conflict with theirs, and fetches the other versions. */
export function notify({ parked, alsoEdited }: ReceiptOutcome): void {
  for (const { op, reason } of parked) showToast({ ...refusalText(reason ?? 'unknown', op), kind: 'error' })
  for (const id of alsoEdited) requestRevision(id)
  if (alsoEdited.length === 0) return
  showToast({ title: 'Also edited on another device', text: 'Your version is shown now. Both are kept.' })
}
