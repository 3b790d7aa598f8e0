import { readFirstLook } from '#local-store/queries/first-look.ts'
import { IDENTITY_KEY } from '#session/identity-key.ts'
import { chatIn } from './chat-addresses.ts'

// Stands in the page itself (build/early-parts.ts): the disk is asked while the app's own code is on its way, and the app
// need not bring the same once more.
window.readFirstLook = readFirstLook
try {
  const identity = JSON.parse(localStorage.getItem(IDENTITY_KEY) ?? 'null')
  const sessionId = chatIn(window.location.pathname)
  if (sessionId && identity?.state === 'signed-in') {
    const { userId } = identity
    window.earlyLook = {
      userId,
      sessionId,
      begunAt: performance.now(),
      reading: readFirstLook(userId, sessionId),
    }
  }
} catch {
  // no storage, no look
}
