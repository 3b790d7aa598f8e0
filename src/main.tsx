import './app/tell-running.ts'
import './platform/stand-in-storage.ts'
import './app/app.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { CHAT_ADDRESS } from './app/chat-addresses.ts'
import { ChatOpening } from './app/chat-page.tsx'
import { catchStrayErrors } from './app/error-log.ts'
import { painted } from './app/first-paint.ts'
import { afterFirstPaint } from './app/idle.ts'
import { removeChatKeys } from './app/old-keys.ts'
import { router } from './app/router.ts'
import { servicesReady } from './app/services-ready.ts'
import { startWorker } from './app/start-worker.ts'
import { watchInstallOffer } from './platform/install.ts'

const LONGEST_HOLD_MS = 300
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

removeChatKeys(window.localStorage)
catchStrayErrors(window)
watchInstallOffer()

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
const show = () =>
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )

if (CHAT_ADDRESS.test(window.location.pathname)) void openChat()
else {
  void servicesReady()
  show()
}
afterFirstPaint(() => void startWorker())

/** A chat has words to show before its store is open. */
async function openChat(): Promise<void> {
  const opening = ChatOpening.load().catch(() => {}) // whoever shows it says so
  // With the worker in charge they are at hand, and drawn once the page stands sooner than drawn waiting first.
  if (navigator.serviceWorker?.controller) await Promise.race([opening, pause(LONGEST_HOLD_MS)])
  show()
  await painted()
  await servicesReady()
}
