import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { rateLimits } from '../../supabase/local/auth/rate-limits.ts'
import { MemoryStorage, SESSION_KEY, session } from './scripted-server.ts'
import { openTab, type Tab } from './tabs.ts'

const DEVICES = 60
const START = Date.parse('2026-11-23T08:40:00+13:00')
/** The hosted service's limits: 150 calls in five minutes from one address, 30 at once. */
const RATES = { email_sent: 2, token_refresh: 150, sign_in_sign_ups: 30, token_verifications: 30 }

let requests: string[]
let served: Set<string>

/** The auth service with its rate limit. The whole school uses one address. */
function schoolDoor(): typeof fetch {
  const limit = rateLimits({ rates: RATES, strict: true, confirmations: false, mailEverySeconds: 0 })
  return async (input, init) => {
    const { refresh_token } = JSON.parse(String(init?.body)) as { refresh_token: string }
    requests.push(refresh_token)
    const request = new Request(String(input), { method: 'POST' })
    const asked = { request, url: new URL(request.url), path: '/token', text: '', body: {}, email: '' }
    const refused = limit({ ...asked, address: '203.0.113.7' })
    if (refused) return refused
    served.add(refresh_token)
    const device = refresh_token.replace('refresh-', '')
    return Response.json(session(`${device}-new`, {}, device))
  }
}

/** A seeded random source, so that a failure can be repeated. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
  requests = []
  served = new Set()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a school of 60 devices behind one address', { timeout: 60_000 }, () => {
  it.each([1, 20, 2026])(
    '[AUTH-55] [AUTH-57] all refresh in the same minute: nobody is signed out (seed %i)',
    async (seed) => {
      vi.spyOn(Math, 'random').mockImplementation(chance(seed))
      const door = schoolDoor()
      const tabs: Tab[] = []
      const stores: MemoryStorage[] = []
      for (let device = 0; device < DEVICES; device += 1) {
        const storage = new MemoryStorage()
        const old = session(`teacher-${device}`, { expiresIn: -60 }, `teacher-${device}`)
        storage.setItem(SESSION_KEY, JSON.stringify(old))
        stores.push(storage)
        tabs.push(await openTab({ storage, fetch: door }))
      }
      const fresh = new Set<Tab>()
      let seconds = 0
      for (; fresh.size < DEVICES && seconds < 1800; seconds += 1) {
        for (const tab of tabs) if (!fresh.has(tab) && (await tab.accessToken()).ok) fresh.add(tab)
        vi.setSystemTime(Date.now() + 1000)
      }
      expect(fresh.size).toBe(DEVICES)
      expect(served.size).toBe(DEVICES)
      expect(tabs.flatMap(({ events }) => events)).toEqual(Array(DEVICES).fill('renewed'))
      expect(stores.every((storage) => storage.getItem(SESSION_KEY)?.includes('-new'))).toBe(true)
      // 30 succeed at once, and the others need a few tries each rather than one per second.
      expect(requests.length).toBeLessThanOrEqual(DEVICES * 3)
      const most = Math.max(
        ...tabs.map((_, device) => requests.filter((token) => token === `refresh-teacher-${device}`).length),
      )
      expect(most).toBeLessThanOrEqual(6)
    },
  )
})
