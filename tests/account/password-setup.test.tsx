// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readIdentity } from '#session/identity.ts'
import {
  type Answers,
  aroha,
  blockPage,
  cleanDevice,
  followSessions,
  openAt,
  refusal,
  until,
} from '../support/screens/account-screens.tsx'

// These are the screens without store, sync and assistant.
vi.mock('#app/start/services-ready.ts', () => ({ servicesReady: () => Promise.resolve() }))

const PASSWORD = 'Kia-ora-2027!'
const member = { ...aroha, mustSetPassword: true }
let screen: Awaited<ReturnType<typeof openAt>>
let unfollow: () => void
beforeEach(() => {
  cleanDevice()
  unfollow = followSessions()
})
afterEach(async () => {
  unfollow()
  await screen.unmount()
})

const rpc = (name: string, answer: () => Response): Answers => {
  return ({ path }) => (path === `/rest/v1/rpc/${name}` ? answer() : undefined)
}
const needed = rpc('user_needs_password_reset', () => Response.json(true))

async function setPassword() {
  await until(() => expect(screen.field('New password')).not.toBeNull())
  screen.type('New password', PASSWORD)
  screen.type('Confirm password', PASSWORD)
  await screen.press('Set password')
}

describe('/password-setup', () => {
  it('[NAV-13] [AUTH-117] [DATA-54] serves a member’s first sign-in, asking the server whether it is needed', async () => {
    screen = await openAt('/password-setup', { as: member, answers: needed })
    await until(() => expect(screen.field('New password')).not.toBeNull())
    expect(screen.title()).toBe('Set your password')
    expect(screen.calls[0]).toMatchObject({
      path: '/rest/v1/rpc/user_needs_password_reset',
      body: { user_id: aroha.userId },
    })
    expect(screen.button('Set password').disabled).toBe(true)
  })

  it('[AUTH-117] serves a recovery too', async () => {
    screen = await openAt('/password-setup#access_token=a.b.c&refresh_token=r&type=recovery', {
      answers: () => Response.json({ id: 'teacher-2', email: 'mata@example.school.nz' }),
    })
    await until(() => expect(screen.text()).toContain('mata@example.school.nz'))
    expect(screen.href()).toBe('/password-setup')
    expect(screen.field('New password')).not.toBeNull()
  })

  it('[AUTH-118] leads to /login without a user and without a recovery', async () => {
    screen = await openAt('/password-setup')
    await until(() => expect(screen.href()).toBe('/login'))
  })

  it('[AUTH-119] leads to /home when no reset is needed', async () => {
    const answers = rpc('user_needs_password_reset', () => Response.json(false))
    screen = await openAt('/password-setup', { as: member, answers })
    await until(() => expect(screen.href()).toBe('/home'))
    expect(readIdentity()?.mustSetPassword).toBe(false)
  })

  it.each(['/home', '/lesson-plan', '/resource/chat/s1', '/my-resources', '/resource-edit/m1'])(
    '[AUTH-54] comes before %s',
    async (address) => {
      screen = await openAt(address, { as: member, answers: needed })
      expect(screen.href()).toBe('/password-setup')
    },
  )

  it.each([
    ['a block page', () => blockPage()],
    ['429', () => refusal(429, 'over_request_rate_limit', 'Slow down')],
    ['500', () => refusal(500, 'XX000', 'Oops')],
  ])('[AUTH-132] says when the status cannot be checked: %s; the next try goes on', async (_what, answer) => {
    screen = await openAt('/password-setup', {
      as: member,
      answers: rpc('user_needs_password_reset', answer),
    })
    await until(() => expect(screen.alert()).toBe('Failed to check password reset status.'))
    screen.wire.answers = needed
    await screen.press('Try again')
    await until(() => expect(screen.field('New password')).not.toBeNull())
  })

  it('[AUTH-120] [AUTH-121] [DATA-56] changes it, tells the server, ends every session and goes to /login', async () => {
    screen = await openAt('/password-setup', { as: member, answers: needed })
    await setPassword()
    await until(() => expect(screen.href()).toBe('/login?password_reset=success'))
    // The page of signing in asks after that whether the account is still there.
    expect(screen.calls.slice(1, 4).map(({ method, path }) => [method, path])).toEqual([
      ['PUT', '/auth/v1/user'],
      ['POST', '/rest/v1/rpc/complete_password_reset'],
      ['POST', '/auth/v1/logout?scope=global'],
    ])
    expect(localStorage.getItem('sb-127-auth-token')).toBeNull()
    expect(readIdentity()?.state).toBe('needs-sign-in')
    expect(screen.toast()).toBe('')
  })

  it('[AUTH-131] warns when the password changed but its status was not saved', async () => {
    screen = await openAt('/password-setup', { as: member, answers: needed })
    await until(() => expect(screen.field('New password')).not.toBeNull())
    screen.wire.answers = rpc('complete_password_reset', () => refusal(500, 'XX000', 'Oops'))
    await setPassword()
    await until(() => expect(screen.href()).toBe('/login?password_reset=success'))
    expect(screen.toast()).toBe(
      'Password updated but failed to update reset status. Please contact support if you experience issues.',
    )
  })

  it('[AUTH-130] says when the password could not be changed, and stays', async () => {
    screen = await openAt('/password-setup', { as: member, answers: needed })
    await until(() => expect(screen.field('New password')).not.toBeNull())
    screen.wire.answers = () => blockPage(500)
    await setPassword()
    await until(() => expect(screen.alert()).toBe('Failed to update password'))
    expect(screen.field('New password').value).toBe(PASSWORD)
    expect(screen.href()).toBe('/password-setup')
  })
})
