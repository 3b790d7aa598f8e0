import { createStore } from 'zustand/vanilla'

export interface Toast {
  id: number
  title: string
  text?: string
  kind: 'info' | 'success' | 'error'
  /** Milliseconds until it goes by itself; null stays until dismissed. */
  duration: number | null
}
export type ToastInput = { title: string; text?: string; kind?: Toast['kind']; duration?: number }

const DEFAULT_MS = 5000
/** Without React: the service worker sends with the same code, and shows nothing. */
export const toastStore = createStore<{ queue: Toast[] }>(() => ({ queue: [] }))
let lastId = 0

/** One toast shows at a time. A newer one takes its place, but an error is never dropped: it waits its turn. */
export function showToast({ title, text, kind = 'info', duration }: ToastInput): void {
  const lasting = duration ?? (kind === 'error' ? null : DEFAULT_MS)
  const toast: Toast = {
    id: ++lastId,
    title,
    kind,
    duration: lasting,
    ...(text === undefined ? {} : { text }),
  }
  toastStore.setState(({ queue }) => ({ queue: [toast, ...queue.filter((other) => other.kind === 'error')] }))
}

export function dismissToast(id?: number): void {
  toastStore.setState(({ queue }) => ({
    queue: id === undefined ? queue.slice(1) : queue.filter((toast) => toast.id !== id),
  }))
}

/** For code and tests outside React. */
export function readToast(): Toast | undefined {
  return toastStore.getState().queue[0]
}
