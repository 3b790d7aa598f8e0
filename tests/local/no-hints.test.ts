import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noSoonerThanAMail } from '../../supabase/local/auth/no-hints.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('an answer that took no work waits as long as one that wrote a mail', async () => {
  let done = false
  const answer = noSoonerThanAMail(Promise.resolve('sent')).then((said) => {
    done = true
    return said
  })
  await vi.advanceTimersByTimeAsync(299)
  expect(done).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await answer).toBe('sent')
})
