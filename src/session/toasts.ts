import { createStore } from 'zustand/vanilla'

export interface Toast {
  id: number
  title: string
  text?: string
  kind: 'info' | 'success' | 'error'
  /** The milliseconds until it disappears by itself; null keeps it until it is dismissed. */
  duration: number | null
  /** An action that the toast offers. Running it closes the toast. */
  action?: { label: string; run: () => void }
}
type ToastInput = Pick<Toast, 'title' | 'text' | 'action'> & {
  kind?: Toast['kind']
  duration?: number
}

const DEFAULT_MS = 5000
/** The time for which the record of a dismissed toast stays, unless the next toast replaces it [NAV-83] (OP-12). */
const RECORD_MS = 1_000_000
/** This store is without React, because the service worker runs the same sync code. */
export const toastStore = createStore<{ queue: Toast[]; dismissed?: Toast | undefined }>(() => ({
  queue: [],
}))
let lastId = 0
let forgetting: ReturnType<typeof setTimeout> | undefined

/** Shows a toast. Only one shows at a time, and a newer one replaces it, but errors wait in a queue and are never dropped. */
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

/** The toast on the screen, for code outside React. */
export function readToast(): Toast | undefined {
  return toastStore.getState().queue[0]
}

/** The record of the last dismissed toast. */
export function readDismissedToast(): Toast | undefined {
  return toastStore.getState().dismissed
}
