import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MemoryStorage, SESSION_KEY, session } from './scripted-server.ts'
import { openTab } from './tabs.ts'

const TRUE_NOW = Date.parse('2026-11-23T08:40:00+13:00')
const DAY = 86_400_000
let storage: MemoryStorage
let refreshes: number
/** The difference between this device's clock and the true time, in ms. */
let off: number

/** The service, whose clock is right while the device's is not. */
const service: typeof fetch = async () => {
  refreshes += 1
  return Response.json(session(`new-${refreshes}`, { issued: -off / 1000, expiresIn: -off / 1000 + 3600 }))
}
/** A session issued `minutes` ago by the true time. */
const issued = (minutes: number) =>
  session('old', { issued: -off / 1000 - minutes * 60, expiresIn: -off / 1000 + 3600 - minutes * 60 })

function setClock(wrongBy: number): void {
  off = wrongBy
  vi.setSystemTime(TRUE_NOW + wrongBy)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  setClock(0)
  storage = new MemoryStorage()
  refreshes = 0
})
afterEach(() => vi.useRealTimers())

const open = (isOnline = () => true) => openTab({ storage, fetch: service, isOnline })
const keep = (value: unknown) => storage.setItem(SESSION_KEY, JSON.stringify(value))

describe('a device whose clock is wrong by days', () => {
  it.each([
    ['three days fast', 3 * DAY],
    ['three days slow', -3 * DAY],
    ['a year fast', 365 * DAY],
  ])(
    '%s: one refresh sets the clock offset, and the token is then used for its whole hour',
    async (_name, wrongBy) => {
      setClock(wrongBy)
      keep(issued(90))
      const tab = await open()
      // A slow clock takes the expired token for a valid one, so the server refuses it and it is renewed.
      const first = await tab.accessToken()
      if (refreshes === 0) await tab.renewedToken(first.ok ? first.value : '')
      expect(refreshes).toBe(1)
      for (let minute = 0; minute < 58; minute += 1) {
        expect((await tab.accessToken()).ok).toBe(true)
        vi.setSystemTime(Date.now() + 60_000)
      }
      expect(refreshes).toBe(1)
      vi.setSystemTime(Date.now() + 2 * 60_000)
      expect((await tab.accessToken()).ok).toBe(true)
      expect(refreshes).toBe(2)
      expect(tab.events).toEqual(['renewed', 'renewed'])
    },
  )

  it('corrected in the middle of the day: at most one more refresh, and nobody is signed out', async () => {
    setClock(3 * DAY)
    keep(issued(90))
    const tab = await open()
    await tab.accessToken()
    setClock(0)
    for (let turn = 0; turn < 5; turn += 1) expect((await tab.accessToken()).ok).toBe(true)
    expect(refreshes).toBeLessThanOrEqual(2)
    setClock(-2 * DAY)
    const token = await tab.accessToken()
    const renewed = await tab.renewedToken(token.ok ? token.value : '')
    expect(renewed.ok).toBe(true)
    expect((await tab.accessToken()).ok).toBe(true)
    expect(refreshes).toBeLessThanOrEqual(3)
    expect(tab.events).not.toContain('refused')
  })

  it('in airplane mode it reports offline, whatever the token’s expiry', async () => {
    setClock(30 * DAY)
    keep(issued(5))
    const tab = await open(() => false)
    expect(await tab.accessToken()).toMatchObject({ ok: false, failure: { kind: 'offline' } })
    expect(storage.getItem(SESSION_KEY)).not.toBeNull()
    expect(refreshes).toBe(0)
  })
})
