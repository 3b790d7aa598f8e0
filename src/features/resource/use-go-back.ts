import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'

/** Goes one step back in history; after a deep link, where there is none, to /home [RES-75]. */
export function useGoBack(): () => void {
  const router = useRouter()
  const navigate = useNavigate()
  const canGoBack = useCanGoBack()
  return () => {
    if (canGoBack) router.history.back()
    else void navigate({ to: '/home' })
  }
}
