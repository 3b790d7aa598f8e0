import { Outlet, useRouterState } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import { usePanels } from '#session/panels.ts'
import { Sheet } from '#ui/sheet.tsx'
import { InsideFrameContext } from './inside-frame.ts'
import { InsideLayouts, NoticeSlot, PlanDialogSlot, WaitingSlot } from './lazy-parts.tsx'
import { generatorPath } from './new-chat-button.tsx'
import { PartBoundary } from './part-boundary.tsx'
import { ABOVE_HOME_BAR, BESIDE_NOTCH } from './safe-area.ts'
import { HistoryPanel } from './sidebar/history-panel.tsx'
import { SidebarRail } from './sidebar/sidebar-rail.tsx'
import { useSidebar } from './sidebar/use-sidebar.ts'
import { SkipLinks } from './skip-links.tsx'
import { TopBar } from './top-bar.tsx'
import { useLeaveWhenSignedOut } from './use-leave-when-signed-out.ts'

/** The top bar above, the chat history at the left, the screen to its right. */
export function SignedInLayout() {
  useLeaveWhenSignedOut()
  const sidebar = useSidebar()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const setOpen = usePanels((panels) => panels.setOpen)
  const width = { '--sidebar-w': sidebar.open ? '16rem' : '3rem', ...BESIDE_NOTCH } as CSSProperties
  return (
    <div className="flex min-h-(--app-height,100dvh) flex-col" style={width}>
      <SkipLinks chat={generatorPath(path) !== undefined} />
      <TopBar />
      {!sidebar.mobile && (
        <aside
          aria-label="Chat History"
          className="fixed top-22 bottom-0 left-0 z-20 flex w-(--sidebar-w) flex-col border-r border-base-300 bg-base-200 print:hidden"
          style={{ left: 'env(safe-area-inset-left, 0px)', ...ABOVE_HOME_BAR }}
        >
          {sidebar.open ? (
            <PartBoundary>
              <HistoryPanel onHide={sidebar.toggle} hideLabel="Hide chat history" />
            </PartBoundary>
          ) : (
            <SidebarRail onShow={sidebar.toggle} />
          )}
        </aside>
      )}
      <div className="flex grow flex-col md:pl-(--sidebar-w) print:pl-0">
        <PartBoundary>
          <NoticeSlot />
        </PartBoundary>
        <PartBoundary>
          <InsideLayouts palette />
        </PartBoundary>
        <main className="flex grow flex-col outline-none" tabIndex={-1}>
          <InsideFrameContext value={true}>
            <Outlet />
          </InsideFrameContext>
        </main>
      </div>
      {sidebar.mobile && (
        <Sheet open={sidebar.open} onClose={() => setOpen('history', false)} label="Chat History">
          <HistoryPanel onHide={() => setOpen('history', false)} hideLabel="Close" sheet />
        </Sheet>
      )}
      <PartBoundary>
        <WaitingSlot />
      </PartBoundary>
      <PlanDialogSlot />
    </div>
  )
}
