import { refusalText } from '#domain/refusals.ts'
import { requestRevision } from '#session/chat-loads.ts'
import { showToast } from '#session/toasts.ts'
import type { Settled } from './settle.ts'

/** Tells the teacher what the server refused, and what stands beside their edit; that is fetched while there is a network. */
export function tellSettled({ parked, alsoEdited }: Settled): void {
  for (const { op, reason } of parked) showToast({ ...refusalText(reason ?? 'unknown', op), kind: 'error' })
  for (const id of alsoEdited) requestRevision(id)
  if (alsoEdited.length === 0) return
  showToast({ title: 'Also edited on another device', text: 'Your version is shown now. Both are kept.' })
}
