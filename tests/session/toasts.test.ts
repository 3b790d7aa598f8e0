import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  dismissToast,
  dropErrors,
  dropStayingErrors,
  IN_PLACE_MS,
  readDismissedToast,
  readToast,
  showToast,
  toastStore,
} from '#session/toasts.ts'

const titles = () => toastStore.getState().queue.map(({ title }) => title)

beforeEach(() => {
  vi.useFakeTimers()
  while (readToast()) dismissToast()
})
afterEach(() => vi.useRealTimers())

describe('a toast', () => {
  it('[NAV-82] is an information that shows for five seconds, unless it says otherwise', () => {
    showToast({ title: 'Copied' })
    expect(readToast()).toStrictEqual({
      id: expect.any(Number),
      title: 'Copied',
      kind: 'info',
      duration: 5000,
    })
    showToast({ title: 'Copied', duration: 2000 })
    expect(readToast()?.duration).toBe(2000)
    showToast({ title: 'Wrong', kind: 'error', duration: IN_PLACE_MS })
    expect(readToast()).toMatchObject({ kind: 'error', duration: 5000 })
  })

  it('carries its text, its action and what it is about', () => {
    const action = { label: 'Undo', run: () => {} }
    showToast({ title: 'Removed', text: 'One plan', kind: 'success', action, about: 'remove' })
    expect(readToast()).toMatchObject({ text: 'One plan', kind: 'success', action, about: 'remove' })
  })

  it('has a number of its own, so that the right one is dismissed', () => {
    showToast({ title: 'First', kind: 'error' })
    const first = readToast()?.id
    showToast({ title: 'Second' })
    expect(readToast()?.id).not.toBe(first)
    dismissToast(first)
    expect(titles()).toEqual(['Second'])
  })

  it('[NAV-81] gives way to the next one, but an error waits behind it', () => {
    showToast({ title: 'Not saved', kind: 'error', about: 'save' })
    showToast({ title: 'Copied' })
    showToast({ title: 'Starred' })
    expect(titles()).toEqual(['Starred', 'Not saved'])
  })

  it('replaces an error about the same thing, and no other error', () => {
    showToast({ title: 'Not sent', kind: 'error', about: 'send' })
    showToast({ title: 'Not loaded', kind: 'error' })
    showToast({ title: 'Not saved', kind: 'error', about: 'save' })
    showToast({ title: 'Still not saved', kind: 'error', about: 'save' })
    expect(titles()).toEqual(['Still not saved', 'Not loaded', 'Not sent'])
    showToast({ title: 'Also not loaded', kind: 'error' })
    expect(titles()).toContain('Not loaded')
  })
})

describe('errors', () => {
  it('leave when the same thing is tried again; other toasts about it stay', () => {
    showToast({ title: 'Not saved', kind: 'error', about: 'save' })
    showToast({ title: 'Not sent', kind: 'error', about: 'send' })
    dropErrors('save')
    expect(titles()).toEqual(['Not sent'])
    showToast({ title: 'Saving', about: 'save' })
    dropErrors('save')
    expect(titles()).toEqual(['Saving', 'Not sent'])
  })

  it('that stay leave with the page, and what goes by itself is left to go', () => {
    showToast({ title: 'Not saved', kind: 'error' })
    showToast({ title: 'No such page', kind: 'error', duration: IN_PLACE_MS })
    dropStayingErrors()
    expect(titles()).toEqual(['No such page'])
  })
})

describe('a dismissed toast', () => {
  it('[NAV-83] leaves a record for 1,000,000 ms', () => {
    showToast({ title: 'Wrong', kind: 'error' })
    dismissToast()
    expect(readDismissedToast()).toMatchObject({ title: 'Wrong' })
    vi.advanceTimersByTime(999_999)
    expect(readDismissedToast()).toMatchObject({ title: 'Wrong' })
    vi.advanceTimersByTime(1)
    expect(readDismissedToast()).toBeUndefined()
  })

  it('[NAV-83] counts the time of the last dismissal', () => {
    showToast({ title: 'First' })
    dismissToast()
    vi.advanceTimersByTime(900_000)
    showToast({ title: 'Second' })
    expect(readDismissedToast()).toBeUndefined()
    dismissToast()
    vi.advanceTimersByTime(900_000)
    expect(readDismissedToast()).toMatchObject({ title: 'Second' })
  })

  it('is no other one: a number that is gone dismisses nothing', () => {
    showToast({ title: 'First' })
    const gone = readToast()?.id ?? 0
    dismissToast()
    showToast({ title: 'Second' })
    dismissToast(gone)
    expect(titles()).toEqual(['Second'])
    expect(readDismissedToast()).toBeUndefined()
  })

  it('keeps its record when there is nothing more to dismiss', () => {
    showToast({ title: 'First' })
    dismissToast()
    dismissToast()
    expect(readDismissedToast()).toMatchObject({ title: 'First' })
  })
})
