import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// A unit test that makes the console complain has found something: it fails.
const complaints: string[] = []

beforeEach(() => {
  complaints.length = 0
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      complaints.push(words.map(String).join(' '))
    })
  }
})

afterEach(() => {
  const heard = [...complaints]
  vi.restoreAllMocks()
  expect(heard, 'console.error or console.warn was called').toEqual([])
})
