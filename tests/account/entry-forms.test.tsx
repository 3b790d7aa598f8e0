// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readIdentity } from '#session/identity.ts'
import { session } from '../backend/scripted-server.ts'
import {
  type Answers,
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

const PASSWORD = 'Kia-ora-2026!'
const EMAIL = 'mata@example.school.nz'
const THREW = 'An unexpected error occurred. Please try again.'
const unconfirmed = { id: 'teacher-2', email: EMAIL, aud: 'authenticated' }

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

async function fillIn(fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    await until(() => expect(screen.field(label)).not.toBeNull())
    screen.type(label, text)
    await until(() => expect(screen.field(label).value).toBe(text))
  }
}
async function signUp(answers: Answers) {
  screen = await openAt('/login?mode=signup', { answers })
  await fillIn({ 'Full name': '  Mata Ngata ', Email: EMAIL, Password: PASSWORD })
  await screen.press('Create Account')
}

describe('signing up with an email that must be confirmed', () => {
  const answers: Answers = ({ path }) =>
    path.startsWith('/auth/v1/signup')
      ? Response.json(unconfirmed)
      : path === '/auth/v1/verify'
        ? Response.json(session('mata', {}, 'teacher-2'))
        : undefined

  it('[AUTH-67] [AUTH-68] [AUTH-69] [OP-13] says so, keeps the name, and switches to sign-in', async () => {
    await signUp(answers)
    await until(() => expect(screen.title()).toBe('Welcome Back'))
    expect(screen.toast()).toBe(`Check your email / We have sent a confirmation link to ${EMAIL}.`)
    expect(localStorage.getItem('userDisplayName')).toBe('Mata Ngata')
    expect(screen.field('Email').value).toBe(EMAIL)
    expect(screen.text()).toContain('We have sent a confirmation link to')
  })

  it('takes the code from the email, pasted with spaces, and goes to /home', async () => {
    await signUp(answers)
    await until(() => expect(screen.field('6-digit code')).not.toBeNull())
    const code = screen.field('6-digit code')
    expect([code.autocomplete, code.inputMode]).toEqual(['one-time-code', 'numeric'])
    screen.type('6-digit code', 'Your code: 822 014')
    await until(() => expect(code.value).toBe('822014'))
    await screen.press('Confirm email')
    await until(() => expect(screen.href()).toBe('/home'))
    expect(screen.calls.find(({ path }) => path === '/auth/v1/verify')?.body).toEqual({
      email: EMAIL,
      token: '822014',
      type: 'signup',
    })
    expect(readIdentity()?.userId).toBe('teacher-2')
  })

  it('shows the error of a code at its field, and sends a new email', async () => {
    await signUp(answers)
    await screen.press('Confirm email')
    await until(() => expect(screen.alert()).toBe('Please enter the 6-digit code from the email.'))
    screen.wire.answers = () => refusal(403, 'otp_expired', 'Email link is invalid or has expired')
    await fillIn({ '6-digit code': '123456' })
    await screen.press('Confirm email')
    const text = 'This code is wrong or has expired. Check it, or ask for a new email.'
    await until(() => expect(screen.alert()).toBe(text))
    await until(() => expect(document.activeElement).toBe(screen.field('6-digit code')))
    screen.wire.answers = () => refusal(429, 'over_request_rate_limit', 'Too many')
    await screen.press('Confirm email')
    await until(() => expect(screen.alert()).toMatch(/^Too many attempts/))
    screen.wire.answers = () => Response.json({})
    await screen.press('Send a new email')
    await until(() => expect(screen.calls.at(-1)?.path).toMatch(/^\/auth\/v1\/resend/))
    await until(() => expect(screen.toast()).toContain('We have sent a confirmation link'))
  })

  it('a sign-in before confirmation offers the code as well', async () => {
    screen = await openAt('/login', {
      answers: () => refusal(400, 'email_not_confirmed', 'Email not confirmed'),
    })
    await fillIn({ Email: EMAIL.toUpperCase(), Password: PASSWORD })
    await screen.press('Sign In')
    await until(() => expect(screen.field('6-digit code')).not.toBeNull())
    expect(screen.text()).toContain('Please verify your email address before signing in.')
    expect(screen.text()).toContain(EMAIL)
  })
})

