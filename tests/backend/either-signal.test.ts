import { expect, it, vi } from 'vitest'
import { eitherSignal } from '#platform/either-signal.ts'

it('ends with whichever signal ends first, also in a browser without AbortSignal.any', () => {
  vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
    throw new TypeError('AbortSignal.any is not a function')
  })
  const [one, other] = [new AbortController(), new AbortController()]
  const both = eitherSignal(one.signal, other.signal)
  expect(both.aborted).toBe(false)
  other.abort('late')
  one.abort('later')
  expect(both.reason).toBe('late')
  expect(eitherSignal(AbortSignal.abort('before'), new AbortController().signal).reason).toBe('before')
  const alone = new AbortController().signal
  expect(eitherSignal(undefined, alone)).toBe(alone)
  vi.restoreAllMocks()
})
