// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { usePanels } from '#session/panels.ts'
import { putPlan } from '../plan/plan-at-work.ts'
import { blockPage, cleanDevice, noNetwork, setOnline, until } from '../support/screens/account-screens.tsx'
import { LICENCES, openAdmin, refusedWith, SCHOOL, UNNAMED } from './school-at-work.ts'

// The screens without what works behind them; the store is the real one.
vi.mock('#app/start/services-ready.ts', () => ({ servicesReady: () => Promise.resolve() }))

let screen: Awaited<ReturnType<typeof openAdmin>>
beforeEach(cleanDevice)
afterEach(async () => {
  vi.useRealTimers()
  setOnline(true)
  await screen.unmount()
  vi.restoreAllMocks()
})
const heading = (text: string) => screen.all('h2').some((h) => h.textContent?.trim() === text)

describe('the guard of /admin', () => {
  it('[NAV-22] [SCHOOL-01] [SCHOOL-02] says that it is checking, and shows the panel to an administrator', async () => {
    let answer: (response: Response) => void = () => undefined
    screen = await openAdmin({ row: () => new Promise((resolve) => (answer = resolve)) })
    await until(() => expect(screen.text()).toContain('Checking admin privileges...'))
    await until(() => expect(screen.callsTo('/rest/v1/subscriptions?')).toHaveLength(1))
    expect(heading('Members')).toBe(false)
    answer(Response.json([SCHOOL]))
    await until(() => expect(heading('Members')).toBe(true))
    expect(screen.title()).toBe('Admin Panel')
    expect(screen.text()).not.toContain('Checking admin privileges...')
  })

  it.each([
    ['a teacher', [{ ...SCHOOL, is_admin: false }]],
    ['a teacher without a row', []],
  ])(
    '[SCHOOL-02] [SCHOOL-03] [SCHOOL-04] [SCHOOL-05] denies %s access, and asks for nothing more',
    async (_who, rows) => {
      screen = await openAdmin({ row: () => Response.json(rows) })
      await until(() => expect(heading('Access Denied')).toBe(true))
      expect(screen.text()).toContain('You need administrator privileges to access this page.')
      expect(screen.text()).toContain(
        'Only premium subscribers with admin privileges can access the admin panel.',
      )
      expect(heading('Members')).toBe(false)
      expect(screen.callsTo('get_admin')).toEqual([])
      expect(screen.callsTo('manage-school-members')).toEqual([])
    },
  )

  it.each([
    ['the school filter', () => blockPage()],
    ['no network', noNetwork],
    ['a server in trouble', () => refusedWith(500, 'server')],
  ])('[SCHOOL-06] says that the check failed because of %s, and tries again', async (_why, row) => {
    screen = await openAdmin({ row })
    await until(() => expect(screen.alert()).toBe('Failed to check admin status.'))
    expect(heading('Members')).toBe(false)
    screen.server.row = () => Response.json([SCHOOL])
    await screen.press('Try again')
    await until(() => expect(heading('Members')).toBe(true))
  })
})

describe('the dashboard', () => {
  it('[SCHOOL-08] [SCHOOL-09] [SCHOOL-10] [SCHOOL-11] [SCHOOL-12] [SCHOOL-14] shows own usage, plan, totals, and all parts', async () => {
    screen = await openAdmin()
    await putPlan({ message_limit: 500, plan_type: 'school', status: 'active', is_admin: true }, 214)
    const figures = () =>
      screen.all('dt').map((dt) => `${dt.textContent}: ${dt.nextElementSibling?.textContent}`)
    await until(() =>
      expect(figures()).toEqual([
        'Plan: Premium AdminActive',
        'Your messages: 214 of 500',
        'Lesson plans, all members: 86',
        'Resources, all members: 53',
      ]),
    )
    for (const part of ['Members', 'Licences', 'School Setup Complete']) expect(heading(part)).toBe(true)
    expect(screen.button('Add member').disabled).toBe(false)
    expect(screen.callsTo('get_admin_statistics')[0]?.body).toEqual({ admin_user_id: 'teacher-1' })
  })

  it('[SCHOOL-13] [SYS-27] asks for the statistics every 30 s, not while hidden or offline, and once on return', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    screen = await openAdmin()
    const asked = () => screen.callsTo('get_admin_statistics').length
    await until(() => expect(asked()).toBe(1))
    await until(() => expect(heading('Licences')).toBe(true))
    vi.advanceTimersByTime(29_000)
    expect(asked()).toBe(1)
    vi.advanceTimersByTime(1_000)
    await until(() => expect(asked()).toBe(2))
    setOnline(false)
    vi.advanceTimersByTime(90_000)
    setOnline(true)
    await until(() => expect(asked()).toBe(3))
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    vi.advanceTimersByTime(90_000)
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    await until(() => expect(asked()).toBe(4))
    await screen.unmount()
    vi.advanceTimersByTime(90_000)
    expect(asked()).toBe(4)
  })
})

