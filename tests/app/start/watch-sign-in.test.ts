// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchSignIn } from '#app/start/watch-sign-in.ts'
import { isRecovering } from '#backend/auth/recovery.ts'
import { announce } from '#backend/auth/session-events.ts'
import { clearIdentity, readIdentity, setIdentity } from '#session/identity.ts'
import {
  endLeaving,
  leavingFor,
  markSocialLogin,
  socialLoginAt,
  startLeaving,
} from '#session/social-login.ts'
import { session } from '../../backend/scripted-server.ts'
import { aroha, cleanDevice, openBackend } from '../../support/screens/account-screens.tsx'

/** The teacher whose work runs behind the screens. Store, sync and assistant are not started. */
const work = vi.hoisted(() => ({ for: undefined as string | undefined, closed: 0 }))
vi.mock('#app/start/switch-user.ts', () => ({
  enterAs: ({ userId }: { userId: string }) => {
    work.for = userId
  },
  closeDown: async () => {
    work.closed += 1
    work.for = undefined
  },
  workingFor: () => work.for,
}))

const user = { userId: aroha.userId, email: aroha.email, displayName: aroha.displayName }
/** The membership's row on the server. */
let membership: object[] = []

beforeAll(async () => {
  cleanDevice()
  startAs(true)
  await watchSignIn()
})
beforeEach(() => {
  clearIdentity()
  cleanDevice()
  work.closed = 0
  membership = []
  endLeaving()
  openBackend([], {
    answers: ({ path }) => (path.includes('school_memberships') ? Response.json(membership) : undefined),
  })
})

function startAs(signedIn: boolean) {
  openBackend([], { answers: () => Response.json([]) })
  if (signedIn) store()
}
function store() {
  localStorage.setItem('sb-127-auth-token', JSON.stringify(session('here')))
  setIdentity(aroha)
}
const temporary = { password_reset_required: true, password_reset_completed: false }

describe('what the auth service says', () => {
  it('[AUTH-43] INITIAL_SESSION: the app starts as the teacher in the record', async () => {
    store()
    await vi.waitFor(() => expect(work.for).toBe(aroha.userId))
  })

  it('[AUTH-43] SIGNED_IN: the record names the teacher, their work starts, and the sign-in is no longer leaving for a provider', async () => {
    startLeaving('google')
    localStorage.setItem('sb-127-auth-token', JSON.stringify(session('here')))
    await announce({ type: 'signed-in', user })
    expect(readIdentity()).toEqual({ ...user, state: 'signed-in' })
    expect(work.for).toBe(aroha.userId)
    expect(leavingFor()).toBeNull()
  })

  it('[AUTH-43] TOKEN_REFRESHED and USER_UPDATED: a new name arrives with the token', async () => {
    store()
    await announce({ type: 'renewed', user: { ...user, displayName: 'Aroha Rangi' } })
    expect(readIdentity()?.displayName).toBe('Aroha Rangi')
    await announce({ type: 'renewed', user: { ...user, userId: 'somebody-else' } })
    expect(readIdentity()?.userId).toBe(aroha.userId)
  })

  it('[AUTH-43] SIGNED_OUT by the service: asks to sign in again and stops the work', async () => {
    store()
    await announce({ type: 'refused', userId: aroha.userId })
    expect(readIdentity()?.state).toBe('needs-sign-in')
    expect(work).toMatchObject({ for: undefined })
  })

  it('[SYS-28] a sign-out in another tab is not overwritten by a call that misses the session first', async () => {
    store()
    localStorage.clear() // the other tab has signed out, and its storage event has not arrived here yet
    await announce({ type: 'missing' })
    expect(readIdentity()).toBeNull()
    expect(localStorage.getItem('mahere-identity')).toBeNull()
    await vi.waitFor(() => expect(work.closed).toBe(1))
  })

  it('[SYS-28] a sign-in that replaces another teacher’s finds no prompt of theirs', async () => {
    store()
    localStorage.setItem('resourceGeneratorPrompt', 'from their lesson plan')
    await announce({ type: 'signed-in', user: { ...user, userId: 'the-next' } })
    expect(localStorage.getItem('resourceGeneratorPrompt')).toBeNull()
  })

  it('[AUTH-43] PASSWORD_RECOVERY: a separate session, which changes no record', async () => {
    store()
    sessionStorage.setItem('mahere-recovery', JSON.stringify(session('link', {}, 'teacher-2')))
    expect(isRecovering()).toBe(true)
    expect(readIdentity()).toEqual(aroha)
  })

  it('[AUTH-46] [AUTH-49] a sign-out clears the social-login and the recovery flag', async () => {
    store()
    markSocialLogin()
    sessionStorage.setItem('mahere-recovery', JSON.stringify(session('link')))
    clearIdentity()
    expect(socialLoginAt()).toBeUndefined()
    await vi.waitFor(() => expect(isRecovering()).toBe(false))
  })

  it('a sign-out by the service leaves the recovery that a link has just begun', async () => {
    store()
    sessionStorage.setItem('mahere-recovery', JSON.stringify(session('link')))
    await announce({ type: 'refused', userId: aroha.userId })
    await vi.waitFor(() => expect(readIdentity()?.state).toBe('needs-sign-in'))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(isRecovering()).toBe(true)
  })
})

describe('a member with a temporary password', () => {
  it('[AUTH-15] [AUTH-54] is recognised when the sign-in is complete', async () => {
    membership = [temporary]
    localStorage.setItem('sb-127-auth-token', JSON.stringify(session('here')))
    await announce({ type: 'signed-in', user })
    expect(readIdentity()?.mustSetPassword).toBe(true)
  })

  it('[AUTH-84] is recognised while signed in, and the flag holds when nobody answers (OP-28)', async () => {
    store()
    membership = [temporary]
    await announce({ type: 'renewed', user })
    await vi.waitFor(() => expect(readIdentity()?.mustSetPassword).toBe(true))
    openBackend([], { answers: () => Promise.reject(new TypeError('Failed to fetch')) })
    await announce({ type: 'renewed', user })
    await announce({ type: 'signed-in', user })
    expect(readIdentity()?.mustSetPassword).toBe(true)
  })

  it('[AUTH-52] [AUTH-53] is no longer asked once the setup is complete', async () => {
    setIdentity({ ...aroha, mustSetPassword: true })
    localStorage.setItem('sb-127-auth-token', JSON.stringify(session('here')))
    membership = [{ ...temporary, password_reset_completed: true }]
    await announce({ type: 'renewed', user })
    await vi.waitFor(() => expect(readIdentity()?.mustSetPassword).toBe(false))
  })
})
