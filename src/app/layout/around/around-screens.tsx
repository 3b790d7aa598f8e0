import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { dropStayingErrors } from '#session/toasts.ts'
import { keepScrollPositions } from '../scrolling/scroll-positions.ts'
import { AppToaster } from './app-toaster.tsx'
import { UpdatePrompt } from './update-prompt.tsx'
import { useArrival } from './use-arrival.ts'

/** Puts around every screen what no first paint needs: toasts, the offer of an update, and the work of an arrival. */
export function AroundScreens() {
  useArrival()
  useErrorsLeave()
  useScrollPositions()
  useTooltips()
  return (
    <>
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

function useScrollPositions(): void {
  const router = useRouter()
  useEffect(() => keepScrollPositions(router), [router])
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
