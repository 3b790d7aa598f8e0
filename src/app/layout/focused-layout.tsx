import { Outlet } from '@tanstack/react-router'
import { OfflineBanner } from '#features/sync-status/offline-banner.tsx'
import { useLeaveWhenSignedOut } from '../use-leave-when-signed-out.ts'
import { NoticeSlot, WaitingSlot } from './lazy-parts.tsx'
import { PartBoundary } from './part-boundary.tsx'
import { BESIDE_NOTCH } from './safe-area.ts'
import { useMobileFrame } from './use-mobile-frame.ts'

/** One document on the desk; the screen brings its own header. */
export function FocusedLayout() {
  useLeaveWhenSignedOut()
  useMobileFrame()
  return (
    <div className="flex min-h-(--app-height,100dvh) flex-col bg-base-200" style={BESIDE_NOTCH}>
      <PartBoundary>
        <NoticeSlot />
      </PartBoundary>
      <OfflineBanner />
      <Outlet />
      <PartBoundary>
        <WaitingSlot />
      </PartBoundary>
    </div>
  )
}
