import { createStore } from 'zustand/vanilla'

export interface Toast {
  id: number
  title: string
  text?: string
  kind: 'info' | 'success' | 'error'
  /** Milliseconds until it goes by itself; null stays until dismissed. */
  duration: number | null
  /** One thing to do about it; the toast goes with it */
  action?: { label: string; run: () => void }
}
export type ToastInput = Pick<Toast, 'title' | 'text' | 'action'> & {
  kind?: Toast['kind']
  duration?: number
}

const DEFAULT_MS = 5000
/** A dismissed toast is off the screen at once; its record stays so long, or until the next one [NAV-83] (OP-12). */
const RECORD_MS = 1_000_000
/** Without React: the service worker sends with the same code, and shows nothing. */
export const toastStore = createStore<{ queue: Toast[]; dismissed?: Toast | undefined }>(() => ({
  queue: [],
}))
let lastId = 0
let forgetting: ReturnType<typeof setTimeout> | undefined

/** One toast shows at a time. A newer one takes its place, but an error is never dropped: it waits its turn. */
export function showToast({ title, text, kind = 'info', duration, action }: ToastInput): void {
  const lasting = duration ?? (kind === 'error' ? null : DEFAULT_MS)
  const toast: Toast = {
    id: ++lastId,
    title,
    kind,
    duration: lasting,
    ...(text === undefined ? {} : { text }),
    ...(action === undefined ? {} : { action }),
  }
  toastStore.setState(({ queue }) => ({
    queue: [toast, ...queue.filter((other) => other.kind === 'error')],
    dismissed: undefined,
  }))
}

export function dismissToast(id?: number): void {
  const { queue } = toastStore.getState()
  const dismissed = id === undefined ? queue[0] : queue.find((toast) => toast.id === id)
  if (!dismissed) return
  toastStore.setState({ queue: queue.filter((toast) => toast !== dismissed), dismissed })
  clearTimeout(forgetting)
  forgetting = setTimeout(() => toastStore.setState({ dismissed: undefined }), RECORD_MS)
}

/** For code and tests outside React. */
export function readToast(): Toast | undefined {
  return toastStore.getState().queue[0]
}

/** The record of the last one dismissed. */
export function readDismissedToast(): Toast | undefined {
  return toastStore.getState().dismissed
}