describe('a form that could not be sent', () => {
  const failures: [what: string, answer: () => Response | Promise<Response>][] = [
    ['no network', noNetwork],
    ['a block page', () => blockPage()],
    ['408', () => blockPage(408)],
    ['500', () => blockPage(500)],
  ]

  it.each(failures)(
    '[AUTH-152] [AUTH-161] sign-in, %s: the input stays and the next attempt succeeds',
    async (_what, answer) => {
      screen = await openAt('/login', { answers: answer })
      await fillIn({ Email: EMAIL, Password: PASSWORD })
      await screen.press('Sign In')
      await until(() => expect(screen.alert()).toBe(THREW))
      expect(screen.toast()).toBe(`Authentication Error / ${THREW}`)
      expect([screen.field('Email').value, screen.field('Password').value]).toEqual([EMAIL, PASSWORD])
      screen.wire.answers = ({ path }) =>
        path.startsWith('/auth/v1/token') ? Response.json(session('mata', {}, 'teacher-2')) : undefined
      await screen.press('Sign In')
      await until(() => expect(screen.href()).toBe('/home'))
    },
  )

  it.each([
    [429, 'over_request_rate_limit', 'Authentication failed. Please try again.'],
    [403, 'user_banned', 'Authentication failed. Please try again.'],
    [400, 'invalid_credentials', 'Invalid email or password. Please check your credentials and try again.'],
  ])('[AUTH-160] [AUTH-162] [OP-18] sign-in, %i %s', async (status, code, text) => {
    screen = await openAt('/login', { answers: () => refusal(status, code, 'Said by the service') })
    await fillIn({ Email: EMAIL, Password: PASSWORD })
    await screen.press('Sign In')
    await until(() => expect(screen.alert()).toBe(text))
    expect(readIdentity()).toBeNull()
  })

  it.each(failures)('[AUTH-167] reset, %s: says so and keeps the address', async (_what, answer) => {
    screen = await openAt('/login?mode=reset', { answers: answer })
    await fillIn({ Email: EMAIL })
    await screen.press('Send reset link')
    await until(() => expect(screen.alert()).toBe(THREW))
    expect(screen.toast()).toBe(`Password Reset Error / ${THREW}`)
    expect(screen.field('Email').value).toBe(EMAIL)
  })

  it.each(failures)('sign-up, %s: every word stays', async (_what, answer) => {
    await signUp(answer)
    await until(() => expect(screen.alert()).toBe(THREW))
    expect([screen.field('Full name').value, screen.field('Password').value]).toEqual([
      '  Mata Ngata ',
      PASSWORD,
    ])
  })

  it('offline says that too', async () => {
    setOnline(false)
    screen = await openAt('/login', { answers: noNetwork })
    await fillIn({ Email: EMAIL, Password: PASSWORD })
    await screen.press('Sign In')
    await until(() => expect(screen.alert()).toBe(`${THREW} You are offline.`))
  })

  it('focuses the first field at fault, linked to its error text', async () => {
    screen = await openAt('/login')
    await fillIn({ Email: EMAIL })
    await screen.press('Sign In')
    await until(() => expect(screen.alert()).toBe('Please fill in all required fields.'))
    await until(() => expect(document.activeElement).toBe(screen.field('Password')))
    const described = screen.field('Password').getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)?.textContent).toBe('Please fill in all required fields.')
    expect(screen.field('Email').getAttribute('aria-invalid')).toBeNull()
  })

  it('sends once, however often the button is pressed', async () => {
    screen = await openAt('/login', { answers: () => new Promise<Response>(() => {}) })
    await fillIn({ Email: EMAIL, Password: PASSWORD })
    const form = screen.all<HTMLFormElement>('form')[0]
    form?.requestSubmit()
    form?.requestSubmit()
    await until(() => expect(screen.calls).toHaveLength(1))
    expect(screen.button('Sign In').disabled).toBe(true)
  })
})

describe('the modes and the links out of them', () => {
  it('[AUTH-21] are three', async () => {
    const titles: string[] = []
    for (const mode of ['', '?mode=signup', '?mode=reset']) {
      screen = await openAt(`/login${mode}`)
      await until(() => expect(screen.title()).not.toBe(''))
      titles.push(screen.title())
      if (mode !== '?mode=reset') await screen.unmount()
    }
    expect(titles).toEqual(['Welcome Back', 'Create an Account', 'Reset Password'])
  })

  it('a code for a new password leads from the email to the form, in the same window', async () => {
    screen = await openAt('/login?mode=reset', {
      answers: ({ path }) =>
        path === '/auth/v1/verify' ? Response.json(session('mata', {}, 'teacher-2')) : undefined,
    })
    await fillIn({ Email: EMAIL })
    await screen.press('I already have a code')
    await fillIn({ '6-digit code': '874280' })
    await screen.press('Continue')
    await until(() => expect(screen.href()).toBe('/reset-password'))
    await until(() => expect(screen.field('New password')).not.toBeNull())
    expect(screen.calls.map(({ body }) => body)).toEqual([
      { email: EMAIL, token: '874280', type: 'recovery' },
    ])
    expect(readIdentity()).toBeNull()
  })
})
