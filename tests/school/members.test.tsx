// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { blockPage, cleanDevice, noNetwork, setOnline, until } from '../support/screens/account-screens.tsx'
import { member, openAdmin, refusedWith } from './school-at-work.ts'

// The screens without what works behind them; the store is the real one.
vi.mock('#app/start/services-ready.ts', () => ({ servicesReady: () => Promise.resolve() }))

const OFFLINE = 'Network connection error. Please check your internet connection and try again.'
let screen: Awaited<ReturnType<typeof openAdmin>>
beforeEach(cleanDevice)
afterEach(async () => {
  setOnline(true)
  await screen.unmount()
  vi.restoreAllMocks()
})
const rows = () =>
  screen.all('ul[aria-label="Members"] > li').map((li) => li.textContent?.replace(/\s+/g, ' '))
function field<E extends HTMLElement>(label: string): E {
  const found = screen.byLabel<E>(label)
  if (!found) throw new Error(`there is no ${label}`)
  return found
}
const listed = (...members: ReturnType<typeof member>[]) => ({
  members: () => Response.json({ success: true, members }),
})

describe('the list', () => {
  it('[SCHOOL-57] [SCHOOL-62] [SCHOOL-63] [SCHOOL-64] [SCHOOL-65] [SCHOOL-66] [SCHOOL-67] shows each member’s state and plan', async () => {
    const pending = { was_invited: true, email_confirmed: false, password_reset_required: true }
    screen = await openAdmin(
      listed(
        member('Ana Petersen'),
        member('Priya Nair', pending),
        member('Liam Jones', { ...pending, email_confirmed: true }),
        member('Set Already', { password_reset_required: true, password_reset_completed: true }),
        member('Mei Chen', { ...pending, email: 'mei...', subscription_status: 'inactive' }),
        member('No Mail', { ...pending, email: null }),
      ),
    )
    await until(() => expect(rows()).toHaveLength(6))
    const states = rows().map((row) =>
      ['Limited Info', 'Pending Setup', 'Password Reset Needed', 'Active']
        .filter((s) => row?.includes(s))
        .join(),
    )
    expect(states).toEqual([
      'Active',
      'Pending Setup',
      'Password Reset Needed',
      'Active',
      'Limited Info',
      'Limited Info',
    ])
    expect(rows().map((row) => row?.includes('Premium'))).toEqual([true, true, true, true, false, true])
    const [call] = screen.callsTo('manage-school-members')
    expect(call).toMatchObject({ method: 'GET', bearer: expect.stringMatching(/.+/) })
  })

  it('[SCHOOL-15] scrolls within 24rem', async () => {
    screen = await openAdmin()
    await until(() => expect(rows()).toHaveLength(1))
    const [list] = screen.all('ul[aria-label="Members"]')
    expect(list?.className).toMatch(/\bmax-h-96\b.*\boverflow-y-auto\b/)
  })

  it('[SCHOOL-58] [SCHOOL-59] [SCHOOL-60] falls back to the table, newest first, with cut addresses', async () => {
    screen = await openAdmin({
      members: () => refusedWith(500, 'server'),
      fallback: () => Response.json([member('Ana Petersen', { email: 'ana...' })]),
    })
    await until(() => expect(rows()).toHaveLength(1))
    expect(rows()[0]).toContain('ana...')
    expect(rows()[0]).toContain('Limited Info')
    expect(screen.text()).toContain(
      'Using fallback method to fetch members. Some email information may be limited.',
    )
    const [{ path } = { path: '' }] = screen.callsTo('/rest/v1/school_memberships?select=*')
    expect(path).toContain('admin_id=eq.teacher-1')
    expect(path).toContain('order=created_at.desc')
  })

  it('[SCHOOL-61] says that nothing came, and asks again', async () => {
    screen = await openAdmin({ members: () => blockPage(), fallback: () => blockPage() })
    await until(() => expect(screen.alert()).toBe('Failed to fetch school members. Please try again later.'))
    Object.assign(screen.server, listed(member('Ana Petersen')))
    await screen.press('Try again')
    await until(() => expect(rows()).toHaveLength(1))
  })

  it('finds by name or address, without macrons too, and sorts', async () => {
    const names = ['Zoe Ash', 'Māia Kereama', 'Ben Ode', 'Cleo Yi', 'Dan Xu', 'Eve Wu']
    screen = await openAdmin(listed(...names.map((name) => member(name))))
    await until(() => expect(rows()).toHaveLength(6))
    const search = field<HTMLInputElement>('Search members')
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    const find = (text: string) => {
      setValue?.call(search, text)
      search.dispatchEvent(new Event('input', { bubbles: true }))
    }
    find('maia')
    await until(() => expect(rows()).toEqual([expect.stringContaining('Māia Kereama')]))
    find('nobody')
    await until(() => expect(screen.text()).toContain('Nobody matches “nobody”.'))
    find('')
    const sort = field<HTMLSelectElement>('Sort members')
    sort.value = 'name'
    sort.dispatchEvent(new Event('change', { bubbles: true }))
    await until(() => expect(rows()[0]).toContain('Ben Ode'))
    expect(rows().at(-1)).toContain('Zoe Ash')
  })
})

