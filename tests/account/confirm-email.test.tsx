// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  blockPage,
  cleanDevice,
  noNetwork,
  openAt,
  setOnline,
  until,
  untilWithClockHeld,
} from '../support/screens/account-screens.tsx'

// These are the screens without store, sync and assistant.
vi.mock('#app/start/services-ready.ts', () => ({ servicesReady: () => Promise.resolve() }))

let screen: Awaited<ReturnType<typeof openAt>>
beforeEach(cleanDevice)
afterEach(async () => {
  await screen.unmount()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const FAILED = 'Failed to confirm email. Please try again or contact support.'

describe('/confirm-email', () => {
  it('[NAV-14] [AUTH-139] [AUTH-140] [AUTH-141] [AUTH-146] confirms with the token of the URL, then goes to sign-in after 3 s', async () => {
    let answer: (response: Response) => void = () => {}
    const asked = new Promise<Response>((resolve) => {
      answer = resolve
    })
    screen = await openAt('/confirm-email?token=a%20b', { answers: () => asked })
    await until(() => expect(screen.text()).toContain('Confirming your email...'))
    const call = { method: 'GET', path: '/functions/v1/confirm-user-email?token=a%20b', bearer: 'anon' }
    await until(() => expect(screen.calls).toMatchObject([call]))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    answer(Response.json({ success: true }))
    await untilWithClockHeld(() => screen.text().includes('Your email is confirmed.'))
    await vi.advanceTimersByTimeAsync(2_999)
    expect(screen.href()).toMatch(/^\/confirm-email/)
    await vi.advanceTimersByTimeAsync(1)
    vi.useRealTimers()
    await until(() => expect(screen.href()).toBe('/login?redirectedFrom=emailConfirmation'))
    await until(() => expect(screen.text()).toContain('Your email is confirmed. Sign in to continue.'))
  })

  it('[AUTH-143] without a token', async () => {
    screen = await openAt('/confirm-email')
    await until(() =>
      expect(screen.alert()).toBe('Invalid confirmation link. Please check your email and try again.'),
    )
    expect(screen.calls).toEqual([])
  })

  it('[AUTH-142] leads back to the start', async () => {
    screen = await openAt('/confirm-email')
    await until(() => expect(screen.alert()).not.toBe(''))
    const back = screen.all('a').find((link) => link.textContent === 'Back to Home')
    expect(back?.getAttribute('href')).toBe('/')
  })

  it("[AUTH-144] shows the server's message", async () => {
    const error = 'This confirmation link has been used already.'
    screen = await openAt('/confirm-email?token=old', {
      answers: () => Response.json({ error }, { status: 400 }),
    })
    await until(() => expect(screen.alert()).toBe(error))
    expect(screen.button('Try again')).toBeUndefined()
  })

  it('[AUTH-145] otherwise says that it failed, and the link can be tried again', async () => {
    screen = await openAt('/confirm-email?token=good', { answers: () => blockPage() })
    await until(() => expect(screen.alert()).toBe(FAILED))
    setOnline(false)
    screen.wire.answers = noNetwork
    await screen.press('Try again')
    await until(() => expect(screen.alert()).toBe(`${FAILED} You are offline.`))
    setOnline(true)
    screen.wire.answers = () => Response.json({ success: true })
    await screen.press('Try again')
    await until(() => expect(screen.text()).toContain('Your email is confirmed.'))
  })
})
