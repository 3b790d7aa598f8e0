import { useEffect } from 'react'
import { dismissToast } from '#session/toasts.ts'
import { useToast } from '#session/use-toast.ts'
import { Toaster } from '#ui/toaster.tsx'

/** Shows the newest toast for its time [NAV-81] [NAV-82]. */
export function AppToaster() {
  const toast = useToast()

  useEffect(() => {
    if (toast === undefined || toast.duration === null) return
    const timer = setTimeout(() => dismissToast(toast.id), toast.duration)
    return () => clearTimeout(timer)
  }, [toast])

  return <Toaster toast={toast ?? null} onDismiss={() => dismissToast(toast?.id)} />
}
