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

  it('treats an invalid record as signed out', async () => {
    localStorage.setItem('mahere-identity', '{"userId":1}')
    expect((await import('#session/identity.ts')).readIdentity()).toBeNull()
    vi.resetModules()
    localStorage.setItem('mahere-identity', '{')
    expect((await import('#session/identity.ts')).readIdentity()).toBeNull()
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
