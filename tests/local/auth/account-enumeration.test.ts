import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterMailTime } from '../../../supabase/local/auth/account-enumeration.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('an answer without work takes as long as one that wrote an email', async () => {
  let done = false
  const answer = afterMailTime(Promise.resolve('sent')).then((said) => {
    done = true
    return said
  })
  await vi.advanceTimersByTimeAsync(299)
  expect(done).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await answer).toBe('sent')
})
