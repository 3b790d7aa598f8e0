import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { configureBackend } from '#backend/config.ts'
import { applyOps, pullChanges } from '#backend/rows.ts'
import { saveOp } from '#domain/ops.ts'
import { MemoryStorage, SESSION_KEY, session } from './scripted-server.ts'

/** The response to the running request. Its body arrives piece by piece. */
let answer: (pieces?: string[]) => { more(text: string): void; end(): void }
let requests = 0
beforeEach(() => {
  requests = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const storage = new MemoryStorage()
  storage.setItem(SESSION_KEY, JSON.stringify(session('fresh')))
  const fetch: typeof globalThis.fetch = (_input, init) => {
    requests += 1
    return new Promise((resolve, reject) => {
      const { signal } = init ?? {}
      signal?.addEventListener('abort', () => reject(signal.reason))
      answer = () => begin(resolve, signal)
    })
  }
  configureBackend({ storage, config: { url: 'http://127.0.0.1:1', anonKey: 'anon' }, fetch })
})
afterEach(() => vi.useRealTimers())

function begin(resolve: (response: Response) => void, signal: AbortSignal | null | undefined) {
  let pieces: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      pieces = controller
      signal?.addEventListener('abort', () => controller.error(signal.reason))
    },
  })
  resolve(new Response(body, { headers: { 'content-type': 'application/json' } }))
  return {
    more: (text: string) => pieces?.enqueue(new TextEncoder().encode(text)),
    end: () => pieces?.close(),
  }
}

const asked = () => vi.waitFor(() => expect(requests).toBe(1))
const tooLate = { ok: false, failure: { kind: 'retry', message: 'No answer in time' } }
const save = (html: string) =>
  applyOps('teacher-1', [saveOp('op', { session_id: 's', message_id: 'm', base_id: null, html })])

describe('a request', () => {
  it('is aborted after 15 s without a response', async () => {
    const pulled = pullChanges('epoch', 0)
    await asked()
    await vi.advanceTimersByTimeAsync(15_100)
    expect(await pulled).toMatchObject(tooLate)
  })

  it('with a large body has the time that a weak connection needs', async () => {
    const saved = save('x'.repeat(4_000_000))
    await asked()
    await vi.advanceTimersByTimeAsync(500_000)
    const body = answer()
    body.more('[]')
    body.end()
    expect(await saved).toEqual({ ok: true, value: [] })
  })

  it('with a slow response waits while data arrives, and reads all of it', async () => {
    const pulled = pullChanges('epoch', 0)
    await asked()
    const body = answer()
    const text = JSON.stringify({ epoch: 'e', rows: ['Māori', '🌿'] })
    for (let at = 0; at < text.length; at += 5) {
      await vi.advanceTimersByTimeAsync(10_000)
      body.more(text.slice(at, at + 5))
    }
    body.end()
    expect(await pulled).toEqual({ ok: true, value: { epoch: 'e', rows: ['Māori', '🌿'] } })
  })

  it('with a response that stops is aborted', async () => {
    const pulled = pullChanges('epoch', 0)
    await asked()
    answer().more('{"epoch":')
    await vi.advanceTimersByTimeAsync(15_100)
    expect(await pulled).toMatchObject(tooLate)
  })
})
