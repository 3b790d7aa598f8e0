import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenedPage, openPage } from '../resource/open-page.ts'
import type { StorePage } from './pages/store-page.ts'

declare global {
  interface Window {
    store: StorePage
  }
}

let opened: OpenedPage
beforeAll(async () => {
  opened = await openPage('tests/local-store/pages/store-page.ts')
})
afterAll(() => opened?.close())

it('in Chromium, too, a live query notices changes of everything it reads', async () => {
  expect(await opened.page.evaluate(() => window.store.missed())).toEqual([])
})

it('a search finds a word that is only in the oldest chat, and lists the newest first', async () => {
  await opened.page.evaluate(() => window.store.seed(120))
  const seldom = await opened.page.evaluate(() => window.store.timed('SELDOM'))
  expect(seldom).toMatchObject({ found: 1, text: expect.stringContaining('seldom taurunga') })
  const many = await opened.page.evaluate(() => window.store.timed('mara kai'))
  expect(many).toMatchObject({ found: 50, text: expect.stringContaining('in the māra kai 119') })
  expect(opened.errors).toEqual([])
})
