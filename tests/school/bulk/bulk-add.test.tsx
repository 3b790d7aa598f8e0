// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  type Call,
  cleanDevice,
  noNetwork,
  setOnline,
  until,
} from '../../support/screens/account-screens.tsx'
import { LICENCES, openAdmin, refusedWith } from '../school-at-work.ts'

// The screens without what works behind them; the store is the real one.
vi.mock('#app/start/services-ready.ts', () => ({ servicesReady: () => Promise.resolve() }))

const OFFLINE = 'Network connection error. Please check your internet connection and try again.'
let screen: Awaited<ReturnType<typeof openAdmin>>
beforeEach(() => {
  cleanDevice()
  window.matchMedia = (() => ({ matches: false, addEventListener() {}, removeEventListener() {} })) as never
})
afterEach(async () => {
  setOnline(true)
  await screen.unmount()
  vi.restoreAllMocks()
})

const added = () => Response.json({ success: true, message: 'x', mailed: true })
/** The server of a school: `reasons` says who cannot join, `add` answers each addition. */
interface Town {
  reasons?: Record<string, string>
  licences?: number
  add?: (email: string, call: Call) => Response | Promise<Response>
}
async function open({ reasons = {}, licences = 8, add = added }: Town = {}) {
  const town = { reasons, licences }
  screen = await openAdmin({
    licences: () => Response.json([{ ...LICENCES, available_licenses: town.licences }]),
    act: (call) => {
      if (call.path.endsWith('check_new_members'))
        return Response.json((call.body.emails as string[]).map((email) => town.reasons[email] ?? null))
      return call.path.endsWith('add-school-member') ? add(String(call.body.email), call) : undefined
    },
  })
  await screen.press('Add many from a list')
  await until(() => expect(area()).toBeDefined())
  return town
}
const area = () => screen.all<HTMLTextAreaElement>('textarea')[0]
function paste(text: string) {
  const setValue = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
  setValue?.call(area(), text)
  area()?.dispatchEvent(new Event('input', { bubbles: true }))
}
async function check(text: string) {
  paste(text)
  await screen.press('Check the list')
  await until(() => expect(lines().length).toBeGreaterThan(0))
}
const lines = () =>
  screen.all('ol[aria-label="The list"] > li').map((li) => li.textContent?.replace(/\s+/g, ' ').trim())
const sent = () => screen.callsTo('add-school-member').map(({ body }) => body)
const summary = () =>
  screen.all('[aria-labelledby="bulk-heading"] p[role="status"]').map((p) => p.textContent)
const list = (count: number) =>
  Array.from({ length: count }, (_, n) => `Teacher ${n + 1}, t${n + 1}@kura.nz`).join('\n')
async function savedFile(): Promise<string[]> {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return 'blob:x'
  })
  await screen.press('Save the result (CSV)')
  await until(() => expect(saved).toHaveLength(1))
  return ((await saved[0]?.text()) ?? '').trim().split('\r\n')
}

it('shows what is wrong with each line before anybody is added', async () => {
  await open({
    reasons: { 'ana@kura.nz': 'already_member', 'rua@kura.nz': 'other_school', 'me@kura.nz': 'yourself' },
    licences: 1,
  })
  await check(
    'Ana, ana@kura.nz\nRua, rua@kura.nz\nMere, me@kura.nz\nNo address\n=cmd|/c calc, x@kura.nz\nSione, sione@kura.nz\nSione, sione@kura.nz\nHana, hana@kura.nz',
  )
  expect(lines()).toEqual([
    'Line 1 Ana ana@kura.nzNot added: already a member of your school.',
    'Line 2 Rua rua@kura.nzNot added: belongs to another school, which has to remove them first.',
    'Line 3 Mere me@kura.nzNot added: you are the administrator already, and need no licence.',
    'Line 4 No address The email address is missing.',
    'Line 5 =cmd|/c calc x@kura.nzThis looks like a formula, not a name or an address.',
    'Line 6 Sione sione@kura.nzReady to add',
    'Line 7 Sione sione@kura.nzTwice in the list: the same address is in line 6.',
    'Line 8 Hana hana@kura.nzNot added: no licence is left.',
  ])
  expect(summary()).toEqual(['1 ready to add, 7 cannot be added.'])
  expect(sent()).toEqual([])
})

