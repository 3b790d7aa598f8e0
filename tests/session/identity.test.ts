// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeStorage } from '../local-store/support/fake-storage.ts'

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})

const ana = { userId: 'u', email: 'ana@example.school.nz', displayName: 'Ana', state: 'signed-in' } as const

describe('identity', () => {
  it('[SYS-15] is known at once after a reload, without a request', async () => {
    const before = await import('#session/identity.ts')
    before.setIdentity(ana)
    vi.resetModules()
    const after = await import('#session/identity.ts')
    expect(after.readIdentity()).toEqual(ana)
    after.clearIdentity()
    expect(localStorage.getItem('mahere-identity')).toBeNull()
  })

  it.each([
    ['no name of the user', { ...ana, userId: 1 }],
    ['no address', { ...ana, email: undefined }],
    ['no display name', { ...ana, displayName: null }],
    ['a state that there is not', { ...ana, state: 'invited' }],
    ['a number', 7],
    ['nothing', null],
  ])('treats a record with %s as signed out', async (_, record) => {
    localStorage.setItem('mahere-identity', JSON.stringify(record))
    expect((await import('#session/identity.ts')).readIdentity()).toBeNull()
  })

  it.each(['{', ''])('treats a record that is no JSON as signed out: %j', async (record) => {
    localStorage.setItem('mahere-identity', record)
    expect((await import('#session/identity.ts')).readIdentity()).toBeNull()
  })

  it('[OP-31] keeps a teacher who has to sign in again, over a reload too', async () => {
    const before = await import('#session/identity.ts')
    before.setIdentity({ ...ana, state: 'needs-sign-in' })
    vi.resetModules()
    expect((await import('#session/identity.ts')).readIdentity()).toEqual({ ...ana, state: 'needs-sign-in' })
  })

  it('can tell what another tab has just stored, before the browser does', async () => {
    const identity = await import('#session/identity.ts')
    identity.setIdentity(ana)
    localStorage.setItem('mahere-identity', JSON.stringify({ ...ana, userId: 'other' }))
    expect([identity.readStoredIdentity()?.userId, identity.readIdentity()?.userId]).toEqual(['other', 'u'])
  })

  it('is not read again when another tab stores something else', async () => {
    const identity = await import('#session/identity.ts')
    identity.setIdentity(ana)
    const heard = vi.fn()
    identity.onIdentityChange(heard)
    localStorage.removeItem('mahere-identity')
    window.dispatchEvent(new StorageEvent('storage', { key: 'mahere-shared-text' }))
    expect([identity.readIdentity(), heard.mock.calls]).toEqual([ana, []])
  })

  it('tells its listeners of a change once, and not when nothing changed', async () => {
    const identity = await import('#session/identity.ts')
    const heard = vi.fn()
    const stop = identity.onIdentityChange(heard)
    identity.clearIdentity()
    identity.setIdentity(ana)
    stop()
    identity.clearIdentity()
    expect(heard.mock.calls).toEqual([[ana]])
  })

  it('does not sign in where the record cannot be stored: a reload would forget it', async () => {
    const { readIdentity, setIdentity } = await import('#session/identity.ts')
    vi.stubGlobal('localStorage', Object.assign(fakeStorage(), { full: true }))
    expect(() => setIdentity(ana)).toThrow('no room')
    expect(readIdentity()).toBeNull()
    vi.unstubAllGlobals()
  })

  it('works where there is neither a window nor a storage, as in the service worker', async () => {
    vi.stubGlobal('localStorage', undefined)
    vi.stubGlobal('addEventListener', undefined)
    const { clearIdentity, readIdentity, setIdentity } = await import('#session/identity.ts')
    expect(readIdentity()).toBeNull()
    setIdentity(ana)
    expect(readIdentity()).toEqual(ana)
    clearIdentity()
    expect(readIdentity()).toBeNull()
    vi.unstubAllGlobals()
  })

  it('reads the record again when the page returns from the back-forward cache, where no events reach it', async () => {
    const identity = await import('#session/identity.ts')
    identity.setIdentity(ana)
    const heard: unknown[] = []
    identity.onIdentityChange((now) => heard.push(now))
    localStorage.setItem('mahere-identity', JSON.stringify({ ...ana, userId: 'other' }))
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    expect(heard).toEqual([])
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(heard).toMatchObject([{ userId: 'other' }])
  })

  it('follows a sign-out in another tab', async () => {
    const { onIdentityChange, readIdentity, setIdentity } = await import('#session/identity.ts')
    setIdentity(ana)
    const heard: unknown[] = []
    onIdentityChange((identity) => heard.push(identity))
    localStorage.removeItem('mahere-identity')
    window.dispatchEvent(new StorageEvent('storage', { key: 'mahere-identity' }))
    expect(readIdentity()).toBeNull()
    expect(heard).toEqual([null])
  })

  it('[OP-31] is signed out after a forced sign-out that localStorage has no room to record', async () => {
    const before = await import('#session/identity.ts')
    const storage = fakeStorage()
    vi.stubGlobal('localStorage', storage)
    before.setIdentity(ana)
    storage.full = true
    before.setIdentity({ ...ana, state: 'needs-sign-in' })
    expect(before.readIdentity()?.state).toBe('needs-sign-in')
    vi.resetModules()
    expect((await import('#session/identity.ts')).readIdentity()).toBeNull()
    vi.unstubAllGlobals()
  })
})
