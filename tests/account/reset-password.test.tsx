// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearRecovery, isRecovering } from '#backend/auth/recovery.ts'
import { readIdentity } from '#session/identity.ts'
import { session } from '../backend/scripted-server.ts'
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
  until,
} from '../support/screens/account-screens.tsx'

// These are the screens without store, sync and assistant.
vi.mock('#app/start/services-ready.ts', () => ({ servicesReady: () => Promise.resolve() }))

const LINK = '/reset-password#access_token=a.b.c&refresh_token=r&expires_in=3600&type=recovery'
const PASSWORD = 'Kia-ora-2027!'
const mata = { id: 'teacher-2', email: 'mata@example.school.nz' }

let screen: Awaited<ReturnType<typeof openAt>>
let unfollow: () => void
beforeEach(() => {
  cleanDevice()
  unfollow = followSessions()
})
afterEach(async () => {
  unfollow()
  await screen.unmount()
  vi.restoreAllMocks()
})

/** The link is Mata's, and the new password is accepted. */
const links: Answers = ({ path, method }) =>
  path === '/auth/v1/user' && method === 'GET' ? Response.json(mata) : undefined

async function openForm(as: typeof aroha | null = null, answers: Answers = links) {
  screen = await openAt(LINK, { as, answers })
  await until(() => expect(screen.field('New password')).not.toBeNull())
}
async function fillIn(password: string, again = password) {
  screen.type('New password', password)
  await until(() => expect(screen.field('New password').value).toBe(password))
  screen.type('Confirm password', again)
  await until(() => expect(screen.field('Confirm password').value).toBe(again))
}
const says = (text: string) => until(() => expect(screen.alert()).toBe(text))

describe('a link for a new password', () => {
  it('[NAV-12] [AUTH-122] is checked before the form is shown, and removed from the URL', async () => {
    let answer: (response: Response) => void = () => {}
    const asked = new Promise<Response>((resolve) => {
      answer = resolve
    })
    screen = await openAt(LINK, { answers: () => asked })
    await until(() => expect(screen.text()).toContain('Processing password reset...'))
    expect(screen.href()).toBe('/reset-password')
    expect(screen.all('input')).toEqual([])
    answer(Response.json(mata))
    await until(() => expect(screen.field('New password')).not.toBeNull())
    expect(screen.text()).toContain(mata.email)
  })

  it('[AUTH-47] [AUTH-48] sets the recovery flag, which survives a reload of the page', async () => {
    await openForm()
    expect(isRecovering()).toBe(true)
    await screen.unmount()
    screen = await openAt('/reset-password')
    await until(() => expect(screen.text()).toContain(mata.email))
    expect(screen.calls).toEqual([])
  })

  it('[AUTH-123] [AUTH-124] [AUTH-125] shows how strong the password is, and whether both are equal', async () => {
    await openForm()
    expect(screen.text()).toContain('Password strength: 0 of 5')
    expect(screen.text()).not.toContain('match')
    await fillIn('kia-ora')
    expect(screen.text()).toContain('Password strength: 2 of 5')
    expect(screen.text()).toContain('Passwords match')
    await fillIn(PASSWORD, 'other')
    expect(screen.text()).toContain('Password strength: 5 of 5')
    expect(screen.text()).toContain('Passwords do not match')
  })

  it('[AUTH-128] [AUTH-129] [OP-15] accepts a strong password typed twice the same, and no other', async () => {
    await openForm()
    const send = () => screen.button('Set new password')
    for (const [password, again, disabled] of [
      ['', '', true],
      ['kiaora', 'kiaora', true],
      [PASSWORD, '', true],
      [PASSWORD, `${PASSWORD} `, true],
      [PASSWORD, PASSWORD, false],
    ] as const) {
      await fillIn(password, again)
      expect(send().disabled, `${password} ${again}`).toBe(disabled)
    }
  })

  it('[AUTH-51] [OP-27] changes the password, ends every session, and goes to sign in', async () => {
    await openForm()
    await fillIn(PASSWORD)
    await screen.press('Set new password')
    await until(() => expect(screen.href()).toBe('/login?password_reset=success'))
    expect(screen.calls.slice(1).map(({ method, path, bearer }) => [method, path, bearer])).toEqual([
      ['PUT', '/auth/v1/user', 'a.b.c'],
      ['POST', '/auth/v1/logout?scope=global', 'a.b.c'],
    ])
    expect(screen.calls[1]?.body).toEqual({ password: PASSWORD })
    expect(isRecovering()).toBe(false)
    await until(() => expect(screen.text()).toContain('Your password has been changed.'))
  })

  it("opened while somebody else is signed in: says so, and changes the link's account and nothing on this device", async () => {
    await openForm(aroha)
    expect(screen.text()).toContain(`This device is signed in as ${aroha.email}. That will not change.`)
    await fillIn(PASSWORD)
    await screen.press('Set new password')
    await until(() => expect(screen.toast()).toContain(`You are still signed in as ${aroha.email}.`))
    expect(readIdentity()).toEqual(aroha)
    expect(localStorage.getItem('sb-127-auth-token')).toContain('refresh-here')
    const changed = screen.calls.find(({ method }) => method === 'PUT')
    expect(changed?.bearer).toBe('a.b.c')
  })

  it('of the teacher signed in here: this session ends with the others, and unsent work is kept', async () => {
    await openForm(aroha, ({ method, path }) =>
      path === '/auth/v1/user' && method === 'GET'
        ? Response.json({ id: aroha.userId, email: aroha.email })
        : undefined,
    )
    await fillIn(PASSWORD)
    await screen.press('Set new password')
    await until(() => expect(screen.href()).toBe('/login?password_reset=success'))
    expect(readIdentity()?.state).toBe('needs-sign-in')
    expect(localStorage.getItem('sb-127-auth-token')).toBeNull()
  })
})

