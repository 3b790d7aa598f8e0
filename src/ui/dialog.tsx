import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { IconButton } from './icon-button.tsx'
import { useModal } from './use-modal.ts'

interface DialogProps {
  open: boolean
  /** Called however the dialog closes: by its button, Escape or a click on the backdrop. */
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** The main action and its alternatives, at the bottom. */
  footer?: ReactNode
  /** A line under the title. */
  note?: ReactNode
  /** Replaces `md:max-w-[32rem]` where the dialog needs another width. */
  className?: string
  /** `flush` leaves the padding to the children. */
  padding?: 'normal' | 'flush'
  /** The place from 768 px: in the middle, or under the header at the right. */
  placement?: 'middle' | 'corner'
}

const placements = {
  middle: 'md:modal-middle',
  corner: 'md:place-items-start md:justify-items-end',
}

/** A dialog that slides up from the bottom on a phone and is centred from 768 px. */
export function Dialog({ open, onClose, children, footer, placement = 'middle', ...look }: DialogProps) {
  const titleId = useId()
  const ref = useModal(open, onClose)
  const { title, note, className = '', padding = 'normal' } = look
  const bottom = footer === undefined ? 'safe-b' : padding === 'normal' ? 'pb-4' : ''
  const corner = placement === 'corner' ? 'md:mt-24 md:mr-6 md:rounded-b-box' : ''
  return (
    <dialog ref={ref} className={`modal modal-bottom ${placements[placement]}`} aria-labelledby={titleId}>
      {open && (
        <div
          className={`modal-box flex max-h-[92dvh] flex-col p-0 ${className === '' ? 'md:max-w-[32rem]' : className} ${corner}`}
        >
          <header className="flex items-start justify-between gap-2 pt-3.5 pr-2 pl-5">
            <div className="min-w-0 pt-2">
              <h2 id={titleId} className="text-xl">
                {title}
              </h2>
              {note !== undefined && <p className="text-sm text-muted">{note}</p>}
            </div>
            <IconButton label="Close" onClick={() => ref.current?.close()}>
              <X className="size-5" aria-hidden="true" />
            </IconButton>
          </header>
          <div
            className={`min-h-0 grow overflow-y-auto ${padding === 'normal' ? 'px-5 pt-2' : ''} ${bottom}`}
          >
            {children}
          </div>
          {footer !== undefined && (
            <footer className="safe-b flex flex-wrap justify-end gap-2 border-t border-base-300 px-5 pt-3">
              {footer}
            </footer>
          )}
        </div>
      )}
    </dialog>
  )
}
