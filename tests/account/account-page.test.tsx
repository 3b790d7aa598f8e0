// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onSessionEvent } from '#backend/auth/session-events.ts'
import { readIdentity } from '#session/identity.ts'
import {
  type Answers,
  aroha,
  cleanDevice,
  followSessions,
  noNetwork,
  openAt,
  refusal,
  until,
} from '../support/screens/account-screens.tsx'

vi.mock('#app/start/services-ready.ts', () => ({ servicesReady: () => Promise.resolve() }))

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605 Version/18.5 Safari/604'
const EDGE = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537 Chrome/150 Safari/537 Edg/150'
const NOW = new Date().toISOString()

let user: Record<string, unknown>
let devices: { id: string; since: string; used_at: string; browser: string; here: boolean }[]
/** A small auth service: it keeps what it is told, as the real one does. */
const service: Answers = ({ path, method, body }) => {
  if (path.startsWith('/auth/v1/user')) {
    if (method === 'PUT' && body.data) user = { ...user, user_metadata: body.data }
    if (method === 'PUT' && body.email) user = { ...user, new_email: body.email }
    return Response.json(user)
  }
  if (path === '/rest/v1/rpc/list_sessions') return Response.json(devices)
  if (path === '/rest/v1/rpc/end_session') {
    const count = devices.length
    devices = devices.filter(({ id }) => id !== body.session)
    return Response.json(devices.length < count)
  }
  return undefined
}

let screen: Awaited<ReturnType<typeof openAt>>
let unfollow: () => void
beforeEach(() => {
  cleanDevice()
  unfollow = followSessions()
  user = { id: aroha.userId, email: aroha.email, identities: [{ provider: 'email' }, { provider: 'google' }] }
  devices = [
    { id: 'here', since: NOW, used_at: NOW, browser: EDGE, here: true },
    { id: 'phone', since: NOW, used_at: NOW, browser: SAFARI, here: false },
  ]
})
afterEach(async () => {
  unfollow()
  await screen.unmount()
  vi.restoreAllMocks()
  delete document.documentElement.dataset.theme
})

async function open(answers: Answers = service) {
  screen = await openAt('/account', { as: aroha, answers })
  await until(() => expect(screen.text()).toContain('Where you are signed in'))
}
const changes = () => screen.calls.filter(({ method }) => method === 'PUT')
const select = (label: string) =>
  screen
    .all<HTMLLabelElement>('label')
    .find((one) => one.textContent?.startsWith(label))
    ?.querySelector('select') as HTMLSelectElement
function choose(label: string, value: string) {
  const list = select(label)
  list.value = value
  list.dispatchEvent(new Event('change', { bubbles: true }))
}

describe('the account page: details', () => {
  it('shows name, email, ways to sign in and devices', async () => {
    await open()
    for (const words of [aroha.displayName, aroha.email, 'Email and password, Google', 'Edge on Windows'])
      expect(screen.text()).toContain(words)
    expect(screen.text()).toContain('Safari on iPhoneLast connected: Today')
  })

  it('changes the name, and tells the app, which greets the teacher by it', async () => {
    const named: string[] = []
    const unlisten = onSessionEvent((event) => {
      if (event.type === 'renewed') named.push(event.user.displayName)
    })
    await open()
    await screen.press('Change name')
    await until(() => expect(screen.field('Full name').value).toBe(aroha.displayName))
    screen.type('Full name', '  ')
    await screen.press('Save name')
    await until(() => expect(screen.alert()).toBe('Please enter your full name.'))
    expect(changes()).toEqual([])
    screen.type('Full name', ' Aroha Parata ')
    await screen.press('Save name')
    await until(() => expect(screen.toast()).toBe('Your name is changed'))
    expect(changes().map(({ body }) => body)).toEqual([{ data: { full_name: 'Aroha Parata' } }])
    expect(named).toEqual(['Aroha Parata'])
    unlisten()
    const stored = JSON.parse(localStorage.getItem('sb-127-auth-token') ?? '{}')
    expect(stored.user.user_metadata.full_name).toBe('Aroha Parata')
    expect(stored.refresh_token).toBe('refresh-here')
  })

  it('asks for another email, and names it until its links are opened', async () => {
    await open()
    await screen.press('Change email')
    for (const [wrong, says] of [
      ['', 'Please enter your email address.'],
      ['aroha at school', 'Please enter a valid email address.'],
      [` ${aroha.email.toUpperCase()}`, 'That is your email address now.'],
    ] as const) {
      screen.type('New email', wrong)
      await screen.press('Send links')
      await until(() => expect(screen.alert()).toBe(says))
    }
    expect(changes()).toEqual([])
    screen.type('New email', 'Aroha@Kura.School.nz')
    await screen.press('Send links')
    await until(() => expect(screen.text()).toContain('Becomes aroha@kura.school.nz once the links'))
    expect(changes().map(({ body }) => body)).toEqual([{ email: 'aroha@kura.school.nz' }])
    // Where only the new address has to confirm, no link comes to the old one.
    expect(screen.toast()).toContain(`every link that arrives at ${aroha.email} or Aroha@Kura.School.nz`)
    expect(readIdentity()?.email).toBe(aroha.email)
  })

  it('says so when the email is taken, and leaves the words in the field', async () => {
    await open((call) =>
      call.method === 'PUT' ? refusal(422, 'email_exists', 'already registered') : service(call),
    )
    await screen.press('Change email')
    screen.type('New email', 'taken@school.nz')
    await screen.press('Send links')
    await until(() => expect(screen.alert()).toBe('There is an account with this email already.'))
    expect(screen.field('New email').value).toBe('taken@school.nz')
    expect(screen.toast()).toBe('')
  })

  it('changes the password and stays signed in here', async () => {
    await open()
    await screen.press('Change password')
    await until(() => expect(screen.field('New password')).not.toBeNull())
    screen.type('New password', 'Kia-ora-2027!')
    screen.type('Confirm password', 'Kia-ora-2027!')
    await screen.press('Save password')
    await until(() => expect(screen.toast()).toContain('Your password is changed'))
    expect(changes().map(({ body }) => body)).toEqual([{ password: 'Kia-ora-2027!' }])
    expect(screen.href()).toBe('/account')
  })

  it('offers a password to somebody who came by Google', async () => {
    user = { ...user, identities: [{ provider: 'google' }] }
    await open()
    expect(screen.button('Set a password')).toBeDefined()
    expect(screen.text()).toContain('PasswordNone')
  })

  it('signs out another device, and offers none for this one', async () => {
    await open()
    const offers = () => screen.all('button').filter((button) => button.textContent === 'Sign out there')
    expect(offers().map((button) => button.getAttribute('aria-label'))).toEqual([
      expect.stringMatching(/^Sign out there: Safari on iPhone, Today/),
    ])
    offers()[0]?.click()
    await until(() => expect(screen.toast()).toContain('Signed out: Safari on iPhone'))
    const names = () => screen.all('li').map((item) => item.textContent)
    await until(() => expect(names()).toEqual(['Edge on WindowsThis device']))
  })

  it('without a network says so and tries again, while the rest of the page works', async () => {
    screen = await openAt('/account', { as: aroha, answers: noNetwork })
    await until(() => expect(screen.alert()).toContain('Your details could not be loaded.'))
    await until(() => expect(screen.text()).toContain('0 chats'))
    screen.wire.answers = service
    await screen.press('Try again')
    await until(() => expect(screen.text()).toContain('Where you are signed in'))
  })
})

