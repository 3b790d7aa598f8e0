import { useEffect } from 'react'
import { useToast } from '#session/hooks/use-toast.ts'
import { dismissToast } from '#session/toasts.ts'
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