it('adds the ready lines, each with a password of its own, and saves who was added and who was not', async () => {
  await open({
    add: (email) => (email === 't2@kura.nz' ? refusedWith(409, 'other_school', 'Theirs.') : added()),
  })
  await check(`${list(3)}\n=1+1, x@kura.nz`)
  await screen.press('Add 3 teachers')
  await until(() => expect(summary()).toEqual(['2 teachers added, 2 not added.']))
  const passwords = sent().map(({ password }) => password)
  expect(new Set(passwords).size).toBe(3)
  expect(sent()[0]).toMatchObject({ email: 't1@kura.nz', fullName: 'Teacher 1', useExistingName: false })
  expect(screen.text()).not.toContain(passwords[0])
  await until(() => expect(screen.callsTo('manage-school-members').length).toBeGreaterThan(1))
  expect(await savedFile()).toEqual([
    'Line,Name,Email,Result,First password',
    `1,Teacher 1,t1@kura.nz,Added,${passwords[0]}`,
    '2,Teacher 2,t2@kura.nz,Not added: Theirs.,',
    `3,Teacher 3,t3@kura.nz,Added,${passwords[2]}`,
    '4,\'=1+1,x@kura.nz,"This looks like a formula, not a name or an address.",',
  ])
})

it('stops where the network does, shows who was added, and finds out about the one without an answer', async () => {
  const town = await open({ add: (email) => (email === 't2@kura.nz' ? noNetwork() : added()) })
  await check(list(4))
  await screen.press('Add 4 teachers')
  await until(() => expect(summary()).toEqual(['1 teacher added, 2 ready to add, 1 not added.']))
  expect(screen.alert()).toBe(OFFLINE)
  expect(lines()[1]).toContain('Not known: no answer came.')
  expect(sent()).toHaveLength(2)
  town.reasons = { 't2@kura.nz': 'already_member' }
  await screen.press('Check again')
  await until(() => expect(summary()).toEqual(['2 teachers added, 2 ready to add.']))
  await screen.press('Go on with 2 teachers')
  await until(() => expect(summary()).toEqual(['4 teachers added.']))
  expect((await savedFile())[2]).toBe(`2,Teacher 2,t2@kura.nz,Added,${sent()[1]?.password}`)
})

it('stops when the licences end meanwhile, as by another tab, and goes on when there are more', async () => {
  let full = true
  await open({
    add: (email) => (full && email === 't2@kura.nz' ? refusedWith(409, 'license_limit') : added()),
  })
  await check(list(2))
  await screen.press('Add 2 teachers')
  await until(() => expect(summary()).toEqual(['1 teacher added, 1 ready to add.']))
  expect(screen.alert()).toContain('You have reached your license limit.')
  full = false
  await screen.press('Go on with 1 teacher')
  await until(() => expect(summary()).toEqual(['2 teachers added.']))
})

it('[SCHOOL-45] [SCHOOL-46] asks about an account with another name, and adds it under that name', async () => {
  const name_conflict = { provided_name: 'Ana', existing_name: 'Sione Tupou', email: 'a@kura.nz' }
  await open({
    add: (_email, { body }) =>
      body.useExistingName
        ? Response.json({ success: true, existing: true, mailed: true })
        : Response.json({ success: false, message: 'x', name_conflict }),
  })
  await check('Ana, a@kura.nz')
  await screen.press('Add 1 teacher')
  await screen.press('Add as Sione Tupou')
  await until(() => expect(summary()).toEqual(['1 teacher added.']))
  expect(sent()[1]).toMatchObject({ fullName: 'Sione Tupou', resolveConflict: true, useExistingName: true })
  expect((await savedFile())[1]).toBe('1,Ana,a@kura.nz,Added,')
})

it('[SYS-29] offline it is refused, nothing is sent, and the list stays', async () => {
  await open()
  paste(list(2))
  setOnline(false)
  await screen.press('Check the list')
  await until(() => expect(screen.alert()).toBe(OFFLINE))
  expect(area()?.value).toBe(list(2))
  expect(screen.callsTo('check_new_members')).toEqual([])
  setOnline(true)
  await screen.press('Check the list')
  await until(() => expect(lines()).toHaveLength(2))
  setOnline(false)
  await screen.press('Add 2 teachers')
  await until(() => expect(screen.alert()).toBe(OFFLINE))
  setOnline(true)
  expect(sent()).toEqual([])
  expect(JSON.stringify({ ...localStorage })).not.toContain('t1@kura.nz')
})

it('shows 5,000 lines in portions, and asks before unsaved first passwords are lost', async () => {
  await open()
  await check(list(5000))
  expect(lines()).toHaveLength(50)
  expect(summary()).toEqual(['8 ready to add, 4992 cannot be added.'])
  await screen.press('Show 50 more of 5000')
  await until(() => expect(lines()).toHaveLength(100))
  await screen.press('Add 8 teachers')
  await until(() => expect(summary()).toEqual(['8 teachers added, 4992 not added.']))
  await screen.press('Close the list')
  await until(() => expect(screen.text()).toContain('Without it the first passwords are lost'))
  void screen.router.navigate({ to: '/home' })
  await until(() => expect(screen.text()).toContain('The result is not saved'))
  await screen.press('Stay')
  await savedFile()
  await screen.press('Close the list')
  await until(() => expect(screen.button('Add many from a list')).toBeDefined())
})
