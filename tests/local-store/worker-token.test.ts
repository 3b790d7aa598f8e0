import { beforeEach, describe, expect, it } from 'vitest'
import { endSession } from '#backend/auth/end-session.ts'
import { onTokenChange, writeSession } from '#backend/auth/stored-session.ts'
import { configureBackend } from '#backend/config.ts'
import { noteServerTime } from '#backend/server-clock.ts'
import { deviceDb } from '#local-store/device-db.ts'
import { keepWorkerToken, readWorkerToken } from '#local-store/worker-token.ts'
import { MemoryStorage, session } from '../backend/scripted-server.ts'

const kept: Promise<void>[] = []

beforeEach(async () => {
  await deviceDb.facts.clear()
  const storage = new MemoryStorage()
  const fetch = async () => new Response(null, { status: 204 })
  configureBackend({ storage, config: { url: 'http://127.0.0.1:1', anonKey: 'anon' }, fetch })
  onTokenChange((token) => void kept.push(keepWorkerToken(token)))
})

const settled = () => Promise.all(kept.splice(0))

describe('the worker’s copy of the token', () => {
  it('[SYS-14] holds the access token and its expiry, and never a token that could renew it', async () => {
    const mine = session('first')
    writeSession(mine)
    await settled()
    expect((await readWorkerToken(Date.now()))?.accessToken).toBe(mine.access_token)
    const facts = JSON.stringify(await deviceDb.facts.toArray())
    expect(facts).not.toContain(mine.refresh_token)
    expect(facts).not.toContain('aroha@example.school.nz')
  })

  it('is replaced at a renewal and deleted at sign-out', async () => {
    writeSession(session('first'))
    const next = session('second')
    writeSession(next)
    await settled()
    expect((await readWorkerToken(Date.now()))?.accessToken).toBe(next.access_token)
    endSession()
    await settled()
    expect(await deviceDb.facts.toArray()).toEqual([])
  })

  it('is used only while it has more than a minute left', async () => {
    writeSession(session('short', { expiresIn: 61 }))
    await settled()
    const now = Date.now()
    expect(await readWorkerToken(now - 1_000)).toBeDefined()
    expect(await readWorkerToken(now + 2_000)).toBeUndefined()
  })

  it('expires by this device’s clock, however wrong that is', async () => {
    const days = 3 * 86_400_000
    noteServerTime(Date.now() + days)
    writeSession(session('ahead', { issued: days / 1000, expiresIn: days / 1000 + 3600 }))
    await settled()
    expect(await readWorkerToken(Date.now() + 3_500_000)).toBeDefined()
    expect(await readWorkerToken(Date.now() + 3_600_000)).toBeUndefined()
  })
})
