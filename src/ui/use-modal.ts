import { type RefObject, useEffect, useRef } from 'react'

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
    holdPage()
  }, [open])

  useEffect(() => {
    const dialog = ref.current
    if (dialog === null) return
    // `close` comes a task later: until then a key typed ahead may have opened it again.
    const closed = () => {
      holdPage()
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
      holdPage(dialog)
    }
  }, [])

  return ref
}

/**
 * The page under a dialog does not scroll. An attribute and no `:has(dialog[open])`: that would be looked up again at
 * every key somebody types. `leaving` goes from the page in this moment.
 */
function holdPage(leaving?: HTMLDialogElement): void {
  const root = document.documentElement
  const open = [...document.querySelectorAll('dialog[open]')].some((dialog) => dialog !== leaving)
  if (!open) delete root.dataset.modal
  else root.dataset.modal ??= window.innerWidth > root.clientWidth ? 'scrolled' : 'still'
}
