import { Outlet } from '@tanstack/react-router'
import { OfflineBanner } from '#features/sync-status/offline-banner.tsx'
import { NoticeSlot, WaitingSlot } from './lazy-parts.tsx'
import { PartBoundary } from './part-boundary.tsx'
import { BESIDE_NOTCH } from './safe-area.ts'
import { useLeaveWhenSignedOut } from './use-leave-when-signed-out.ts'
import { useMobileFrame } from './use-mobile-frame.ts'

/** The frame of a screen about one document, which brings its own header. */
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
