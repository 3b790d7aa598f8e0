import { expect, it } from 'vitest'
import { asksForNewPage } from '#documents/html/page-break.ts'

it('a new page is asked for by page, always and the like, not by avoid-page', () => {
  expect(['page', 'always', 'left', 'right'].every(asksForNewPage)).toBe(true)
  expect(['auto', 'avoid', 'avoid-page', 'column'].some(asksForNewPage)).toBe(false)
})
