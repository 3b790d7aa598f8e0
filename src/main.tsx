import './platform/stand-in-storage.ts'
import './platform/page-cache.ts'
import './app/app.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { ChatPreview } from '#app/screens/chat-page.tsx'
import { CHAT_ADDRESS } from '#app/start/chat-addresses.ts'
import { catchStrayErrors } from '#app/start/error-log.ts'
import { painted } from '#app/start/first-paint.ts'
import { afterFirstPaint } from '#app/start/idle.ts'
import { servicesReady } from '#app/start/services-ready.ts'
import { startWorker } from '#app/start/start-worker.ts'
import { router } from './app/router.ts'
import { LoginScreen } from './app/routes/login.tsx'
import { watchInstallOffer } from './platform/install.ts'

/** The longest that the first frame waits for the preview. */
const MAX_HOLD_MS = 300
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

catchStrayErrors(window)
watchInstallOffer()

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root, or says that this browser is too old')
const show = () =>
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )

if (CHAT_ADDRESS.test(window.location.pathname)) void openChat()
else if (root.querySelector('[data-early-sign-in]')) void openSignIn()
else {
  void servicesReady()
  show()
}
afterFirstPaint(() => void startWorker())

/** Opens a chat with its preview, which needs no store. The store's code runs once the preview is on the screen. */
async function openChat(): Promise<void> {
  const preview = ChatPreview.load().catch(() => {}) // the screen that shows the preview shows a failure too
  // With a worker in charge the preview is on the device. Waiting for it is quicker than drawing a spinner first.
  if (navigator.serviceWorker?.controller) await Promise.race([preview, pause(MAX_HOLD_MS)])
  show()
  await painted()
  await servicesReady()
}

/** The page came with the sign-in form, and the app's own takes its place when it can be drawn at once. */
async function openSignIn(): Promise<void> {
  await Promise.all([LoginScreen.load(), router.load()]).catch(() => {}) // the screen itself shows a failure
  flushSync(show) // in one go, so that no key is lost between reading the fields and replacing them
}
