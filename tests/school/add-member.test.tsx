// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { blockPage, cleanDevice, noNetwork, setOnline, until } from '../support/screens/account-screens.tsx'
import { LICENCES, openAdmin, refusedWith, UNNAMED } from './school-at-work.ts'

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

describe('adding a member', () => {
  const fill = async (
    fullName = 'Ana Petersen',
    email = 'ana@example.school.nz',
    password = 'First-2026',
  ) => {
    await until(() => expect(screen.button('Add member')?.disabled).toBe(false))
    screen.type('Full name', fullName)
    screen.type('Email', email)
    screen.type('First password', password)
  }
  const typed = () => ['Full name', 'Email', 'First password'].map((label) => screen.field(label).value)
  const asked = () => screen.callsTo('add-school-member').map(({ body }) => body)
  const add = (act: () => Response | Promise<Response>) =>
    openAdmin({ act: ({ path }) => (path.endsWith('add-school-member') ? act() : undefined) })

  it('[SCHOOL-36] [SCHOOL-43] [SCHOOL-44] [SCHOOL-48] sends the form once, shows the first password once, and reads list and licences again', async () => {
    screen = await add(() => Response.json({ success: true, message: 'x', member_id: 'm', mailed: true }))
    await fill(' Ana Petersen ', ' ana@example.school.nz ')
    await screen.press('Add member')
    await until(() => expect(screen.text()).toContain('Ana Petersen was added.'))
    expect(asked()).toEqual([
      {
        email: 'ana@example.school.nz',
        fullName: 'Ana Petersen',
        password: 'First-2026',
        resolveConflict: false,
        useExistingName: false,
      },
    ])
    expect(screen.text()).toContain('We have emailed ana@example.school.nz.')
    expect(screen.text()).toContain('First password, shown only now: First-2026')
    expect(typed()).toEqual(['', '', ''])
    await until(() => expect(screen.callsTo('manage-school-members')).toHaveLength(2))
    expect(screen.callsTo('get_admin_license_info')).toHaveLength(2)
    screen.byLabel('Close the notice')?.click()
    await until(() => expect(screen.text()).not.toContain('First-2026'))
  })

  it('says when the email did not go out, and shows no password of a teacher who had an account', async () => {
    screen = await add(() => Response.json({ success: true, message: 'x', existing: true, mailed: false }))
    await fill()
    await screen.press('Add member')
    await until(() => expect(screen.text()).toContain('The email to them could not be sent'))
    expect(screen.text()).toContain('sign in with their own password')
    expect(screen.text()).not.toContain('First-2026')
  })

  it.each([
    ['[SCHOOL-40] a name of blanks', ['  ', 'a@b.nz', 'secret-1'], 'Please fill in all fields.'],
    ['[SCHOOL-40] no email', ['Ana', '', 'secret-1'], 'Please fill in all fields.'],
    ['[SCHOOL-40] a password of blanks', ['Ana', 'a@b.nz', '       '], 'Please fill in all fields.'],
    [
      '[SCHOOL-41] a short password',
      ['Ana', 'a@b.nz', '12345'],
      'Password must be at least 6 characters long.',
    ],
    ['[SCHOOL-42] an email without @', ['Ana', 'a.b.nz', 'secret-1'], 'Please enter a valid email address.'],
  ])('%s is a Validation Error, and nothing is sent', async (_what, fields, text) => {
    screen = await add(() => Response.json({ success: true }))
    await fill(...(fields as [string, string, string]))
    await screen.press('Add member')
    await until(() => expect(screen.alert()).toBe(`Validation Error ${text}`))
    expect(asked()).toEqual([])
    expect(typed()).toEqual(fields)
    expect(screen.all('fieldset [aria-invalid="true"]')).toHaveLength(1)
  })

  it.each([
    [
      '[SCHOOL-50]',
      () => refusedWith(409, 'license_limit'),
      'You have reached your license limit. Please purchase additional licenses to add more members.',
    ],
    [
      '[SCHOOL-51]',
      () => refusedWith(403, 'not_admin'),
      'You do not have permission to add school members. Please log in again.',
    ],
    ['[SCHOOL-52]', () => refusedWith(409, 'already_member'), 'This member is already part of your school.'],
    ['[SCHOOL-53]', noNetwork, OFFLINE],
    [
      '[SCHOOL-54]',
      () => Promise.reject(new DOMException('late', 'TimeoutError')),
      'The request took too long to process. Please try again.',
    ],
    [
      '[SCHOOL-55]',
      () => refusedWith(500, 'server'),
      'An error occurred while adding the school member. Please try again.',
    ],
    [
      '[SCHOOL-55] (a page)',
      () => blockPage(),
      'An error occurred while adding the school member. Please try again.',
    ],
    ['[SCHOOL-56]', () => Response.json(null), 'An unexpected error occurred. Please try again.'],
    ['of another school', () => refusedWith(409, 'other_school'), 'The words of the server.'],
    ['too many', () => refusedWith(429, 'too_many'), 'The words of the server.'],
  ])('%s says what went wrong and keeps the form', async (_row, act, text) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    screen = await add(act)
    await fill()
    await screen.press('Add member')
    await until(() => expect(screen.alert()).toBe(text))
    expect(typed()).toEqual(['Ana Petersen', 'ana@example.school.nz', 'First-2026'])
    expect(screen.button('Add member').disabled).toBe(false)
  })

  it('[SYS-29] [SCHOOL-53] offline it is refused and never sent, with the form kept', async () => {
    screen = await add(() => Response.json({ success: true }))
    await fill()
    setOnline(false)
    await screen.press('Add member')
    await until(() => expect(screen.alert()).toBe(OFFLINE))
    expect(typed()[2]).toBe('First-2026')
    setOnline(true)
    expect(asked()).toEqual([])
    expect(JSON.stringify({ ...localStorage })).not.toContain('First-2026')
  })

  it('[SCHOOL-37] is disabled without a licence, and says what to do', async () => {
    const licences = () => Response.json([{ ...LICENCES, used_licenses: 10, available_licenses: 0 }])
    screen = await openAdmin({ licences })
    await until(() => expect(screen.all('fieldset:disabled')).toHaveLength(1))
    expect(screen.text()).toContain('You have reached your license limit.')
  })

  it('[SCHOOL-38] [SCHOOL-39] is disabled until the school has a name', async () => {
    screen = await openAdmin({ row: () => Response.json([UNNAMED]) })
    await until(() => expect(screen.all('fieldset:disabled')).toHaveLength(1))
    expect(screen.text()).toContain('School Setup Required Please enter your school name.')
  })

  describe('a name conflict', () => {
    const name_conflict = {
      provided_name: 'Ana Petersen',
      existing_name: 'Sione Tupou',
      email: 'ana@example.school.nz',
    }
    const conflicted = () => Response.json({ success: false, message: 'x', name_conflict })

    it('[SCHOOL-45] [SCHOOL-46] [DATA-21] is shown, and the member added under the name they have', async () => {
      screen = await openAdmin({
        act: ({ body }) =>
          body.useExistingName ? Response.json({ success: true, existing: true }) : conflicted(),
      })
      await fill()
      await screen.press('Add member')
      await until(() => expect(screen.text()).toContain('belongs to Sione Tupou. You typed “Ana Petersen”.'))
      await screen.press('Add Sione Tupou')
      await until(() => expect(screen.text()).toContain('was added.'))
      expect(asked()[1]).toMatchObject({ resolveConflict: true, useExistingName: true })
    })

    it('[SCHOOL-45] [SCHOOL-47] Cancel adds nobody and keeps the form', async () => {
      screen = await add(conflicted)
      await fill()
      await screen.press('Add member')
      await until(() => expect(screen.button('Add Sione Tupou')).toBeDefined())
      await screen.press('Cancel')
      await until(() => expect(screen.button('Add Sione Tupou')).toBeUndefined())
      expect(asked()).toHaveLength(1)
      expect(typed()).toEqual(['Ana Petersen', 'ana@example.school.nz', 'First-2026'])
    })
  })
})