describe('the account page: deletion', () => {
  /** Longer ago or further ahead than the days that the page calls by a name, such as “Today”. */
  const due = new Date(Date.now() + 14 * 24 * 60 * 60 * 1000)
  const dialog = () => screen.all('dialog').find((one) => one.textContent?.includes('Delete your account?'))
  const last = () =>
    [...(dialog()?.querySelectorAll('button') ?? [])].find(
      ({ textContent }) => textContent === 'Delete my account',
    )
  async function confirm(answer: () => Response) {
    await open((call) => (call.path.endsWith('/request_account_deletion') ? answer() : service(call)))
    await screen.press('Delete my account…')
    await until(() => expect(dialog()?.textContent).toContain('Records of payments are kept 7 years'))
    expect(last()?.disabled).toBe(true)
    screen.type('Type “delete” to confirm', ' Delete ')
    await until(() => expect(last()?.disabled).toBe(false))
    last()?.click()
  }
  const kept = () => screen.calls.filter(({ path }) => path.endsWith('/keep_account')).length

  it('[PUB-71] is explained, confirmed by a word, dated, and taken back by one press', async () => {
    await confirm(() => Response.json({ status: 'done', due_at: due.toISOString() }))
    await until(() => expect(screen.text()).toContain('Your account will be deleted:'))
    expect(screen.text()).toContain(due.toLocaleDateString('en-NZ', { day: 'numeric', month: 'short' }))
    await screen.press('Keep my account')
    await until(() => expect(screen.button('Delete my account…')).toBeDefined())
    expect(kept()).toBe(1)
  })

  it('says to cancel the plan first while it would be charged again', async () => {
    await confirm(() => Response.json({ status: 'refused', reason: 'live_subscription' }))
    await until(() =>
      expect(dialog()?.textContent).toContain('Your plan would be charged again. Cancel it first'),
    )
    expect(screen.text()).not.toContain('Your account will be deleted:')
  })

  it('changes nothing when the server cannot be reached, and says so', async () => {
    await confirm(() => Response.json({}, { status: 503 }))
    await until(() => expect(dialog()?.textContent).toContain('Nothing has changed.'))
  })
})

describe('the account page: this device', () => {
  it('remembers theme and text size for the next start, and shows them at once', async () => {
    const showLook = vi.fn()
    window.showLook = showLook
    await open()
    choose('Theme', 'dark')
    choose('Text size', 'larger')
    await until(() => expect(select('Text size').value).toBe('larger'))
    expect([localStorage.getItem('mahere-theme'), localStorage.getItem('mahere-text')]).toEqual([
      'mahere-dark',
      '125%',
    ])
    expect(showLook).toHaveBeenCalledTimes(2)
    choose('Theme', 'system')
    expect(localStorage.getItem('mahere-theme')).toBeNull()
  })

  it('says what is stored, how much room it takes, and asks the browser to keep it', async () => {
    let kept = false
    const storage = {
      estimate: async () => ({ usage: 12_400_000, quota: 5_200_000_000 }),
      persisted: async () => kept,
      persist: async () => {
        kept = true
        return true
      },
    }
    Object.defineProperty(navigator, 'storage', { value: storage, configurable: true })
    await open()
    await until(() => expect(screen.text()).toContain('It takes 12 MB of the 5.2 GB this browser allows.'))
    expect(screen.text()).toContain('0 chats, with 0 starred lesson plans and 0 starred resources.')
    expect(screen.text()).toContain('The browser may clear it')
    await screen.press('Ask it to keep my work')
    await until(() => expect(screen.text()).toContain('The browser has promised to keep it'))
  })
})