describe('the name of the school', () => {
  const saved = (name: string, id: unknown) =>
    Response.json([{ ...SCHOOL, school_name: name, school_id: id }])
  const patches = () => screen.calls.filter(({ method }) => method === 'PATCH')

  it('[SCHOOL-16] [SCHOOL-17] [SCHOOL-18] [SCHOOL-20] [SCHOOL-21] is asked for first; a new school gets an id of its own', async () => {
    screen = await openAdmin({
      row: () => Response.json([UNNAMED]),
      act: ({ method, body }) => (method === 'PATCH' ? saved('Te Kura Hou', body.school_id) : undefined),
    })
    await until(() => expect(heading('Set up your school')).toBe(true))
    expect(screen.button('Add member')).toBeDefined()
    screen.type('School name', '  Te Kura Hou ')
    await screen.press('Save School Name')
    await until(() => expect(heading('School Setup Complete')).toBe(true))
    expect(screen.text()).toContain('Te Kura Hou')
    expect(screen.button('Update School Name')).toBeDefined()
    const [{ path, body } = { path: '', body: {} }] = patches()
    expect(path).toContain('/rest/v1/subscriptions?')
    expect(path).toContain('user_id=eq.teacher-1')
    expect(body).toEqual({ school_name: 'Te Kura Hou', school_id: expect.stringMatching(/^[0-9a-f-]{36}$/) })
  })

  it('[SCHOOL-21] keeps the id that the school has', async () => {
    screen = await openAdmin({
      act: ({ method, body }) =>
        method === 'PATCH' ? saved(String(body.school_name), body.school_id) : undefined,
    })
    await screen.press('Update School Name')
    await until(() => expect(screen.field('School name').value).toBe('Te Kura o Kōwhai'))
    screen.type('School name', 'Te Kura Hou')
    await screen.press('Save School Name')
    await until(() => expect(heading('School Setup Complete')).toBe(true))
    expect(patches()[0]?.body).toEqual({ school_name: 'Te Kura Hou', school_id: 'school-1' })
  })

  it('[SCHOOL-19] is not saved when it is empty', async () => {
    screen = await openAdmin()
    await screen.press('Update School Name')
    await until(() => expect(screen.field('School name')).toBeDefined())
    screen.type('School name', '   ')
    await screen.press('Save School Name')
    await until(() => expect(screen.alert()).toBe('School name required Please enter your school name.'))
    expect(patches()).toEqual([])
  })

  it.each([
    ['a refusal', () => refusedWith(403, '42501')],
    ['a change that reached no row', () => Response.json([])],
    ['the school filter', () => blockPage()],
  ])('[SCHOOL-22] says so after %s, and keeps what was typed', async (_why, answer) => {
    screen = await openAdmin({ act: ({ method }) => (method === 'PATCH' ? answer() : undefined) })
    await screen.press('Update School Name')
    await until(() => expect(screen.field('School name')).toBeDefined())
    screen.type('School name', 'Te Kura Hou')
    await screen.press('Save School Name')
    await until(() =>
      expect(screen.alert()).toBe('Error saving school name Please try again or contact support.'),
    )
    expect(screen.field('School name').value).toBe('Te Kura Hou')
  })
})

