import { showToast } from '../toasts.ts'

/** The time to see that it was the wrong one. */
const UNDO_MS = 10_000

/** Says that something was removed, and offers to bring it back. */
export function offerUndo(
  said: { title: string; text?: string },
  undo: () => Promise<{ ok: boolean }>,
): void {
  const run = async () => {
    const result = await undo().catch(() => undefined)
    if (result?.ok) return
    const text = 'It could not be brought back. Please try again.'
    showToast({ title: 'Not brought back', text, kind: 'error' })
  }
  const action = { label: 'Undo', run: () => void run() }
  showToast({ ...said, kind: 'success', duration: UNDO_MS, action })
}
