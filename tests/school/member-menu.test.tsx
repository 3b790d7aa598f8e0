// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { welcomeSheets } from '#features/school/welcome/welcome-sheets.ts'
import { cleanDevice, noNetwork, setOnline, until } from '../support/screens/account-screens.tsx'
import { member, openAdmin, refusedWith, type SchoolServer } from './school-at-work.ts'

/** What went to the printer, which is outside. */
const paper = vi.hoisted(() => ({ printed: '' }))
vi.mock('#documents/files/print-page.ts', () => ({
  printPage: (_title: string, html: string) => {
    paper.printed = html
  },
}))
// The screens without what works behind them; the store is the real one.
vi.mock('#app/start/services-ready.ts', () => ({ servicesReady: () => Promise.resolve() }))

const OFFLINE = 'Network connection error. Please check your internet connection and try again.'
let screen: Awaited<ReturnType<typeof openAdmin>>
beforeEach(() => {
  cleanDevice()
  paper.printed = ''
  // happy-dom has no popovers.
  Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {} })
  window.matchMedia = (() => ({ matches: false, addEventListener() {}, removeEventListener() {} })) as never
})
afterEach(async () => {
  setOnline(true)
  await screen?.unmount()
  vi.restoreAllMocks()
})

/** What the server says to the former administrator. */
const handedOver: Partial<SchoolServer> = {
  row: () => Response.json([{ is_admin: false, school_id: 'school-1', school_name: 'Te Kura o Kōwhai' }]),
  licences: () => refusedWith(403, '42501'),
  statistics: () => refusedWith(403, '42501'),
  members: () => refusedWith(403, 'not_admin'),
}

const CANNOT = 'Make administrator…once they have begun'

describe('handing the school over', () => {
  const asked = () => screen.callsTo('hand-over-school').map(({ body }) => body)
  async function open(more: Partial<SchoolServer> = {}) {
    screen = await openAdmin(more)
    await screen.press('Make administrator…')
    await until(() => expect(screen.button('Hand over the school')).toBeDefined())
  }

  it('says what goes with the seat, and changes nothing when it is cancelled', async () => {
    await open()
    expect(screen.text()).toContain('Make Ana Petersen the administrator?')
    expect(screen.text()).toContain('The school’s payment goes along')
    await screen.press('Cancel')
    await until(() => expect(screen.button('Hand over the school')).toBeUndefined())
    expect(asked()).toEqual([])
  })

  it('hands over once and leaves the page', async () => {
    await open({ act: () => Response.json({ success: true, mailed: true }) })
    await screen.press('Hand over the school')
    await until(() => expect(screen.href()).toBe('/home'))
    expect(asked()).toEqual([{ memberId: 'teacher-ana' }])
    expect(screen.toast()).toContain('Ana Petersen is the administrator now')
  })

  it.each([
    ['a refusal', () => refusedWith(409, 'pays_themselves'), 'The words of the server.'],
    [
      'another tab that was first',
      () => refusedWith(403, 'not_admin'),
      'Nothing was changed. Please try again.',
    ],
    ['no network', noNetwork, OFFLINE],
  ])('says so after %s and stays', async (_why, act, text) => {
    await open({ act })
    await screen.press('Hand over the school')
    await until(() => expect(screen.toast()).toBe(`The seat was not handed over / ${text}`))
    expect(screen.href()).toBe('/admin')
    await until(() => expect(screen.button('Hand over the school').disabled).toBe(false))
  })

  it('[SYS-29] offline nothing is sent', async () => {
    await open()
    setOnline(false)
    await screen.press('Hand over the school')
    await until(() => expect(screen.toast()).toBe(`The seat was not handed over / ${OFFLINE}`))
    setOnline(true)
    expect(asked()).toEqual([])
  })

  it('[SYS-29] opens offline too, says that it needs the network, and goes on once it is back', async () => {
    screen = await openAdmin({ act: () => Response.json({ success: true, mailed: true }) })
    await until(() => expect(screen.button('Make administrator…')).toBeDefined())
    setOnline(false)
    await screen.press('Make administrator…')
    await screen.press('Hand over the school')
    await until(() => expect(screen.toast()).toBe(`The seat was not handed over / ${OFFLINE}`))
    setOnline(true)
    await screen.press('Hand over the school')
    await until(() => expect(screen.href()).toBe('/home'))
  })

  it('tells a tab that stayed open that the seat is gone, and leads to the own work', async () => {
    await open({ act: () => refusedWith(403, 'not_admin') })
    Object.assign(screen.server, handedOver)
    await screen.press('Hand over the school')
    await until(() => expect(screen.href()).toBe('/home'))
    expect(screen.toast()).toContain('You are no longer the administrator')
  })

  it('tells it without a press too, when the tab is looked at again', async () => {
    screen = await openAdmin()
    await until(() => expect(screen.button('Make administrator…')).toBeDefined())
    Object.assign(screen.server, handedOver)
    document.dispatchEvent(new Event('visibilitychange'))
    await until(() => expect(screen.href()).toBe('/home'))
    expect(screen.toast()).toContain('You are no longer the administrator')
  })

  it('is not offered for who has not begun', async () => {
    const waiting = member('Ana Petersen', { was_invited: true, email_confirmed: false })
    screen = await openAdmin({ members: () => Response.json({ success: true, members: [waiting] }) })
    await until(() => expect(screen.button(CANNOT)).toBeDefined())
    const item = screen.button(CANNOT)
    expect(item.disabled || item.getAttribute('aria-disabled') === 'true').toBe(true)
  })
})

