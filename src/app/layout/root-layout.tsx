import { Outlet } from '@tanstack/react-router'
import { useState } from 'react'
import { lazyPart } from '../start/lazy-part.ts'
import { PartBoundary } from './part-boundary.tsx'

const TRY_AGAIN_MS = 5000

const AroundScreens = lazyPart(async () => (await import('./around/around-screens.tsx')).AroundScreens)

/** The frame around every screen, public or signed in. */
export function RootLayout() {
  const [tries, setTries] = useState(0)
  const tryLater = () => void setTimeout(() => setTries((count) => count + 1), TRY_AGAIN_MS)
  return (
    <>
      <Outlet />
      <PartBoundary key={tries} onMissing={tryLater}>
        <AroundScreens />
      </PartBoundary>
    </>
  )
}
