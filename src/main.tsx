import './platform/stand-in-storage.ts'
import './app/app.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { catchStrayErrors } from './app/error-log.ts'
import { afterFirstPaint } from './app/idle.ts'
import { removeChatKeys } from './app/old-keys.ts'
import { router } from './app/router.ts'
import { servicesReady } from './app/services-ready.ts'
import { startWorker } from './app/start-worker.ts'
import { watchInstallOffer } from './platform/install.ts'

removeChatKeys(window.localStorage)
catchStrayErrors(window)
watchInstallOffer()
void servicesReady()

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)

afterFirstPaint(() => void startWorker())
