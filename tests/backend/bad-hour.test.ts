import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MemoryStorage, SESSION_KEY, session } from './scripted-server.ts'
import { openTab, type Tab } from './tabs.ts'

const START = Date.parse('2026-11-23T08:40:00+13:00')
const HOUR = 3_600_000
const expired = session('old', { expiresIn: -60 })

let storage: MemoryStorage
let tries: number[]
let answer: () => Response

const doorKeeper: typeof fetch = async () => {
  tries.push(Date.now())
  return answer()
}
const reply = (status: number, body: string, type = 'application/json', more: Record<string, string> = {}) =>
  new Response(body, { status, headers: { 'content-type': type, ...more } })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
  storage = new MemoryStorage()
  storage.setItem(SESSION_KEY, JSON.stringify({ ...expired, ...session('old', { expiresIn: -60 }) }))
  tries = []
})
afterEach(() => vi.useRealTimers())

/** Two tabs ask for a token every five seconds, as screens, sync and the assistant do. */
async function liveThrough(ms: number, tabs: Tab[]): Promise<void> {
  for (let passed = 0; passed < ms; passed += 5000) {
    for (const tab of tabs) expect((await tab.accessToken()).ok).toBe(false)
    vi.setSystemTime(Date.now() + 5000)
  }
}
const gaps = () => tries.slice(1).map((at, index) => at - (tries[index] ?? 0))
const signedIn = () => storage.getItem(SESSION_KEY) !== null

describe('an hour without an answer about the session', { timeout: 30_000 }, () => {
  it('behaves the same on a full device, which cannot store the pause', async () => {
    answer = () => reply(429, '{"code":429,"error_code":"over_request_rate_limit","msg":"Later"}')
    const full = vi.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    full.mockImplementationOnce(() => {}) // this write stores the address of the backend
    const tab = await openTab({ storage, fetch: doorKeeper })
    await liveThrough(HOUR, [tab])
    expect(signedIn()).toBe(true)
    expect(tries.length).toBeLessThanOrEqual(18)
    answer = () => reply(200, JSON.stringify(session('new')))
    vi.setSystemTime(Date.now() + 600_000)
    expect((await tab.accessToken()).ok).toBe(true)
  })

  it.each([
    ['429', () => reply(429, '{"code":429,"error_code":"over_request_rate_limit","msg":"Later"}')],
    ['a filter’s page', () => reply(403, '<html>Blocked by your school</html>', 'text/html')],
    ['a filter’s JSON', () => reply(403, '{"error":"Forbidden by policy"}')],
    ['a captive portal', () => reply(200, '<html>Please log in to the wifi</html>', 'text/html')],
  ])('[AUTH-57] %s: stays signed in, with one try per step', async (_name, says) => {
    answer = says
    const tabs = [
      await openTab({ storage, fetch: doorKeeper }),
      await openTab({ storage, fetch: doorKeeper }),
    ]
    await liveThrough(HOUR, tabs)
    expect(signedIn()).toBe(true)
    expect(tabs.flatMap(({ events }) => events)).toEqual([])
    for (const [index, gap] of gaps().entries()) {
      expect(gap).toBeGreaterThanOrEqual(Math.min(5_000 * 2 ** index, 300_000))
    }
    expect(tries.length).toBeLessThanOrEqual(18)
    answer = () => reply(200, JSON.stringify(session('new')))
    vi.setSystemTime(Date.now() + 600_000)
    for (const tab of tabs) expect((await tab.accessToken()).ok).toBe(true)
  })

  it.each([502, 503, 504])(
    '[AUTH-57] [AUTH-58] %i: tried again after 200 ms, and then after twice the time before',
    async (status) => {
      answer = () => reply(status, '{"message":"upstream"}')
      vi.spyOn(Math, 'random').mockReturnValue(0)
      const tab = await openTab({ storage, fetch: doorKeeper })
      for (let passed = 0; passed < 60_000; passed += 50) {
        await tab.accessToken()
        vi.setSystemTime(Date.now() + 50)
      }
      expect(gaps()).toEqual([200, 400, 800, 1600, 3200, 6400, 12800, 25600])
      expect(signedIn()).toBe(true)
      vi.restoreAllMocks()
    },
  )

  it('without a network: the return is noticed within seconds, and one refresh is enough', async () => {
    const noNetwork: typeof fetch = async () => {
      tries.push(Date.now())
      throw new TypeError('Failed to fetch')
    }
    const tab = await openTab({
      storage,
      fetch: (...call) => (tries.length < 5 ? noNetwork : doorKeeper)(...call),
    })
    answer = () => reply(200, JSON.stringify(session('new')))
    let seconds = 0
    while (!(await tab.accessToken()).ok) {
      vi.setSystemTime(Date.now() + 1000)
      seconds += 1
    }
    expect(seconds).toBeLessThanOrEqual(15)
    expect(tries).toHaveLength(6)
    expect(signedIn()).toBe(true)
  })

  it('a pause set by a wrong clock ends soon after the clock is corrected', async () => {
    answer = () => reply(429, '{}')
    vi.setSystemTime(START + 10 * 24 * HOUR)
    const tab = await openTab({ storage, fetch: doorKeeper })
    await tab.accessToken()
    vi.setSystemTime(START)
    answer = () => reply(200, JSON.stringify(session('new')))
    expect((await tab.accessToken()).ok).toBe(true)
  })
})
