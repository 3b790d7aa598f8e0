// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { blockPage, cleanDevice, setOnline, until } from '../support/screens/account-screens.tsx'
import { openAdmin } from './school-at-work.ts'

// The screens without what works behind them; the store is the real one.
vi.mock('#app/start/services-ready.ts', () => ({ servicesReady: () => Promise.resolve() }))

let screen: Awaited<ReturnType<typeof openAdmin>>
beforeEach(cleanDevice)
afterEach(async () => {
  setOnline(true)
  await screen.unmount()
  vi.restoreAllMocks()
})

const LINES = [
  {
    id: 2,
    at: '2026-11-23T01:00:00Z',
    who: 'Mere Parata',
    act: 'member_removed',
    subject: '=cmd, ana@example.school.nz',
  },
  { id: 1, at: '2026-11-22T01:00:00Z', who: 'Mere Parata', act: 'member_added', subject: 'Ana' },
]
const log = (answer: () => Response) => ({
  act: ({ path }: { path: string }) => (path.endsWith('get_school_log') ? answer() : undefined),
})
const lines = () => screen.all('ol[aria-label="Activity"] > li').map((li) => li.textContent ?? '')

describe('the activity of a school', () => {
  it('is read when it is opened, in words', async () => {
    screen = await openAdmin(log(() => Response.json(LINES)))
    await until(() => expect(screen.button('Show activity')).toBeDefined())
    expect(screen.callsTo('get_school_log')).toEqual([])
    await screen.press('Show activity')
    await until(() => expect(lines()).toHaveLength(2))
    expect(lines()[1]).toContain('Mere Parata: added Ana')
    expect(screen.callsTo('get_school_log')[0]?.body).toEqual({
      admin_user_id: 'teacher-1',
      before: null,
      max_rows: 20,
    })
  })

  it('is saved whole as a table, in which nothing is a formula', async () => {
    const page = Array.from({ length: 1000 }, (_, n) => ({ ...LINES[1], id: 2000 - n }))
    screen = await openAdmin({
      act: ({ path, body }) => {
        if (!path.endsWith('get_school_log')) return undefined
        if (body.max_rows === 20) return Response.json(LINES)
        return Response.json(body.before === null ? page : LINES)
      },
    })
    const saved: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob)
      return 'blob:x'
    })
    await screen.press('Show activity')
    await screen.press('Save all as a table (CSV)')
    await until(() => expect(saved).toHaveLength(1))
    const rows = (await saved[0]?.text())?.trim().split('\r\n') ?? []
    expect(rows).toHaveLength(1003)
    expect(rows[0]).toBe('When (UTC),Who,What')
    expect(rows[1001]).toBe('2026-11-23T01:00:00Z,Mere Parata,"removed =cmd, ana@example.school.nz"')
    expect(screen.callsTo('get_school_log').at(-1)?.body).toMatchObject({ before: 1001 })
  })

  it('says when it did not come, and asks again', async () => {
    let fails = true
    screen = await openAdmin(log(() => (fails ? blockPage() : Response.json(LINES))))
    await screen.press('Show activity')
    await until(() => expect(screen.alert()).toBe('The activity could not be loaded.'))
    fails = false
    await screen.press('Try again')
    await until(() => expect(lines()).toHaveLength(2))
  })
})
