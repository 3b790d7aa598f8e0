import { Outlet } from '@tanstack/react-router'
import { InsideLayouts, NoticeSlot, WaitingSlot } from './lazy-parts.tsx'
import { PartBoundary } from './part-boundary.tsx'
import { BESIDE_NOTCH } from './safe-area.ts'
import { useLeaveWhenSignedOut } from './use-leave-when-signed-out.ts'

/** The frame of a screen about one document, which brings its own header. */
export function FocusedLayout() {
  useLeaveWhenSignedOut()
  return (
    <div className="flex min-h-(--app-height,100dvh) flex-col bg-base-200" style={BESIDE_NOTCH}>
      <PartBoundary>
        <NoticeSlot />
      </PartBoundary>
      <PartBoundary>
        <InsideLayouts />
      </PartBoundary>
      <Outlet />
      <PartBoundary>
        <WaitingSlot />
      </PartBoundary>
    </div>
  )
}
