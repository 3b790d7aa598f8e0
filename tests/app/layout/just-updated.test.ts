// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { isJustUpdated, noteFirstNews, noteNewsShown, noteUpdateTaken } from '#platform/just-updated.ts'

beforeEach(() => localStorage.clear())

it('[SYS-13] an update that was taken says what is new, once', () => {
  expect(isJustUpdated('May')).toBe(false)
  noteFirstNews('May')
  noteUpdateTaken()
  expect(isJustUpdated('May')).toBe(true)
  noteNewsShown('May')
  expect(isJustUpdated('May')).toBe(false)
})

it('[SYS-13] so does one that came while the app was closed, where it has news', () => {
  expect(isJustUpdated('May')).toBe(false) // a device that has never had the app
  noteFirstNews('May')
  expect(isJustUpdated('May')).toBe(false)
  noteFirstNews('June') // only the first page of a device writes it
  expect(isJustUpdated('June')).toBe(true)
  expect(isJustUpdated('June')).toBe(true)
  noteNewsShown('June')
  expect(isJustUpdated('June')).toBe(false)
})
