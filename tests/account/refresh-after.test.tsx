// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onSyncRequested } from '#session/sync-status.ts'
import { token } from '../backend/scripted-server.ts'
import {
  aroha,
  cleanDevice,
  followSessions,
  openAt,
  untilWithClockHeld,
} from '../support/screens/account-screens.tsx'

// These are the screens without store, sync and assistant. They have their own file, because in another a timer of an earlier test may be due.
vi.mock('#app/start/services-ready.ts', () => ({ servicesReady: () => Promise.resolve() }))

const mata = { id: 'teacher-2', email: 'mata@example.school.nz' }
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
})

describe('fresh rows after a second', () => {
  it('[AUTH-79] [PLAN-50] asks for fresh rows a second after the sign-in is complete', async () => {
    const asked = vi.fn()
    const stop = onSyncRequested(asked)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    screen = await openAt(`/home#access_token=${token('mata')}&refresh_token=r`, {
      answers: ({ path }) => (path === '/auth/v1/user' ? Response.json(mata) : undefined),
    })
    await untilWithClockHeld(() => screen.text().includes('What would you like to create today?'))
    asked.mockClear()
    await vi.advanceTimersByTimeAsync(999)
    expect(asked).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toHaveBeenCalledOnce()
    stop()
  })

  it('[AUTH-85] [AUTH-86] [PLAN-50] /home removes the parameter from its URL and asks for fresh rows a second later', async () => {
    const asked = vi.fn()
    const stop = onSyncRequested(asked)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    screen = await openAt('/home?password_reset=success&from=x', { as: aroha })
    expect(screen.href()).toBe('/home?from=x')
    await vi.advanceTimersByTimeAsync(999)
    expect(asked).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toHaveBeenCalledOnce()
    stop()
  })
})
