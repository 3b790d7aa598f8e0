// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { removePersonalKeys } from '#app/start/sign-out.ts'
import { waitingInvite } from '#session/arriving/waiting-invite.ts'
import { setIdentity } from '#session/identity.ts'
import {
  aroha,
  cleanDevice,
  noNetwork,
  openAt,
  setOnline,
  signInAs,
  until,
} from '../../support/screens/account-screens.tsx'

// The screens without what works behind them; the store is the real one.
vi.mock('#app/start/services-ready.ts', () => ({ servicesReady: () => Promise.resolve() }))

const OFFLINE = 'Network connection error. Please check your internet connection and try again.'
const READY = { status: 'ready', school_name: 'Te Kura o Kōwhai' }
let screen: Awaited<ReturnType<typeof openAt>>
beforeEach(() => {
  cleanDevice()
  window.matchMedia = (() => ({ matches: false, addEventListener() {}, removeEventListener() {} })) as never
})
afterEach(async () => {
  setOnline(true)
  await screen?.unmount()
  vi.restoreAllMocks()
})

type Said = () => Response | Promise<Response>
const says =
  (body: object): Said =>
  () =>
    Response.json(body)
async function open(read: Said, join: Said = says({ status: 'done' })) {
  screen = await openAt('/join#the-token', {
    as: aroha,
    answers: ({ path }) =>
      path.endsWith('/read_invite')
        ? read()
        : path.endsWith('/functions/v1/join-school')
          ? join()
          : undefined,
  })
}
const joins = () =>
  screen.calls.filter(({ path }) => path.endsWith('/functions/v1/join-school')).map(({ body }) => body)

describe('an invite link', () => {
  it('asks first, joins once, and leads home', async () => {
    await open(says(READY))
    await until(() => expect(screen.title()).toBe('Join Te Kura o Kōwhai?'))
    expect(screen.href()).toBe('/join-school')
    expect(joins()).toEqual([])
    await screen.press('Join')
    await until(() => expect(screen.href()).toBe('/home'))
    expect(joins()).toEqual([{ invite: 'the-token' }])
    expect(screen.toast()).toContain('You are a member of Te Kura o Kōwhai now')
    expect(waitingInvite()).toBeUndefined()
  })

  it('can be left for now, and then asks no more', async () => {
    await open(says(READY))
    await screen.press('Not now')
    await until(() => expect(screen.href()).toBe('/home'))
    expect([joins(), waitingInvite()]).toEqual([[], undefined])
  })

  it.each([
    ['link_ended', 'This invite link no longer works'],
    ['yourself', 'You run Te Kura o Kōwhai'],
    ['already_member', 'You are a member of Te Kura o Kōwhai'],
    ['other_school', 'You are with another school'],
    ['license_limit', 'Te Kura o Kōwhai has no licence left'],
    ['not_confirmed', 'Please confirm your email address first'],
    ['own_password_first', 'Please choose a password of your own first'],
    ['account_going', 'Your account is about to be deleted'],
    ['a reason of tomorrow', 'This invite link no longer works'],
  ])('says why not at once, and what to do: %s', async (reason, title) => {
    await open(says({ ...READY, status: 'refused', reason }))
    await until(() => expect(screen.title()).toBe(title))
    expect(waitingInvite()).toBeUndefined()
    await screen.press('Home')
    await until(() => expect(screen.href()).toBe('/home'))
  })

  it('says so when somebody else took the last licence in the meantime', async () => {
    await open(says(READY), says({ status: 'refused', reason: 'license_limit' }))
    await screen.press('Join')
    await until(() => expect(screen.title()).toBe('Te Kura o Kōwhai has no licence left'))
  })

  it('[SYS-29] without a network says so, and joins once it is back', async () => {
    await open(says(READY))
    await until(() => expect(screen.button('Join')).toBeDefined())
    setOnline(false)
    await screen.press('Join')
    await until(() => expect(screen.alert()).toBe(OFFLINE))
    expect(joins()).toEqual([])
    setOnline(true)
    await screen.press('Join')
    await until(() => expect(screen.href()).toBe('/home'))
  })

  it('can be read again after the network failed', async () => {
    let read: Said = noNetwork
    await open(() => read())
    await until(() => expect(screen.alert()).toContain(OFFLINE))
    expect(waitingInvite()).toBe('the-token')
    read = says(READY)
    await screen.press('Try again')
    await until(() => expect(screen.title()).toBe('Join Te Kura o Kōwhai?'))
  })

  it('waits for a sign-in, is asked about after it, and leaves with who signs out', async () => {
    screen = await openAt('/join#the-token', { answers: () => Response.json(READY) })
    await until(() => expect(screen.href()).toBe('/login'))
    expect(screen.toast()).toContain('Sign in to join your school')
    signInAs(aroha)
    setIdentity(aroha)
    await screen.router.navigate({ to: '/home' })
    await until(() => expect(screen.title()).toBe('Join Te Kura o Kōwhai?'))
    removePersonalKeys()
    expect(waitingInvite()).toBeUndefined()
  })
})
