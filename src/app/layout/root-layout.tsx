import { Outlet, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { dropStayingErrors } from '#session/toasts.ts'
import { AppToaster } from './app-toaster.tsx'
import { UpdatePrompt } from './update-prompt.tsx'
import { useArrival } from './use-arrival.ts'

/** The frame around every screen, public or signed in. */
export function RootLayout() {
  useArrival()
  useErrorsLeave()
  useScrollPositions()
  useTooltips()
  return (
    <>
      <Outlet />
      <UpdatePrompt />
      <AppToaster />
    </>
  )
}

/** An error belongs to the page that it came up on, and leaves with it. */
function useErrorsLeave(): void {
  const router = useRouter()
  useEffect(
    () => router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && dropStayingErrors()),
    [router],
  )
}

/**
 * Neither is needed before something is on the screen. Without them pages open at their top, and buttons have no
 * tooltips.
 */
function useScrollPositions(): void {
  const router = useRouter()
  useLater(async () => {
    const { keepScrollPositions } = await import('./scrolling/scroll-positions.ts')
    return () => keepScrollPositions(router)
  })
}

function useTooltips(): void {
  useLater(async () => (await import('./tooltips.later.ts')).showTooltips)
}

/** Starts the loaded code once it is here, and stops it when the component goes. */
function useLater(load: () => Promise<() => () => void>): void {
  const first = useRef(load)
  useEffect(() => {
    let stop: (() => void) | undefined
    let left = false
    void first.current().then(
      (start) => {
        if (!left) stop = start()
      },
      () => {},
    )
    return () => {
      left = true
      stop?.()
    }
  }, [])
}
