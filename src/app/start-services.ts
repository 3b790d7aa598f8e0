import { backendConfig } from '#backend/config.ts'
import { onTokenChange } from '#backend/stored-session.ts'
import { onCommitted } from '#local-store/commit.ts'
import { keepWorkerToken } from '#local-store/worker-token.ts'
import { askForBackgroundSend } from '#platform/background-send.ts'
import { setExportPort } from '#session/export-port.ts'
import { lazyExports } from './lazy-export.ts'
import { loadPageConfig } from './page-config.ts'
import { startBackend } from './start-backend.ts'
import { watchSignIn } from './watch-sign-in.ts'

/** Behind the screens: the teacher's store, what talks to the server, and what watches for sign-in and sign-out. */
export async function startServices(): Promise<void> {
  startBackend()
  setExportPort(lazyExports)
  const config = loadPageConfig()
  // A device that has been here before opens its store at once, whatever the network does.
  if (backendConfig() === null) await config
  else void config.then(startBackend)
  if (backendConfig() === null) startBackend()
  // Not needed before the first screen stands; without it this start does without.
  void import('./watch-device.ts').then(
    ({ watchDevice }) => watchDevice(),
    () => {},
  )
  await watchSignIn()
  onCommitted(() => void askForBackgroundSend())
  // Where the device keeps nothing, the worker has no work either.
  onTokenChange((token) => void keepWorkerToken(token).catch(() => {}))
}
