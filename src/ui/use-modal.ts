import { type RefObject, useEffect, useRef } from 'react'
import { placeDialog, topDialog } from './top-dialog.ts'

/**
 * Drives a native `<dialog>`: the browser then keeps the focus inside, closes on Escape and gives the focus back
 * to whatever opened it.
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

  useEffect(() => {
    const dialog = ref.current
    if (dialog === null) return
    // `close` comes a task later: until then a key typed ahead may have opened it again.
    const closed = () => {
      holdPage(dialog)
      if (!dialog.open) close.current()
    }
    // So Escape tells at once; else what opens the dialog would find it open still, and do nothing.
    const escaped = (event: Event) => {
      if (event.target === dialog) close.current()
    }
    // A press on the dialog element itself is a press on its backdrop.
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
  }, [])

  return ref
}

/**
 * The page under a dialog does not scroll. An attribute and no `:has(dialog[open])`: that would be looked up again at
 * every key somebody types. `leaving`: the dialog goes from the page in this moment.
 */
function holdPage(dialog: HTMLDialogElement, leaving = false): void {
  placeDialog(dialog, dialog.open && !leaving)
  const root = document.documentElement
  if (!topDialog()) delete root.dataset.modal
  else root.dataset.modal ??= window.innerWidth > root.clientWidth ? 'scrolled' : 'still'
}
