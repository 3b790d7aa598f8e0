// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onSyncRequested } from '#session/sync-status.ts'
import { token } from '../backend/fake-server.ts'
import {
  aroha,
  cleanDevice,
  followSessions,
  openAt,
  untilWithClockHeld,
} from '../support/account-screens.tsx'

// The screens alone: store, sync and assistant stay out. In a file of its own: elsewhere a timer of the test before may still be due.
vi.mock('#app/services-ready.ts', () => ({ servicesReady: () => Promise.resolve() }))

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

describe('fresh rows, a second later', () => {
  it('[AUTH-79] asks for fresh rows a second after the sign-in is complete', async () => {
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

  it('[AUTH-85] [AUTH-86] /home drops the word from its address and asks for fresh rows a second later', async () => {
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
