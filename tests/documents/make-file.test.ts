import { afterEach, describe, expect, it, vi } from 'vitest'
import { makeFile } from '#documents/files/make-file.ts'
import { PartMissing } from '#platform/load-part.ts'

const failure = vi.hoisted(() => ({ cause: new Error() }))
vi.mock('#platform/load-part.ts', async (original) => ({
  ...(await original<object>()),
  loadPart: () => Promise.reject(failure.cause),
}))
afterEach(() => vi.restoreAllMocks())

describe('asking for a file', () => {
  it('answers that it failed when the maker is not on this device and cannot be had', async () => {
    failure.cause = new PartMissing('Needs a connection')
    expect(await makeFile.pdf({ title: 'x', html: '<p>x</p>' })).toEqual({ ok: false, reason: 'failed' })
  })

  it('leaves a bug in the maker a bug', async () => {
    failure.cause = new TypeError('x is undefined')
    await expect(makeFile.word({ title: 'x', html: '<p>x</p>' })).rejects.toThrow('x is undefined')
  })
})
