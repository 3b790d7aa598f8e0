// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cleanDevice, setOnline, until } from '../../support/screens/account-screens.tsx'
import { openAdmin, refusedWith, type SchoolServer, UNNAMED } from '../school-at-work.ts'

// The screens without what works behind them; the store is the real one.
vi.mock('#app/start/services-ready.ts', () => ({ servicesReady: () => Promise.resolve() }))

const OFFLINE = 'Network connection error. Please check your internet connection and try again.'
const MAKE = 'Make an invite link'
let screen: Awaited<ReturnType<typeof openAdmin>>
beforeEach(() => {
  cleanDevice()
  window.matchMedia = (() => ({ matches: false, addEventListener() {}, removeEventListener() {} })) as never
})
afterEach(async () => {
  setOnline(true)
  await screen?.unmount()
  vi.restoreAllMocks()
})

/** A server with a link, or with none. */
function linkServer(live: { token: string; ends_at: string } | null): SchoolServer['act'] {
  let link = live
  return ({ path }) => {
    if (path.endsWith('/get_invite_link')) return Response.json(link)
    if (path.endsWith('/end_invite_link')) link = null
    if (!path.endsWith('/make_invite_link')) return Response.json(null)
    link = { token: 'new-token', ends_at: '2026-12-08T02:00:00Z' }
    return Response.json({ status: 'done', ...link })
  }
}
const open = async (act: SchoolServer['act'], more: Partial<SchoolServer> = {}) => {
  screen = await openAdmin({ act, ...more })
}
const address = () => screen.byLabel<HTMLInputElement>('Invite link')?.value
const section = () => screen.all('[aria-labelledby="invite-heading"]')[0]?.textContent ?? ''

describe('the invite link on the administrator’s page', () => {
  it('is made, ready to copy, with its end, and ended again', async () => {
    await open(linkServer(null))
    await screen.press(MAKE)
    await until(() => expect(address()).toBe(`${window.location.origin}/join#new-token`))
    await until(() => expect(document.activeElement === screen.byLabel('Invite link')).toBe(true))
    expect(section()).toContain('Works until')
    await screen.press('End the link now')
    await until(() => expect(section()).toContain('The link has ended.'))
    expect(address()).toBeUndefined()
    await until(() => expect(document.activeElement === screen.button(MAKE)).toBe(true))
  })

  it('that works is there when the page opens, and making another is not offered', async () => {
    await open(linkServer({ token: 'old-token', ends_at: '2026-12-01T02:00:00Z' }))
    await until(() => expect(address()).toBe(`${window.location.origin}/join#old-token`))
    expect(screen.button(MAKE)).toBeUndefined()
  })

  it('[SYS-29] offline none is made or ended, and it says so', async () => {
    await open(linkServer(null))
    await until(() => expect(screen.button(MAKE)).toBeDefined())
    setOnline(false)
    await screen.press(MAKE)
    await until(() => expect(section()).toContain(OFFLINE))
    setOnline(true)
    expect(screen.callsTo('make_invite_link')).toEqual([])
  })

  it('that cannot be read is not replaced without a word', async () => {
    await open(({ path }) => (path.endsWith('/get_invite_link') ? refusedWith(500, '') : undefined))
    await until(() => expect(section()).toContain('The invite link could not be loaded.'))
    expect(screen.button(MAKE)).toBeUndefined()
    screen.server.act = linkServer(null)
    await screen.press('Try again')
    await until(() => expect(screen.button(MAKE)).toBeDefined())
  })

  it('says why none was made, and is not offered before the school has a name', async () => {
    const none = linkServer(null)
    await open((call) =>
      call.path.endsWith('/make_invite_link')
        ? Response.json({ status: 'refused', reason: 'no_school' })
        : none(call),
    )
    await screen.press(MAKE)
    await until(() => expect(section()).toContain('Please enter your school name.'))
    await screen.unmount()
    await open(none, { row: () => Response.json([UNNAMED]) })
    await until(() => expect(screen.button(MAKE)?.disabled).toBe(true))
  })
})
