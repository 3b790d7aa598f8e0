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

removeChatKeys(window.localStorage)
catchStrayErrors(window)
watchInstallOffer()
if (CHAT_ADDRESS.test(window.location.pathname)) {
  ChatOpening.load().catch(() => {}) // whoever shows it says so
  void painted().then(servicesReady) // a chat has words to show before its store is open
} else void servicesReady()

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)

afterFirstPaint(() => void startWorker())
