import { Outlet, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { AppToaster } from './app-toaster.tsx'
import { UpdatePrompt } from './update-prompt.tsx'
import { useArrival } from './use-arrival.ts'

/** Around every screen, public or signed in. */
export function RootLayout() {
  useArrival()
  useKeptPlaces()
  useTooltips()
  return (
    <>
      <Outlet />
      <UpdatePrompt />
      <AppToaster />
    </>
  )
}

/** Neither is needed before there is something to see; without them pages open at their top, and buttons have names only. */
function useKeptPlaces(): void {
  const router = useRouter()
  useLater(async () => {
    const { keepPlaces } = await import('./layout/scroll-places.ts')
    return () => keepPlaces(router)
  })
}

function useTooltips(): void {
  useLater(async () => (await import('./layout/tooltips.ts')).showTooltips)
}

/** Starts what is fetched, for as long as the page is there. */
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
