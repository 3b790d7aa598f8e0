import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from './icon-button.tsx'
import { coversInUse, notePresses } from './last-pressed.ts'
import { onTopDialog, topDialog } from './top-dialog.ts'

interface ShownToast {
  title: string
  text?: string
  kind?: 'info' | 'success' | 'error'
  action?: { label: string; run: () => void }
}

interface ToasterProps {
  /** At most one toast is shown at a time. */
  toast: ShownToast | null
  onDismiss: () => void
}

const SWIPE_PX = 50
const icons = { info: Info, success: CircleCheck, error: CircleAlert }
const tones = { info: 'text-primary', success: 'text-success', error: 'text-error' }

/** The toasts of every screen. They are rendered inside an open `<dialog>`, because content outside a modal is inert. */
export function Toaster(props: ToasterProps) {
  const [host] = useState(makeHost)
  const home = useRef<HTMLDivElement>(null)
  const dialog = useSyncExternalStore(onTopDialog, topDialog)
  useLayoutEffect(() => {
    const place = dialog ?? home.current
    place?.append(host)
  }, [dialog, host])
  return <div ref={home}>{createPortal(<Region {...props} />, host)}</div>
}

/** The host has no box, which in a dialog would be a second row and lift the sheet off the edge of a phone. */
function makeHost(): HTMLElement {
  const host = document.createElement('div')
  host.className = 'contents'
  return host
}

/** Below the top bar, where a toast goes that would cover the control just used, or one needed next. */
const AT_TOP = { bottom: 'auto', top: '6.25rem' } as const

/** F8 moves the focus here [NAV-85], and a swipe to the right dismisses [NAV-84]. */
function Region({ toast, onDismiss }: ToasterProps) {
  const region = useRef<HTMLElement>(null)
  const startX = useRef<number | null>(null)
  useEffect(notePresses, [])
  useLayoutEffect(() => {
    const element = region.current
    if (!element || toast === null) return
    Object.assign(element.style, { top: '', bottom: '' })
    if (coversInUse(element.getBoundingClientRect())) Object.assign(element.style, AT_TOP)
  }, [toast])

  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return
      event.preventDefault()
      region.current?.focus()
    }
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [])

  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label="Notifications (F8)"
      className="pointer-events-none fixed inset-x-3 bottom-[calc(var(--bottom-bar-h,0px)+0.75rem)] z-50 md:inset-x-auto md:right-6 md:w-full md:max-w-[420px] print:hidden"
      onPointerDown={(event) => {
        startX.current = event.clientX
      }}
      onPointerUp={(event) => {
        if (startX.current !== null && event.clientX - startX.current >= SWIPE_PX) onDismiss()
        startX.current = null
      }}
    >
      <div role={toast?.kind === 'error' ? 'alert' : 'status'}>
        {toast !== null && <ToastCard toast={toast} onDismiss={onDismiss} />}
      </div>
    </section>
  )
}

function ToastCard({ toast, onDismiss }: { toast: ShownToast; onDismiss: () => void }) {
  const kind = toast.kind ?? 'info'
  const Icon = icons[kind]
  return (
    <div
      className={`sheet pointer-events-auto flex touch-pan-y items-start gap-3 py-2 pr-1.5 pl-4 ${kind === 'error' ? 'border-error bg-blush' : ''}`}
    >
      <Icon className={`mt-2.5 size-5 shrink-0 ${tones[kind]}`} aria-hidden="true" />
      <div className="min-w-0 grow py-2 break-words">
        <p className="font-semibold">{toast.title}</p>
        {toast.text !== undefined && <p className="text-muted">{toast.text}</p>}
      </div>
      {toast.action && (
        <button
          type="button"
          className="btn btn-ghost px-3"
          onClick={() => {
            toast.action?.run()
            onDismiss()
          }}
        >
          {toast.action.label}
        </button>
      )}
      <IconButton label="Dismiss" onClick={onDismiss}>
        <X className="size-5" aria-hidden="true" />
      </IconButton>
    </div>
  )
}
