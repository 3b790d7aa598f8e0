import { expectUser } from '#backend/expected-user.ts'
import { startHeartbeat } from '#local-store/heartbeat.ts'
import { closeStore, openStore } from '#local-store/open-store.ts'
import { showBadge } from '#platform/badge.ts'
import { setAssistantPort } from '#session/assistant-port.ts'
import { resetLoads } from '#session/chat-loads.ts'
import { setCurrentChat } from '#session/current-chat.ts'
import { resetCurriculumChoice } from '#session/curriculum-choice.ts'
import { resetDeviceNotices, setDeviceNotice } from '#session/device-notices.ts'
import { type Identity, readIdentity } from '#session/identity.ts'
import { usePanels } from '#session/panels.ts'
import { setRenaming } from '#session/renaming.ts'
import { resetReplies } from '#session/replies.ts'
import { resetSyncStatus } from '#session/sync-status.ts'
import { startExchangeSoon } from './start-exchange-soon.ts'

interface Work {
  userId: string
  stop: () => void
}

let work: Work | undefined

/** Opens this teacher's store and starts what works behind the screens. Twice for the same teacher is once. */
export function enterAs({ userId }: Pick<Identity, 'userId'>): void {
  if (work?.userId === userId) return
  leave()
  const db = openStore(userId)
  expectUser(userId)
  const stopExchange = startExchangeSoon(db)
  const stopHeartbeat = startHeartbeat(db, (cleared) => setDeviceNotice({ cleared }))
  work = {
    userId,
    stop: () => {
      stopHeartbeat()
      stopExchange()
    },
  }
}

/** Ends what works behind the screens, and leaves the screens: the store is closed for good, a reload will go on. */
export function pauseWork(): void {
  work?.stop()
  if (work) work.stop = () => {}
}

export const workingFor = (): string | undefined => work?.userId

/**
 * Leaves the teacher's screens first: their live queries must not meet a closed store. Their words are stored before
 * that, as when the page is hidden: the screens may go only after the store has.
 */
export async function closeDown(): Promise<void> {
  const closing = work?.userId
  window.dispatchEvent(new Event('pagehide'))
  const { router } = await import('./router.ts')
  // Whoever sets a new password goes on with it when the service ends the session that this device still had.
  const staysHere = readIdentity() !== null && router.state.location.pathname === '/reset-password'
  if (!staysHere) await router.navigate({ to: '/login', replace: true })
  if (work?.userId === closing) leave()
}

/** Stops the work, closes the store and forgets what the screens knew of this teacher. What is on the device stays. */
export function leave(): void {
  work?.stop()
  work = undefined
  setAssistantPort(null)
  expectUser(undefined)
  closeStore()
  resetDeviceNotices()
  resetLoads()
  resetReplies()
  resetSyncStatus()
  resetCurriculumChoice()
  setCurrentChat(null)
  setRenaming(null)
  usePanels.getState().closeAll()
  showBadge(0)
}
