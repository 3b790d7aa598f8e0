import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { endSession, sendRevocations } from '#backend/auth/end-session.ts'
import { displayNameOf } from '#backend/auth/identity.ts'
import { json, type MemoryStorage, ScriptedServer, SESSION_KEY, session } from './scripted-server.ts'

const server = new ScriptedServer()
const mine = session('fresh')
let storage: MemoryStorage
let online: boolean

beforeAll(() => server.start())
afterAll(() => server.stop())
beforeEach(() => {
  online = true
  server.seen.length = 0
  storage = server.configure({ isOnline: () => online })
  storage.setItem(SESSION_KEY, JSON.stringify(mine))
  // The library leaves these when a teacher turns back at the provider's page.
  storage.setItem(`${SESSION_KEY}-code-verifier`, '"secret"')
  storage.setItem(`${SESSION_KEY}-flows-code-verifier`, '["f1","f2"]')
  storage.setItem(`${SESSION_KEY}-flow-f1-code-verifier`, '"secret"')
  storage.setItem(`${SESSION_KEY}-flow-f2-code-verifier`, '"secret"')
})

const kept = () => [...storage.entries.keys()].filter((key) => key !== 'mahere-config')

describe('ending a session', () => {
  it.each(['local', 'global', 'others'] as const)('[AUTH-113] tells the server: %s', async (scope) => {
    server.behave = (_seen, response) => void response.writeHead(204).end()
    endSession(scope)
    expect(storage.getItem(SESSION_KEY)).toBeNull()
    await vi.waitFor(() => expect(kept()).toEqual([]))
    expect(server.seen[0]).toMatchObject({ method: 'POST', path: `/auth/v1/logout?scope=${scope}` })
    expect(server.seen[0]?.headers.authorization).toBe(`Bearer ${mine.access_token}`)
  })

  it.each([401, 403, 404])('[AUTH-114] treats %i as done', async (status) => {
    server.behave = (_seen, response) => json(response, status, { code: status, msg: 'Session not found' })
    endSession()
    await vi.waitFor(() => expect(server.seen).toHaveLength(1))
    await vi.waitFor(() => expect(kept()).toEqual([]))
  })

  it('ends it here at once when offline and tells the server later; nothing stored could sign anyone in', async () => {
    server.behave = (_seen, response) => void response.destroy()
    online = false
    endSession()
    expect(storage.getItem(SESSION_KEY)).toBeNull()
    await vi.waitFor(() => expect(server.seen).toHaveLength(1))
    expect([...storage.entries.values()].join()).not.toContain(mine.refresh_token)
    online = true
    server.behave = (_seen, response) => void response.writeHead(204).end()
    await sendRevocations()
    expect(server.seen).toHaveLength(2)
    expect(server.seen[1]?.headers.authorization).toBe(`Bearer ${mine.access_token}`)
    expect(kept()).toEqual([])
  })

  it('[AUTH-113] sends an offline sign-out everywhere with its scope when the network is back', async () => {
    server.behave = (_seen, response) => void response.destroy()
    online = false
    endSession('global')
    await vi.waitFor(() => expect(server.seen).toHaveLength(1))
    online = true
    server.behave = (_seen, response) => void response.writeHead(204).end()
    await sendRevocations()
    expect(server.seen[1]?.path).toBe('/auth/v1/logout?scope=global')
    expect(kept()).toEqual([])
  })

  it('with an expired token: sends nothing when offline, and asks for a last token when online', async () => {
    const [old, last] = [session('old', { expiresIn: -10 }), session('last')]
    storage.setItem(SESSION_KEY, JSON.stringify(old))
    online = false
    endSession()
    expect([...storage.entries.values()].join()).not.toContain(old.refresh_token)
    online = true
    await sendRevocations()
    expect(server.seen).toEqual([])
    storage.setItem(SESSION_KEY, JSON.stringify(old))
    server.behave = ({ path }, response) =>
      path.includes('/token') ? json(response, 200, last) : void response.writeHead(204).end()
    endSession()
    await vi.waitFor(() => expect(server.seen).toHaveLength(2))
    expect(server.seen[1]?.headers.authorization).toBe(`Bearer ${last.access_token}`)
    await vi.waitFor(() => expect(kept()).toEqual([]))
  })

  it('sends nothing for a token that has expired', async () => {
    storage.setItem('mahere-revocations', JSON.stringify([session('old', { expiresIn: -10 }).access_token]))
    await sendRevocations()
    expect(server.seen).toEqual([])
    expect(storage.getItem('mahere-revocations')).toBeNull()
  })
})

describe('the display name', () => {
  it('[AUTH-06] is the full name if there is one', () => {
    expect(displayNameOf({ email: 'a@b.nz', user_metadata: { full_name: ' Aroha Williams ' } })).toBe(
      'Aroha Williams',
    )
  })
  it('[AUTH-07] is otherwise the part before the @', () => {
    expect(displayNameOf({ email: 'aroha@b.nz', user_metadata: { full_name: '  ' } })).toBe('aroha')
    expect(displayNameOf({ email: 'aroha@b.nz' })).toBe('aroha')
  })
  it('[AUTH-08] is otherwise User', () => {
    expect(displayNameOf(null)).toBe('User')
    expect(displayNameOf({})).toBe('User')
  })
})
