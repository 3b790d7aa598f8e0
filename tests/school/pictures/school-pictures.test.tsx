// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cleanDevice, until } from '../../support/screens/account-screens.tsx'
import { openAdmin, refusedWith } from '../school-at-work.ts'

// The screens without what works behind them; the store is the real one.
vi.mock('#app/start/services-ready.ts', () => ({ servicesReady: () => Promise.resolve() }))

let screen: Awaited<ReturnType<typeof openAdmin>>
beforeEach(cleanDevice)
afterEach(async () => {
  await screen.unmount()
  vi.restoreAllMocks()
})

const ACTIVITY = {
  weeks: [
    { week: '2026-11-16', messages: 0 },
    { week: '2026-11-23', messages: 40 },
  ],
  areas: [
    { area: 'English', plans: 30 },
    { area: 'Other', plans: 10 },
  ],
}
async function openPictures(answer: () => Response) {
  screen = await openAdmin({
    act: ({ path }) => (path.endsWith('get_school_activity') ? answer() : undefined),
  })
  await until(() => expect(screen.button('Show how it is used')).toBeDefined())
  expect(screen.callsTo('get_school_activity')).toEqual([])
  await screen.press('Show how it is used')
}
const tables = () =>
  screen.all<HTMLTableElement>('table').map((table) => ({
    caption: table.caption?.textContent,
    rows: [...table.rows].map(({ cells }) => [...cells].map((cell) => cell.textContent)),
    bars: [...table.querySelectorAll<HTMLElement>('span[aria-hidden]')].map(({ style }) => style.width),
  }))

describe('how a school uses the app', () => {
  it('is read when it is opened, as bars that are a table', async () => {
    await openPictures(() => Response.json(ACTIVITY))
    await until(() => expect(tables()).toHaveLength(2))
    expect(screen.callsTo('get_school_activity')[0]?.body).toEqual({ admin_user_id: 'teacher-1' })
    expect(tables()).toEqual([
      {
        caption: 'Messages by week',
        rows: [
          ['Week from', 'Messages'],
          ['16 Nov', '0'],
          ['23 Nov', '40'],
        ],
        bars: ['0%', '75%'],
      },
      {
        caption: 'Lesson plans made, by learning area',
        rows: [
          ['Learning area', 'Lesson plans'],
          ['English', '30'],
          ['Other', '10'],
        ],
        bars: ['75%', '25%'],
      },
    ])
  })

  it('says so when nothing is there yet, and when the figures did not come, with a way on', async () => {
    let answers = [refusedWith(500, 'broken'), Response.json({ ...ACTIVITY, areas: [] })]
    await openPictures(() => {
      const [next = Response.error(), ...rest] = answers
      answers = rest
      return next
    })
    await until(() => expect(screen.alert()).toBe('The figures could not be loaded. Nothing is changed.'))
    await screen.press('Try again')
    await until(() => expect(screen.text()).toContain('No lesson plans yet.'))
  })
})