describe('the welcome sheet', () => {
  const printed = () => paper.printed

  it('prints name, address, email and first steps from a frame, and is kept nowhere', async () => {
    screen = await openAdmin()
    await screen.press('Print welcome sheet')
    await until(() => expect(printed()).toContain('Kia ora Ana Petersen'))
    expect(printed()).toContain('ana@example.school.nz')
    expect(printed()).toContain('Te Kura o Kōwhai has given you')
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Kia ora Ana')
  })

  it.each([
    [
      'a teacher who has chosen a password',
      { was_invited: true },
      'sign in with the password you have',
      'First password',
    ],
    ['an address of which only the start is known', { email: 'ana...' }, 'Kia ora Ana Petersen', 'ana...'],
  ])('fits %s', async (_who, more, has, hasNot) => {
    const members = [member('Ana Petersen', more)]
    screen = await openAdmin({ members: () => Response.json({ success: true, members }) })
    await until(() => expect(screen.button('Print welcome sheet')).toBeDefined())
    await screen.press('Print welcome sheet')
    await until(() => expect(printed()).toContain(has))
    expect(printed()).not.toContain(hasNot)
  })

  it('holds the first password right after the addition', async () => {
    const added = () => Response.json({ success: true, message: 'x', mailed: true })
    screen = await openAdmin({
      act: ({ path }) => (path.endsWith('add-school-member') ? added() : undefined),
    })
    await until(() => expect(screen.button('Add member')?.disabled).toBe(false))
    screen.type('Full name', 'Rua')
    screen.type('Email', 'rua@kura.nz')
    screen.type('First password', 'First-2026')
    await screen.press('Add member')
    await until(() => expect(screen.text()).toContain('Rua was added.'))
    const inNotice = screen.all<HTMLButtonElement>('form [role="status"] button')
    inNotice.find((button) => button.textContent === 'Print welcome sheet')?.click()
    await until(() => expect(printed()).toContain('First-2026'))
  })

  it('makes one page for each teacher, safe from what is in a name', () => {
    const sheets = welcomeSheets(
      [
        { name: '<img src=x>', email: 'a@kura.nz', password: 'pw-1', existing: false },
        { name: 'Sione', email: 's@kura.nz', existing: true },
      ],
      'Kura & Co',
      'https://app.nz',
    )
    expect(sheets.match(/<section>/g)).toHaveLength(2)
    expect(sheets).toContain('Kia ora &lt;img src=x&gt;')
    expect(sheets).toContain('Kura &amp; Co')
    const [, , second] = sheets.split('<section>')
    expect(second).toContain('sign in with the password you have')
    expect(second).not.toContain('First password')
  })
})
