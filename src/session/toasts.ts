import { create } from 'zustand'

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
const useStore = create<{ queue: Toast[] }>(() => ({ queue: [] }))
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
  useStore.setState(({ queue }) => ({ queue: [toast, ...queue.filter((other) => other.kind === 'error')] }))
}

export function dismissToast(id?: number): void {
  useStore.setState(({ queue }) => ({
    queue: id === undefined ? queue.slice(1) : queue.filter((toast) => toast.id !== id),
  }))
}

export function useToast(): Toast | undefined {
  return useStore((state) => state.queue[0])
}

/** For code and tests outside React. */
export function readToast(): Toast | undefined {
  return useStore.getState().queue[0]
}
