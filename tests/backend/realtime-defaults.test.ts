import { RealtimeClient } from '@supabase/supabase-js'
import { expect, it, onTestFinished, vi } from 'vitest'
import { WebSocket } from 'ws'
import { configureBackend } from '#backend/config.ts'
import { listenForChanges, rejoinDelay } from '#backend/realtime.ts'
import { MemoryStorage, SESSION_KEY, session } from './scripted-server.ts'

// Node 20 has no WebSocket of its own.
globalThis.WebSocket ??= WebSocket as never

const made = vi.hoisted(() => [] as RealtimeClient[])
vi.mock('#backend/realtime-client.online.ts', async () => {
  const { RealtimeClient } = await import('@supabase/supabase-js')
  class Noted extends RealtimeClient {
    constructor(...given: ConstructorParameters<typeof RealtimeClient>) {
      super(...given)
      made.push(this)
    }
  }
  return { RealtimeClient: Noted }
})

// Two timings are the library's own, and the product must not set them; the pace of coming back is set by [CHAT-80] and [CHAT-81].
it('[SYS-05] [SYS-06] [SYS-07] leaves heartbeat and time limit to the library, and comes back at its own pace', async () => {
  const storage = new MemoryStorage()
  configureBackend({ config: { url: 'http://127.0.0.1:1', anonKey: 'anon' }, storage })
  storage.setItem(SESSION_KEY, JSON.stringify(session('first')))
  const stop = listenForChanges('a-teacher', vi.fn(), vi.fn())
  onTestFinished(stop)
  await expect.poll(() => made.length).toBe(1)
  const untouched = new RealtimeClient('ws://127.0.0.1:1/realtime/v1', { params: { apikey: 'anon' } })
  expect(made[0]?.heartbeatIntervalMs).toBe(untouched.heartbeatIntervalMs)
  expect(made[0]?.timeout).toBe(untouched.timeout)
  expect(made[0]?.reconnectAfterMs(1)).toBe(rejoinDelay(1))
  expect(untouched.reconnectAfterMs(1)).not.toBe(rejoinDelay(1))
})
