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
  /** What was tried, such as "save". An error leaves when the same thing is tried again. */
  about?: string
}
type ToastInput = Pick<Toast, 'title' | 'text' | 'action' | 'about'> & {
  kind?: Toast['kind']
  duration?: number
}

const DEFAULT_MS = 5000
/** The time of an error that is also shown in its place, where it stays [NAV-82]. */
export const IN_PLACE_MS = DEFAULT_MS
/** The time for which the record of a dismissed toast stays, unless the next toast replaces it [NAV-83] (OP-12). */
const RECORD_MS = 1_000_000
/** This store is without React, because the service worker runs the same sync code. */
export const toastStore = createStore<{ queue: Toast[]; dismissed?: Toast | undefined }>(() => ({
  queue: [],
}))
let lastId = 0
let forgetting: ReturnType<typeof setTimeout> | undefined

/**
 * Shows a toast. Only one shows at a time, and a newer one replaces it, but errors wait behind it until they are
 * dismissed, mended (`dropErrors`), or the page is left.
 */
export function showToast({ title, text, kind = 'info', duration, action, about }: ToastInput): void {
  const lasting = duration ?? (kind === 'error' ? null : DEFAULT_MS)
  const toast: Toast = {
    id: ++lastId,
    title,
    kind,
    duration: lasting,
    ...(text === undefined ? {} : { text }),
    ...(action === undefined ? {} : { action }),
    ...(about === undefined ? {} : { about }),
  }
  toastStore.setState(({ queue }) => ({
    queue: [toast, ...queue.filter((other) => other.kind === 'error' && !isAbout(other, about))],
    dismissed: undefined,
  }))
}

const isAbout = (toast: Toast, about: string | undefined) => about !== undefined && toast.about === about

/** Removes the errors about this, because it is tried again. */
export function dropErrors(about: string): void {
  toastStore.setState(({ queue }) => ({
    queue: queue.filter((toast) => toast.kind !== 'error' || !isAbout(toast, about)),
  }))
}

/** The page is left, and with it the errors that would stay. One that goes by itself may be about the way here. */
export function dropStayingErrors(): void {
  toastStore.setState(({ queue }) => ({ queue: queue.filter(({ duration }) => duration !== null) }))
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