describe('a link that does not work', () => {
  it.each([
    ['?error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired'],
    ['#error_description=Invalid+token'],
  ])('[AUTH-133] expired: %s', async (tail) => {
    screen = await openAt(`/reset-password${tail}`)
    await says('Your password reset link has expired. Please request a new one.')
    expect(screen.href()).toBe('/reset-password')
  })

  it('[AUTH-134] any other error is shown unchanged', async () => {
    screen = await openAt('/reset-password#error=server_error&error_description=Out+of+order')
    await says('Authentication error: Out of order')
  })

  it('[AUTH-135] [OP-29] truncated, used before or made up: expired or invalid', async () => {
    const answers: Answers = ({ path }) =>
      path.startsWith('/auth/v1/user')
        ? refusal(403, 'bad_jwt', 'invalid JWT')
        : refusal(400, 'refresh_token_not_found', 'Invalid Refresh Token')
    for (const address of [LINK, '/reset-password?token_hash=cut&type=recovery']) {
      screen = await openAt(address, {
        answers: (call) =>
          call.path === '/auth/v1/verify'
            ? refusal(403, 'otp_expired', 'Email link is invalid or has expired')
            : answers(call),
      })
      await says('Your password reset link has expired or is invalid. Please request a new one.')
      expect(isRecovering()).toBe(false)
      if (address === LINK) await screen.unmount()
    }
  })

  it('[AUTH-137] without link parameters', async () => {
    screen = await openAt('/reset-password')
    await says('Invalid or missing password reset link. Please request a new password reset.')
  })

  it('[AUTH-138] authentication fails (a block page, a server error), and the link can be tried again', async () => {
    screen = await openAt(LINK, { answers: () => blockPage() })
    await says('Authentication failed. Please request a new password reset.')
    screen.wire.answers = links
    await screen.press('Try again')
    await until(() => expect(screen.field('New password')).not.toBeNull())
  })

  it('offline: the link is kept, and the page says so', async () => {
    setOnline(false)
    screen = await openAt(LINK, { answers: noNetwork })
    await says('You are offline. Your link is still good: try again when you are connected.')
    setOnline(true)
    screen.wire.answers = links
    await screen.press('Try again')
    await until(() => expect(screen.text()).toContain(mata.email))
  })

  it('[AUTH-126] [AUTH-127] [AUTH-50] offers a new link and sign-in, and the old recovery is over', async () => {
    sessionStorage.setItem('mahere-recovery', JSON.stringify({ ...session('old'), user: mata }))
    screen = await openAt('/reset-password#error=server_error&error_description=No')
    await says('Authentication error: No')
    const ways = Object.fromEntries(screen.all<HTMLAnchorElement>('a').map((a) => [a.textContent, a]))
    expect(ways['Request New Reset Link']?.getAttribute('href')).toBe('/auth?mode=reset')
    expect(ways['Return to Sign In']?.getAttribute('href')).toBe('/auth')
    ways['Return to Sign In']?.click()
    expect(isRecovering()).toBe(false)
    await until(() => expect(screen.href()).toBe('/login'))
  })
})

describe('a new password that is not accepted', () => {
  it.each([
    [400, 'Failed to update password', () => refusal(400, 'unexpected', 'Database error')],
    [429, 'Failed to update password', () => refusal(429, 'over_request_rate_limit', 'Slow down')],
    [500, 'Failed to update password', () => refusal(500, 'unexpected_failure', 'Oops')],
    [403, 'Failed to update password', () => blockPage()],
    [408, 'Failed to update password', () => blockPage(408)],
    [
      422,
      'The new password must be different from the old one.',
      () => refusal(422, 'same_password', 'New password should be different'),
    ],
    [
      401,
      'No valid session found. Please request a new password reset link.',
      () => refusal(401, 'no_authorization', 'Bearer'),
    ],
  ])('[AUTH-130] %i: %s; the words typed stay', async (_status, text, answer) => {
    await openForm()
    await fillIn(PASSWORD)
    screen.wire.answers = answer
    await screen.press('Set new password')
    await says(text)
    expect(screen.toast()).toContain('Failed to update password')
    expect(screen.field('New password').value).toBe(PASSWORD)
    expect(screen.field('Confirm password').value).toBe(PASSWORD)
    await until(() => expect(screen.button('Set new password').disabled).toBe(false))
  })

  it('[AUTH-136] sent without a session: says so', async () => {
    await openForm()
    await fillIn(PASSWORD)
    clearRecovery()
    await screen.press('Set new password')
    await says('No valid session found. Please request a new password reset link.')
  })

  it('lost with the network: says so, and succeeds at the next attempt', async () => {
    await openForm()
    await fillIn(PASSWORD)
    setOnline(false)
    screen.wire.answers = noNetwork
    await screen.press('Set new password')
    await says('Failed to update password. You are offline.')
    setOnline(true)
    screen.wire.answers = links
    await screen.press('Set new password')
    await until(() => expect(screen.href()).toBe('/login?password_reset=success'))
  })
})
