import { useHasDeviceNotice } from '#session/device-notices.ts'
import { usePanels } from '#session/panels.ts'
import { lazyPart } from '../start/lazy-part.ts'
import { storePart } from '../start/store-part.ts'

/* Parts of the frame that read from the store. They load with it, after the first paint. */

export const SyncStatus = storePart(
  async () => (await import('#features/sync-status/sync-status.first.tsx')).SyncStatus,
  <span className="tap" />,
)

export const ChatSidebar = storePart(
  async () => (await import('#features/chat/chat-sidebar.first.tsx')).ChatSidebar,
)

export const BarChatTitle = storePart(async () => (await import('./bar-chat-title.tsx')).BarChatTitle)

export const UsagePanel = storePart(async () => (await import('./usage-panel.first.tsx')).UsagePanel)

const WaitingPanel = storePart(
  async () => (await import('#features/sync-status/waiting-panel.tsx')).WaitingPanel,
)

/** Loads when the panel is first opened. */
export function WaitingSlot() {
  const open = usePanels((panels) => panels.open.waiting)
  return open ? <WaitingPanel /> : null
}

const DeviceNotices = lazyPart(
  async () => (await import('#features/sync-status/device-notices.tsx')).DeviceNotices,
)

/** Loads when there is a notice about this device. */
export function NoticeSlot() {
  return useHasDeviceNotice() ? <DeviceNotices /> : null
}

/** A press on Sign Out mounts it. */
export const SignOutRun = storePart(async () => (await import('./sign-out-run.tsx')).SignOutRun)
