import type { ReactNode } from 'react'
import { useModal } from './use-modal.ts'

interface SheetProps {
  open: boolean
  onClose: () => void
  label: string
  children: ReactNode
}

/** A panel on the left, 18rem wide and as high as the screen. Its content provides the Close button. */
export function Sheet({ open, onClose, label, children }: SheetProps) {
  const ref = useModal(open, onClose)
  return (
    <dialog
      ref={ref}
      aria-label={label}
      className="m-0 h-dvh max-h-none w-72 max-w-[88vw] flex-col bg-base-200 p-0 text-base-content backdrop:bg-black/40 open:flex"
    >
      {open && children}
    </dialog>
  )
}
