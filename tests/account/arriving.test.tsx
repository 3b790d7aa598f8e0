// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readIdentity } from '#session/identity.ts'
import { leavingFor, socialLoginAt, startLeaving } from '#session/social-login.ts'
import { heldReturn } from '#session/url-return.ts'
import { token } from '../backend/scripted-server.ts'
import {
  type Answers,
  aroha,
  blockPage,
  cleanDevice,
  followSessions,
  noNetwork,
  openAt,
  refusal,
  setOnline,
  signInAs,
  until,
  untilWithClockHeld,
} from '../support/screens/account-screens.tsx'

// These are the screens without store, sync and assistant.
vi.mock('#app/start/services-ready.ts', () => ({ servicesReady: () => Promise.resolve() }))

const ACCESS = token('mata')
const TOKENS = `access_token=${ACCESS}&refresh_token=r&expires_in=3600&token_type=bearer`
const mata = { id: 'teacher-2', email: 'mata@example.school.nz', user_metadata: { full_name: 'Mata' } }
const known: Answers = ({ path }) => (path === '/auth/v1/user' ? Response.json(mata) : undefined)
const WELCOME = 'What would you like to create today?'

let screen: Awaited<ReturnType<typeof openAt>>
let unfollow: () => void
beforeEach(() => {
  cleanDevice()
  unfollow = followSessions()
})
afterEach(async () => {
  vi.useRealTimers()
  unfollow()
  await screen.unmount()
  vi.restoreAllMocks()
})

describe('tokens in the URL', () => {
  it.each(['?', '#'])(
    '[AUTH-75] [AUTH-76] [AUTH-77] [AUTH-88] [AUTH-115] [AUTH-116] [AUTH-45] at /home, after a %s: completes the sign-in with a clean address',
    async (mark) => {
      let answer: (response: Response) => void = () => {}
      const asked = new Promise<Response>((resolve) => {
        answer = resolve
      })
      screen = await openAt(`/home${mark}${TOKENS}`, {
        answers: ({ path }) => (path === '/auth/v1/user' ? asked : undefined),
      })
      expect(screen.href()).toBe('/home')
      await until(() => expect(screen.text()).toContain('Completing sign in...'))
      expect(screen.text()).not.toContain(WELCOME)
      await until(() => expect(socialLoginAt()).toBeGreaterThan(0))
      answer(Response.json(mata))
      await until(() => expect(screen.text()).toContain(WELCOME))
      expect(readIdentity()).toMatchObject({ userId: 'teacher-2', displayName: 'Mata' })
      expect(JSON.parse(localStorage.getItem('sb-127-auth-token') ?? '')).toMatchObject({
        access_token: ACCESS,
        refresh_token: 'r',
      })
      expect(heldReturn()).toBeNull()
    },
  )

  it.each(['/login', '/app', '/auth'])('[OP-25] are read at %s as well', async (path) => {
    screen = await openAt(`${path}#${TOKENS}`, { answers: known })
    await until(() => expect(screen.href()).toBe('/home'))
    expect(readIdentity()?.userId).toBe('teacher-2')
  })

  it('[AUTH-31] /login shows a spinner, and no form, while they are checked', async () => {
    screen = await openAt(`/login#${TOKENS}`, { answers: () => new Promise<Response>(() => {}) })
    await until(() => expect(screen.title()).toBe('Completing sign in...'))
    expect(screen.all('[role="status"] .loading-spinner')).toHaveLength(1)
    expect(screen.all('form')).toEqual([])
    expect(screen.href()).toBe('/login')
  })

  it('[AUTH-89] one token alone is not a sign-in', async () => {
    for (const half of ['access_token=x', 'refresh_token=x']) {
      screen = await openAt(`/home#${half}`, { answers: known })
      await until(() => expect(screen.href()).toMatch(/^\/login/))
      expect(screen.calls).toEqual([])
      if (half === 'access_token=x') await screen.unmount()
    }
  })

  it('[AUTH-87] `type` alone is not a return, so it stays', async () => {
    screen = await openAt('/home?type=school', { as: aroha })
    expect(screen.href()).toBe('/home?type=school')
  })

  it('[AUTH-78] [AUTH-80] [OP-25] waits 15 s for the answer, then asks to sign in again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    screen = await openAt(`/home#${TOKENS}`, { answers: () => new Promise<Response>(() => {}) })
    await untilWithClockHeld(() => screen.calls.length > 0)
    await vi.advanceTimersByTimeAsync(14_999)
    expect(screen.href()).toBe('/home')
    await vi.advanceTimersByTimeAsync(1)
    vi.useRealTimers()
    await until(() =>
      expect(screen.alert()).toBe('Authentication error: Authentication timeout. Please try again.'),
    )
    expect(screen.href()).toBe('/login')
  })

  it('[OP-31] offline the wait does not start, and back online the sign-in continues', async () => {
    setOnline(false)
    screen = await openAt(`/home#${TOKENS}`, { answers: noNetwork })
    await until(() => expect(screen.title()).toBe('You are offline'))
    expect(screen.calls).toEqual([])
    screen.wire.answers = known
    setOnline(true)
    await until(() => expect(screen.text()).toContain(WELCOME))
  })

  it('of a different teacher from the one signed in here change nothing', async () => {
    screen = await openAt(`/home#${TOKENS}`, { as: aroha, answers: known })
    await until(() => expect(screen.toast()).toContain('This link is for a different account'))
    await until(() => expect(screen.href()).toBe('/home'))
    expect(readIdentity()).toEqual(aroha)
    expect(localStorage.getItem('sb-127-auth-token')).toContain('refresh-here')
  })

  it.each([
    ['made up', () => refusal(403, 'bad_jwt', 'invalid JWT'), /expired or was used before/],
    ['a block page', () => blockPage(), /An unexpected error occurred\. Please try again\./],
    ['500', () => blockPage(500), /An unexpected error occurred\. Please try again\./],
  ])('[AUTH-62] %s: nothing of them stays, and the way on is /login', async (_what, answer, text) => {
    const answers: Answers = ({ path }) =>
      path.startsWith('/auth/v1/token') ? refusal(400, 'refresh_token_not_found', 'Invalid') : answer()
    screen = await openAt(`/home#${TOKENS}`, { answers })
    await until(() => expect(screen.alert()).toMatch(text))
    expect(screen.href()).toBe('/login')
    expect(localStorage.getItem('sb-127-auth-token')).toBeNull()
  })
})

