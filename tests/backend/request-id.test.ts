import { beforeEach, expect, it } from 'vitest'
import { callAsUser } from '#backend/call.ts'
import { configureBackend } from '#backend/config.ts'
import { readFailedCalls } from '#backend/failed-calls.ts'
import { MemoryStorage, SESSION_KEY, session } from './scripted-server.ts'

const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/
let addresses: URL[] = []

beforeEach(() => {
  addresses = []
  const storage = new MemoryStorage()
  storage.setItem(SESSION_KEY, JSON.stringify(session('fresh')))
  const fetch = async (input: unknown) => {
    addresses.push(new URL(String(input)))
    return Response.json({ success: false, error: 'broken' }, { status: 500 })
  }
  configureBackend({ storage, config: { url: 'http://127.0.0.1:1', anonKey: 'anon' }, fetch })
})

it('a call of a function has an id of its own in its address, and its failure names it', async () => {
  const failures = [
    await callAsUser('/functions/v1/create-checkout', {}),
    await callAsUser('/functions/v1/x', {}),
  ]
  const ids = addresses.map(({ searchParams }) => searchParams.get('request') ?? '')
  expect(ids).toEqual([expect.stringMatching(ID), expect.stringMatching(ID)])
  expect(new Set(ids).size).toBe(2)
  expect(failures).toMatchObject(ids.map((requestId) => ({ ok: false, failure: { requestId } })))
})

it('a report of an error names the failed calls of this visit by their ids, and nothing that was sent', async () => {
  const before = readFailedCalls().length
  await callAsUser('/functions/v1/create-checkout', { words: 'Hana Walker' })
  const [failed] = readFailedCalls().slice(before)
  expect(failed).toMatchObject({ path: '/functions/v1/create-checkout', kind: 'retry', status: 500 })
  expect(failed?.id).toBe(addresses[0]?.searchParams.get('request'))
  expect(JSON.stringify(failed)).not.toContain('Hana')
})

it('a call of the database has none, because PostgREST would take it for a filter', async () => {
  await callAsUser('/rest/v1/rpc/apply_ops', {})
  expect(addresses[0]?.search).toBe('')
})
