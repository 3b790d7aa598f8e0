/**
 * On a first visit the worker is not in charge yet, so a part that was never loaded is out of reach once the network
 * goes. When nothing else is going on, the parts of everyday work are loaded; the worker has just fetched the same files.
 */
export async function warmUp(): Promise<void> {
  const parts = [
    () => import('#features/chat/chat-screen.tsx'),
    () => import('#features/sync-status/waiting-panel.tsx'),
    () => import('#features/curriculum-picker/curriculum-picker.tsx'),
    () => import('#ui/markdown-body.tsx'),
    () => import('#features/starred/starred-screen.tsx'),
    () => import('#features/resource/resource-screen.tsx'),
    () => import('./layout/sign-out-run.tsx'),
  ]
  for (const load of parts) {
    try {
      await load()
    } catch {
      return // no network: whoever needs the part says so
    }
  }
}