describe('an error in the URL of /home', () => {
  it('[AUTH-81] goes to /login with its description', async () => {
    screen = await openAt('/home?error=server_error&error_description=The+provider+could+not+answer')
    await until(() => expect(screen.alert()).toBe('Authentication error: The provider could not answer'))
    expect(screen.href()).toBe('/login')
  })

  it('[AUTH-82] without a description says that it failed', async () => {
    screen = await openAt('/home#error=server_error')
    await until(() => expect(screen.alert()).toBe('Authentication error: OAuth authentication failed'))
  })

  it('[AUTH-83] [AUTH-149] nobody signed in and nothing in the URL: /login', async () => {
    screen = await openAt('/home')
    expect(screen.href()).toBe('/login')
  })

  it('[AUTH-59] [AUTH-60] [AUTH-61] [AUTH-62] signs nobody out, because anybody can write one', async () => {
    for (const code of ['identity_already_exists', 'server_error']) {
      screen = await openAt(`/home?error=${code}&error_code=${code}`, { as: aroha })
      await until(() => expect(screen.toast()).not.toBe(''))
      expect(readIdentity()).toEqual(aroha)
      expect(localStorage.getItem('sb-127-auth-token')).not.toBeNull()
      if (code === 'identity_already_exists') await screen.unmount()
    }
  })
})

describe('a sign-in begun with Google or Apple', () => {
  it('[AUTH-02] [AUTH-03] [AUTH-44] Google and Apple: the page leaves, and the flag is set', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
    screen = await openAt('/login')
    for (const [name, provider] of [
      ['Google', 'google'],
      ['Apple', 'apple'],
    ] as const) {
      await screen.press(name)
      await until(() => expect(String(assign.mock.lastCall?.[0])).toContain(`provider=${provider}`))
      await until(() => expect(socialLoginAt()).toBeGreaterThan(0))
      expect(screen.button(name).disabled).toBe(true)
      window.dispatchEvent(new Event('pageshow'))
      await until(() => expect(screen.button(name).disabled).toBe(false))
    }
  })

  it('[AUTH-166] a provider that refuses: its message, in a toast and in the form', async () => {
    const msg = 'Unsupported provider: provider is not enabled'
    screen = await openAt('/login', { answers: () => refusal(400, 'validation_failed', msg) })
    await screen.press('Google')
    await until(() => expect(screen.alert()).toBe(msg))
    expect(screen.toast()).toBe(`Authentication Error / ${msg}`)
    expect(screen.button('Google').disabled).toBe(false)
  })

  it('[AUTH-73] an error in the URL ends its loading flag', async () => {
    startLeaving('google')
    screen = await openAt('/login?error=access_denied&error_description=The+user+denied+the+request')
    await until(() => expect(leavingFor()).toBeNull())
    expect(screen.toast()).toBe('Authentication Error / Access was denied. Please try signing in again.')
  })

  it("[AUTH-74] a session ends it, and so does the browser's Back button", async () => {
    startLeaving('apple')
    screen = await openAt(`/home#${TOKENS}`, { answers: known })
    await until(() => expect(leavingFor()).toBeNull())
    startLeaving('google')
    window.dispatchEvent(new Event('pageshow'))
    expect(leavingFor()).toBeNull()
  })

  it('a code that arrives in a different browser asks to sign in here', async () => {
    screen = await openAt('/login?code=abc')
    await until(() => expect(screen.alert()).toContain('started in another browser'))
    expect(screen.href()).toBe('/login')
  })
})

describe('after a new password', () => {
  it('[OP-27] the sign-in that follows passes it on to /home', async () => {
    screen = await openAt('/login?password_reset=success')
    const visited: string[] = []
    screen.router.history.subscribe(({ location }) => visited.push(location.href))
    await until(() => expect(screen.text()).toContain('Your password has been changed.'))
    signInAs(aroha)
    await until(() => expect(screen.href()).toBe('/home'))
    expect(visited).toContain('/home?password_reset=success')
  })
})

describe('a link for a new password', () => {
  it.each(['/app', '/home', '/login', '/auth'])(
    '[AUTH-14] [AUTH-47] a link for a new password that came to %s goes to /reset-password too',
    async (path) => {
      screen = await openAt(`${path}#${TOKENS}&type=recovery`, { as: aroha, answers: known })
      await until(() => expect(screen.text()).toContain(mata.email))
      expect(screen.href()).toBe('/reset-password')
      expect(readIdentity()).toEqual(aroha)
    },
  )
})