it('the list is saved as a table of what it shows', async () => {
  screen = await openAdmin(
    listed(member('Māia Kereama'), member('Liam Jones', { name: '=1+1', subscription_status: 'inactive' })),
  )
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return 'blob:x'
  })
  await screen.press('Save the list as a table (CSV)')
  await until(() => expect(saved).toHaveLength(1))
  expect((await saved[0]?.text())?.trim().split('\r\n')).toEqual([
    'Name,Email,Status,Licence,Added (UTC)',
    'Māia Kereama,māia@example.school.nz,Active,yes,2026-11-20T00:00:00Z',
    "'=1+1,liam@example.school.nz,Active,no,2026-11-20T00:00:00Z",
  ])
})

describe('removing a member', () => {
  const removed = () => screen.callsTo('remove-school-member').map(({ body }) => body)
  const askFirst = async () => {
    await until(() => expect(screen.byLabel('Remove Ana Petersen')).toBeDefined())
    screen.byLabel('Remove Ana Petersen')?.click()
    await until(() => expect(screen.button('Confirm Remove')).toBeDefined())
  }

  it('[SCHOOL-68] [SCHOOL-69] asks first; Cancel leaves the member in place', async () => {
    screen = await openAdmin()
    await askFirst()
    expect(document.activeElement?.textContent).toBe('Confirm Remove')
    await screen.press('Cancel')
    await until(() => expect(screen.byLabel('Remove Ana Petersen')).toBeDefined())
    expect(removed()).toEqual([])
    expect(rows()).toHaveLength(1)
  })

  it('[SCHOOL-70] [SCHOOL-71] removes at the second press, and the row goes', async () => {
    screen = await openAdmin({
      act: ({ path }) => {
        if (!path.endsWith('remove-school-member')) return undefined
        Object.assign(screen.server, listed())
        return Response.json({ success: true, mailed: true })
      },
    })
    await askFirst()
    await screen.press('Confirm Remove')
    await until(() => expect(rows()).toHaveLength(0))
    expect(removed()).toEqual([{ memberId: 'teacher-ana' }])
    expect(screen.toast()).toContain('Ana Petersen was removed')
    expect(document.activeElement?.id).toBe('members-heading')
  })

  it.each([
    ['a refusal', () => refusedWith(403, 'not_your_member'), 'The words of the server.'],
    ['a server in trouble', () => refusedWith(500, 'server'), 'Nothing was changed. Please try again.'],
    ['no network', noNetwork, OFFLINE],
  ])('[SCHOOL-72] says so after %s, and the member stays', async (_why, act, text) => {
    screen = await openAdmin({ act })
    await askFirst()
    await screen.press('Confirm Remove')
    await until(() => expect(screen.toast()).toBe(`Failed to remove school member / ${text}`))
    expect(rows()).toHaveLength(1)
  })

  it('[SYS-29] [SCHOOL-72] offline nothing is sent', async () => {
    screen = await openAdmin()
    await askFirst()
    setOnline(false)
    await screen.press('Confirm Remove')
    await until(() => expect(screen.toast()).toBe(`Failed to remove school member / ${OFFLINE}`))
    expect(removed()).toEqual([])
  })
})

describe('sending the mail again', () => {
  const pending = listed(member('Ana Petersen', { was_invited: true, email_confirmed: false }))
  const press = () => screen.press('Send again to Ana Petersen')

  it('is offered to whoever has not begun, and says where it went', async () => {
    screen = await openAdmin({ ...pending, act: () => Response.json({ success: true }) })
    await press()
    await until(() => expect(screen.toast()).toContain('It went to ana@example.school.nz.'))
    expect(screen.callsTo('resend-member-invitation')[0]?.body).toEqual({ memberId: 'teacher-ana' })
  })

  it('says why not', async () => {
    screen = await openAdmin({ ...pending, act: () => refusedWith(429, 'too_soon') })
    await press()
    await until(() => expect(screen.toast()).toBe('The email was not sent / The words of the server.'))
  })
})
