import { fromNetwork } from '#platform/load-part.ts'
import { useHasDeviceNotice } from '#session/device-notices.ts'
import { usePanels } from '#session/panels.ts'
import { showPlanDialog, usePlanDialog } from '#session/plan/plan-dialog.ts'
import { lazyPart } from '../start/lazy-part.ts'
import { storePart } from '../start/store-part.ts'
import { PartBoundary } from './part-boundary.tsx'

/* Parts of the frame that read from the store. They load with it, after the first paint. */

export const SyncStatus = storePart(
  async () => (await import('#features/sync-status/sync-status.tsx')).SyncStatus,
  <span className="tap" />,
)

export const ChatSidebar = storePart(
  async () => (await import('#features/chat/chat-sidebar.first.tsx')).ChatSidebar,
)

export const BarChatTitle = storePart(async () => (await import('./bar-chat-title.tsx')).BarChatTitle)

export const UsagePanel = storePart(async () => (await import('./usage-panel.soon.tsx')).UsagePanel)

const WaitingPanel = storePart(
  async () => (await import('#features/sync-status/waiting-panel.tsx')).WaitingPanel,
)

/** Loads when the panel is first opened. */
export function WaitingSlot() {
  const open = usePanels((panels) => panels.open.waiting)
  return open ? <WaitingPanel /> : null
}

const PlanDialogs = storePart(
  fromNetwork(async () => (await import('#features/plan/plan-dialogs.online.tsx')).PlanDialogs),
)

/** Loads when a dialog about the plan is first asked for. If it cannot be loaded, the next press tries again. */
export function PlanDialogSlot() {
  if (usePlanDialog() === null) return null
  return (
    <PartBoundary
      missingText="Your plan can be changed when you are back online."
      onMissing={() => showPlanDialog(null)}
    >
      <PlanDialogs />
    </PartBoundary>
  )
}

/** Reads nothing from the store, so it loads at once, beside the first paint. */
export const InsideLayouts = lazyPart(async () => (await import('./inside-layouts.tsx')).InsideLayouts)

const DeviceNotices = lazyPart(
  async () => (await import('#features/sync-status/device-notices.soon.tsx')).DeviceNotices,
)

/** Loads when there is a notice about this device. */
export function NoticeSlot() {
  return useHasDeviceNotice() ? <DeviceNotices /> : null
}

/** A press on Sign Out mounts it. */
export const SignOutRun = storePart(async () => (await import('./sign-out-run.tsx')).SignOutRun)