describe('licences', () => {
  const url = 'https://checkout.test/licences'
  const assign = vi.fn()
  beforeEach(() => {
    assign.mockClear()
    vi.spyOn(window.location, 'assign').mockImplementation(assign)
  })
  const count = () => screen.all<HTMLInputElement>('#licence-count')[0] as HTMLInputElement
  const typeCount = (text: string) => screen.type('More licences', text)
  const leave = () => count().dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  const bought = () => screen.callsTo('create-license-checkout').map(({ body }) => body)

  it('[SCHOOL-23] [SCHOOL-24] [SCHOOL-31] shows what is used and left, and what more cost', async () => {
    screen = await openAdmin()
    await until(() => expect(screen.text()).toContain('2 of 10 licences used'))
    expect(screen.text()).toContain('8 left')
    expect(screen.text()).toContain('× $7.99 = $7.99')
    typeCount('3')
    await until(() => expect(screen.text()).toContain('× $7.99 = $23.97'))
    typeCount('50')
    await until(() => expect(screen.text()).toContain('× $7.99 = $399.50'))
  })

  it.each([
    ['0', 1],
    ['-4', 1],
    ['', 1],
    ['2.9', 2],
    ['51', 50],
  ])('[SCHOOL-25] [SCHOOL-26] takes %j as %i', async (typed, taken) => {
    screen = await openAdmin({ act: () => Response.json({ url }) })
    await until(() => expect(count()).toBeDefined())
    typeCount(typed)
    leave()
    await until(() => expect(count().value).toBe(String(taken)))
    await screen.press('Buy licences')
    await until(() => expect(bought()).toMatchObject([{ licenseCount: taken }]))
  })

  it('[SCHOOL-27] [SCHOOL-28] leads this tab to the page where they are bought', async () => {
    screen = await openAdmin({ act: () => Response.json({ url }) })
    await until(() => expect(count()).toBeDefined())
    typeCount('3')
    await screen.press('Buy licences')
    await until(() => expect(assign).toHaveBeenCalledWith(url))
    const admin = `${window.location.origin}/admin?license_purchase`
    expect(bought()).toEqual([
      { licenseCount: 3, successUrl: `${admin}=success`, cancelUrl: `${admin}=cancelled` },
    ])
  })

  it.each([
    ['a refusal', () => refusedWith(403, 'not_admin'), 'The words of the server.'],
    ['an answer without an address', () => Response.json({}), 'No checkout URL received'],
    [
      'no network',
      noNetwork,
      'Network connection error. Please check your internet connection and try again.',
    ],
  ])('[SCHOOL-33] says that the purchase failed after %s', async (_why, act, text) => {
    screen = await openAdmin({ act })
    await screen.press('Buy licences')
    await until(() => expect(screen.alert()).toBe(`Failed to purchase additional licenses. ${text}`))
    expect(assign).not.toHaveBeenCalled()
    expect(screen.button('Buy licences').disabled).toBe(false)
  })

  it('[SCHOOL-32] says that the figures did not come, and asks again', async () => {
    screen = await openAdmin({ licences: () => blockPage() })
    await until(() => expect(screen.alert()).toBe('Failed to fetch license information'))
    screen.server.licences = () => Response.json([LICENCES])
    await screen.press('Try again')
    await until(() => expect(screen.text()).toContain('8 left'))
  })

  it('[SCHOOL-29] a purchase is told once, read from Stripe, and leaves the address', async () => {
    screen = await openAdmin({}, '/admin?license_purchase=success')
    await until(() => expect(screen.toast()).toContain('Licences bought'))
    await until(() => expect(screen.href()).toBe('/admin'))
    const more = { ...LICENCES, total_licenses: 13, available_licenses: 11 }
    screen.server.licences = () => Response.json([more])
    await vi.waitFor(() => expect(screen.text()).toContain('11 left'), { timeout: 5_000 })
    expect(screen.callsTo('payment-details')).toHaveLength(1)
  })

  it('[SCHOOL-30] a purchase that was broken off charges nothing and says so', async () => {
    screen = await openAdmin({}, '/admin?license_purchase=cancelled')
    await until(() => expect(screen.toast()).toContain('Nothing was charged'))
    await until(() => expect(screen.href()).toBe('/admin'))
    expect(screen.callsTo('payment-details')).toEqual([])
  })
})

describe('the way to /admin in the sidebar', () => {
  const link = () => screen.all('a[href="/admin"]').map((a) => a.textContent)
  const premium = { message_limit: 500, plan_type: 'school', status: 'active' }

  it('[SCHOOL-07] [OP-62] is there for an administrator, until the last day of a cancelled plan too', async () => {
    screen = await openAdmin({}, '/home')
    await putPlan({ ...premium, is_admin: true })
    await until(() => expect(link()).toEqual(['Admin Panel']))
    await putPlan({ ...premium, is_admin: true, cancel_at_period_end: true })
    await until(() => expect(screen.text()).toContain('Renew'))
    expect(link()).toEqual(['Admin Panel'])
  })

  it('[SCHOOL-07] [OP-62] takes the sheet of chats away, which on a phone lies over the page it leads to', async () => {
    screen = await openAdmin({}, '/home')
    await putPlan({ ...premium, is_admin: true })
    await until(() => expect(link()).toEqual(['Admin Panel']))
    usePanels.getState().setOpen('history', true)
    screen.all('a[href="/admin"]')[0]?.click()
    await until(() => expect(screen.href()).toBe('/admin'))
    expect(usePanels.getState().open.history).toBe(false)
  })

  it('[SCHOOL-07] [OP-62] is not there for a teacher who is known to be no administrator', async () => {
    screen = await openAdmin({}, '/home')
    await putPlan(premium)
    await until(() => expect(screen.text()).toContain('of 500 messages'))
    expect(link()).toEqual([])
  })
})
