import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { applyOps } from '#backend/rows.ts'
import { saveOp } from '#domain/ops.ts'
import { FakeServer, json, SESSION_KEY, session } from './fake-server.ts'

const server = new FakeServer()
beforeAll(() => server.start())
afterAll(() => server.stop())
beforeEach(() => {
  server.configure().setItem(SESSION_KEY, JSON.stringify(session('fresh')))
  server.behave = (_seen, response) => json(response, 200, [])
})
afterEach(() => vi.restoreAllMocks())

const save = (html: string) =>
  applyOps('teacher-1', [saveOp('op', { session_id: 's', message_id: 'm', base_id: null, html })])

it('gives a large push the time one bar of wifi needs, and a small one 15 s', async () => {
  const timeouts = vi.spyOn(AbortSignal, 'timeout')
  await save('<p>small</p>')
  await save('x'.repeat(4_000_000))
  const [small = 0, large = 0] = timeouts.mock.calls.map(([ms]) => ms)
  expect(small).toBeLessThan(16_000)
  // 4 MB at 64 kbit/s
  expect(large).toBeGreaterThan(500_000)
})
