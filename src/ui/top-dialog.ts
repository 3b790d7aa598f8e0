/** The open dialogs, the topmost last. */
const over: HTMLDialogElement[] = []
const listeners = new Set<() => void>()

/** Returns the topmost open dialog. Content outside it is inert and, on a phone, out of sight. */
export const topDialog = (): HTMLDialogElement | undefined => over.at(-1)

export function onTopDialog(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Must be called whenever a dialog has opened, closed or left the page. */
export function placeDialog(dialog: HTMLDialogElement, open: boolean): void {
  const at = over.indexOf(dialog)
  if (open === at >= 0) return
  if (open) over.push(dialog)
  else over.splice(at, 1)
  for (const listener of listeners) listener()
}
