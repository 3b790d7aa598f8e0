import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MemoryStorage, SESSION_KEY, session } from './scripted-server.ts'
import { openTab, stubLocks } from './tabs.ts'

const WEEK = 7 * 24 * 3600
let storage: MemoryStorage
let online: boolean
let issued: number
let asked: string[]
let before: (refreshToken: string) => void | Promise<void>

/** Rotates tokens as the auth service does: a token works once, and its parent works while the child is unused. */
const service: typeof fetch = async (input, init) => {
  const url = String(input)
  if (url.includes('/logout')) {
    asked.push('logout')
    return new Response(null, { status: 204 })
  }
  const { refresh_token } = JSON.parse(String(init?.body)) as { refresh_token: string }
  asked.push(refresh_token)
  await before(refresh_token)
  const number = Number(/\d+$/.exec(refresh_token)?.[0])
  if (number < issued - 1) {
    return Response.json(
      { code: 400, error_code: 'refresh_token_already_used', msg: 'Used' },
      { status: 400 },
    )
  }
  if (number === issued) issued += 1
  return Response.json(session(String(issued)))
}

beforeEach(() => {
  stubLocks()
  storage = new MemoryStorage()
  storage.setItem(SESSION_KEY, JSON.stringify(session('0', { issued: -WEEK - 3600, expiresIn: -WEEK })))
  online = true
  issued = 0
  asked = []
  before = () => undefined
})
afterEach(() => vi.unstubAllGlobals())

const tab = () => openTab({ storage, fetch: service, isOnline: () => online })
const stored = () => JSON.parse(storage.getItem(SESSION_KEY) ?? 'null')?.refresh_token as string | undefined

describe('a token that expired a week ago', () => {
  it('[SYS-15] [AUTH-55] makes no request offline and signs nobody out; on return there is one refresh for three tabs', async () => {
    online = false
    const tabs = [await tab(), await tab(), await tab()]
    for (const { accessToken } of tabs) {
      expect(await accessToken()).toMatchObject({ ok: false, failure: { kind: 'offline' } })
    }
    expect(asked).toEqual([])
    expect(stored()).toBe('refresh-0')
    online = true
    const many = tabs.flatMap(({ accessToken }) => [accessToken(), accessToken(), accessToken()])
    const answers = await Promise.all(many)
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(asked).toEqual(['refresh-0'])
    expect(stored()).toBe('refresh-1')
    expect(tabs.flatMap(({ events }) => events)).toEqual(['renewed'])
  })
})

describe('a device without room for a new session', () => {
  it('continues with the new token and renews the old record again until there is room', async () => {
    const two = await tab()
    const full = vi.spyOn(storage, 'setItem').mockImplementation((key) => {
      if (key === SESSION_KEY) throw new DOMException('Full', 'QuotaExceededError')
    })
    expect((await two.accessToken()).ok).toBe(true)
    expect((await two.accessToken()).ok).toBe(true)
    expect(stored()).toBe('refresh-0')
    full.mockRestore()
    expect((await two.accessToken()).ok).toBe(true)
    expect(stored()).toBe('refresh-1')
    expect(asked).toEqual(['refresh-0', 'refresh-0', 'refresh-0'])
    expect(two.events).not.toContain('refused')
  })
})

describe('two tabs', () => {
  it('without locks that refresh at the same time both continue', async () => {
    vi.stubGlobal('navigator', undefined)
    const [one, two] = [await tab(), await tab()]
    const answers = await Promise.all([one.accessToken(), two.accessToken()])
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(asked).toEqual(['refresh-0', 'refresh-0'])
    expect([...one.events, ...two.events]).not.toContain('refused')
    expect(stored()).toBe('refresh-1')
  })

  it('one signs out while the other waits for an answer, and the answer signs nobody in again', async () => {
    const [one, two] = [await tab(), await tab()]
    before = () => two.endSession()
    expect(await one.accessToken()).toMatchObject({ ok: false, failure: { kind: 'auth' } })
    expect(stored()).toBeUndefined()
    expect(one.events).not.toContain('refused')
  })

  it('one is refused for a token that the other has replaced, and the newer session stays', async () => {
    const [one, two] = [await tab(), await tab()]
    before = (token) => {
      if (token !== 'refresh-0') return
      issued = 5
      storage.setItem(SESSION_KEY, JSON.stringify(session('5')))
    }
    expect((await one.accessToken()).ok).toBe(true)
    expect((await two.accessToken()).ok).toBe(true)
    expect(one.events).toEqual([])
    expect(stored()).toBe('refresh-5')
  })

  it('one is frozen during a refresh, and the other reports a temporary failure and keeps the session', async () => {
    const [one, two] = [await tab(), await tab()]
    before = () => new Promise(() => undefined)
    void one.accessToken()
    const timeout = AbortSignal.abort(new DOMException('Too long', 'TimeoutError'))
    const spy = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout)
    stubFrozenLock()
    expect(await two.accessToken()).toMatchObject({ ok: false, failure: { kind: 'retry' } })
    spy.mockRestore()
    expect(stored()).toBe('refresh-0')
  })
})

/** A lock that is held for good. A waiter with a signal gives up by it. */
function stubFrozenLock(): void {
  const request = async (_name: string, { signal }: { signal?: AbortSignal }) => {
    signal?.throwIfAborted()
    return new Promise(() => undefined)
  }
  vi.stubGlobal('navigator', { locks: { request }, onLine: true })
}
