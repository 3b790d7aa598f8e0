import { vi } from 'vitest'

/** The library waits one second, which a busy machine may need for a single answer. */
const MAX_MS = 30_000

const waitFor = vi.waitFor
vi.waitFor = (check, options) =>
  waitFor(check, {
    timeout: MAX_MS,
    ...(typeof options === 'number' ? { timeout: options } : options),
  })
