import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { placeDialog, topDialog } from './top-dialog.ts'

/**
 * Drives a native `<dialog>`: the browser keeps the focus inside, closes it on Escape and returns the focus to the
 * element that opened it.
 */
export function useModal(open: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  const close = useRef(onClose)
  close.current = onClose

  useEffect(() => {
    const dialog = ref.current
    if (dialog === null) return
    if (open && !dialog.open) dialog.showModal()
    if (!open && dialog.open) dialog.close()
    holdPage(dialog)
  }, [open])

  // A dialog that leaves the page while it is open is closed first: only then does the browser return the focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog === null) return
    const stopListening = listenTo(dialog, () => close.current())
    return () => {
      stopListening()
      if (dialog.open) dialog.close()
    }
  }, [])

  return ref
}

/** Calls `close` however the browser closes the dialog. Returns a function for when the dialog is unmounted. */
function listenTo(dialog: HTMLDialogElement, close: () => void): () => void {
  // `close` fires one task later, and by then a key typed ahead may have opened the dialog again.
  const closed = () => {
    holdPage(dialog)
    if (!dialog.open) close()
  }
  // `cancel` fires at once on Escape. If we waited for `close`, opening again would find the dialog still open.
  const escaped = (event: Event) => {
    if (event.target === dialog) close()
  }
  // A click on the dialog element itself is a click on its backdrop.
  const pressed = (event: MouseEvent) => {
    if (event.target === dialog) dialog.close()
  }
  dialog.addEventListener('cancel', escaped)
  dialog.addEventListener('close', closed)
  dialog.addEventListener('click', pressed)
  return () => {
    dialog.removeEventListener('cancel', escaped)
    dialog.removeEventListener('close', closed)
    dialog.removeEventListener('click', pressed)
    holdPage(dialog, true)
  }
}

/**
 * Keeps the page under a dialog from scrolling. It sets an attribute, because the browser would match a rule with
 * `:has(dialog[open])` again at every keystroke. `leaving` means that the dialog is being unmounted.
 */
function holdPage(dialog: HTMLDialogElement, leaving = false): void {
  placeDialog(dialog, dialog.open && !leaving)
  const root = document.documentElement
  if (!topDialog()) delete root.dataset.modal
  else root.dataset.modal ??= window.innerWidth > root.clientWidth ? 'scrolled' : 'still'
}
