import { describe, expect, it, vi } from 'vitest'
import { catchStrayErrors, cleanDetail, cleanText, logError, readErrorLog } from '#app/start/error-log.ts'

function silenceConsole() {
  return vi.spyOn(console, 'warn').mockImplementation(() => {})
}

describe('the error log', () => {
  it('[ERR-11] [ERR-13] removes addresses and tokens and cuts to 100 characters', () => {
    const text = cleanText(
      `aroha@school.nz said eyJhbGciOi.eyJzdWIi.sig password="hunter2" ${'x'.repeat(200)}`,
    )
    expect(text).not.toMatch(/aroha|eyJ|hunter2/)
    expect(text).toHaveLength(100)
  })

  it('[ERR-11] redacts sensitive fields however deep, down to the cap of three', () => {
    const detail = cleanDetail({
      user: { email: 'a@b.nz', id: 7 },
      access_token: 'secret',
      a: { b: { c: { d: 1 } } },
    })
    expect(detail).toEqual({
      user: { email: '[redacted]', id: 7 },
      access_token: '[redacted]',
      a: { b: { c: '[deeper]' } },
    })
  })

  it('[ERR-02] [ERR-03] [OP-110] logs stray rejections and script errors cleaned, and lets them go no further', () => {
    silenceConsole()
    const target = new EventTarget()
    const stop = catchStrayErrors(target as unknown as Window)
    const rejection = Object.assign(new Event('unhandledrejection', { cancelable: true }), {
      reason: new Error('no network for hana@school.nz'),
    })
    const failure = Object.assign(new Event('error', { cancelable: true }), {
      message: 'x is not a function',
    })
    target.dispatchEvent(rejection)
    target.dispatchEvent(failure)
    stop()
    expect(rejection.defaultPrevented).toBe(true)
    expect(failure.defaultPrevented).toBe(true)
    const last = readErrorLog().slice(-2)
    expect(last.map((entry) => entry.detail)).toEqual([
      'Error: no network for [email]',
      'x is not a function',
    ])
  })

  it.each([
    [true, 1],
    [false, 0],
  ])('[ERR-12] [OP-109] writes to the console in development only: DEV %s', (isDevelopment, lines) => {
    vi.stubEnv('DEV', isDevelopment)
    const warned = silenceConsole()
    warned.mockClear()
    logError('the sweep failed')
    vi.unstubAllEnvs()
    expect(warned).toHaveBeenCalledTimes(lines)
    expect(readErrorLog().at(-1)?.what).toBe('the sweep failed')
  })

  it('[OP-109] keeps a small ring', () => {
    silenceConsole()
    for (let count = 0; count < 120; count++) logError(`entry ${count}`)
    expect(readErrorLog()).toHaveLength(50)
    expect(readErrorLog().at(-1)?.what).toBe('entry 119')
  })
})
