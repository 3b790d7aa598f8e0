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
  }, [open])

  useEffect(() => {
    const dialog = ref.current
    if (dialog === null) return
    const closed = () => close.current()
    // A press on the dialog element itself is a press on its backdrop.
    const pressed = (event: MouseEvent) => {
      if (event.target === dialog) dialog.close()
    }
    dialog.addEventListener('close', closed)
    dialog.addEventListener('click', pressed)
    return () => {
      dialog.removeEventListener('close', closed)
      dialog.removeEventListener('click', pressed)
    }
  }, [])

  return ref
}
