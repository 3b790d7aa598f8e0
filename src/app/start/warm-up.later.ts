/**
 * On a first visit the worker does not control the page yet, so a part that was never loaded is out of reach once the
 * network goes. While the device is idle, this loads the parts of everyday work; the worker has just fetched the same
 * files.
 */
export async function warmUp(): Promise<void> {
  const parts = [
    () => import('#features/chat/chat-screen.first.tsx'),
    () => import('#features/sync-status/waiting-panel.tsx'),
    () => import('#features/curriculum-picker/curriculum-picker.tsx'),
    () => import('#ui/markdown/markdown-body.soon.tsx'),
    () => import('#features/starred/starred-screen.soon.tsx'),
    () => import('#features/resource/resource-screen.soon.tsx'),
    () => import('../layout/sign-out-run.tsx'),
  ]
  for (const load of parts) {
    try {
      await load()
    } catch {
      return // without a network, the screen that needs the part says so
    }
  }
}
