import { onTokenChange } from '#backend/auth/stored-session.ts'
import { backendConfig } from '#backend/config.ts'
import { onCommitted } from '#local-store/commit.ts'
import { keepWorkerToken } from '#local-store/worker-token.ts'
import { askForBackgroundSend } from '#platform/background-send.ts'
import { loadPageConfig } from './page-config.ts'
import { removeChatKeys } from './remove-chat-keys.ts'
import { startBackend } from './start-backend.ts'
import { watchSignIn } from './watch-sign-in.ts'

/** Starts the services behind the screens: the backend, the teacher's store, and the watch for sign-in and sign-out. */
export async function startServices(): Promise<void> {
  removeChatKeys(window.localStorage)
  startBackend()
  const config = loadPageConfig()
  // A device that has been here before opens its store at once, whatever the network does.
  if (backendConfig() === null) await config
  else void config.then(startBackend)
  if (backendConfig() === null) startBackend()
  // The first screen does not need it, and this start does without it when it cannot be loaded.
  void import('./watch-device.ts').then(
    ({ watchDevice }) => watchDevice(),
    () => {},
  )
  await watchSignIn()
  onCommitted(() => void askForBackgroundSend())
  // A device that cannot store the token gives the worker nothing to send with, so a failure is no news.
  onTokenChange((token) => void keepWorkerToken(token).catch(() => {}))
}
