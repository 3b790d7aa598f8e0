import { useHasDeviceNotice } from '#session/device-notices.ts'
import { usePanels } from '#session/panels.ts'
import { lazyPart } from '../lazy-screen.ts'
import { servicesReady } from '../services-ready.ts'

/* Parts of the frame that read from the store. They come with it, after the first paint. */

export const SyncStatus = lazyPart(
  async () => {
    const [part] = await Promise.all([import('#features/sync-status/sync-status.tsx'), servicesReady()])
    return part.SyncStatus
  },
  <span className="tap" />,
)

export const ChatSidebar = lazyPart(async () => {
  const [part] = await Promise.all([import('#features/chat/chat-sidebar.tsx'), servicesReady()])
  return part.ChatSidebar
})

export const BarChatTitle = lazyPart(async () => {
  const [part] = await Promise.all([import('./bar-chat-title.tsx'), servicesReady()])
  return part.BarChatTitle
})

export const UsagePanel = lazyPart(async () => {
  const [part] = await Promise.all([import('./usage-panel.tsx'), servicesReady()])
  return part.UsagePanel
})

const WaitingPanel = lazyPart(async () => {
  const [part] = await Promise.all([import('#features/sync-status/waiting-panel.tsx'), servicesReady()])
  return part.WaitingPanel
})

/** Only once it has been asked for. */
export function WaitingSlot() {
  const open = usePanels((panels) => panels.open.waiting)
  return open ? <WaitingPanel /> : null
}

const DeviceNotices = lazyPart(
  async () => (await import('#features/sync-status/device-notices.tsx')).DeviceNotices,
)

/** Only when the device has something to say. */
export function NoticeSlot() {
  return useHasDeviceNotice() ? <DeviceNotices /> : null
}

/** Mounted by a press on Sign Out. */
export const SignOutRun = lazyPart(async () => {
  const [part] = await Promise.all([import('./sign-out-run.tsx'), servicesReady()])
  return part.SignOutRun
})
