import { useStore } from 'zustand'
import { type Toast, toastStore } from '../toasts.ts'

/** The toast on the screen. */
export function useToast(): Toast | undefined {
  return useStore(toastStore, (state) => state.queue[0])
}
