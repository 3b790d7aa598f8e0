import type { Frame, Locator } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { worksheet } from '../documents/editor/corpus.ts'
import { type OpenedPage, openPage } from './open-page.ts'
import type { ScreensApi } from './pages/screens-page.tsx'

declare global {
  interface Window {
    screens: ScreensApi
  }
}

/** A well-formed id that no resource has */
const NOWHERE = '00000000-0000-4000-8000-000000000000'

const HTML = worksheet('02-fractions')
let opened: OpenedPage

beforeAll(async () => {
  opened = await openPage('tests/resource/pages/screens-page.tsx', { viewport: { width: 1280, height: 860 } })
  await opened.page.evaluate(
    ([html]) =>
      window.screens.seed([
        { message: { id: 'm1', html_content: html }, chat: { id: 'c1', title: 'Garden beds' } },
        {
          message: { id: 'm2', html_content: '<p>old</p>', edited_html_content: '<p>edited words</p>' },
          chat: { id: 'c2', title: '' },
        },
        {
          message: { id: 'm3', content: '# Whakataukī\n\n**WALT** count' },
          chat: { id: 'c3', title: 'Plan' },
        },
        { message: { id: 'm4' }, chat: { id: 'c4' } },
        {
          message: { id: 'm5', html_content: html },
          chat: { id: 'c5', title: 'Old chat', is_deleted: true },
        },
      ]),
    [HTML] as const,
  )
})
afterAll(() => opened?.close())
afterEach(() => opened.page.evaluate(() => window.screens.dismissToasts()))

const screens = {
  go: (path: string) => opened.page.evaluate((to) => window.screens.go(to), path),
  path: () => opened.page.evaluate(() => window.screens.path()),
}
const shown = (text: string | RegExp) => opened.page.getByText(text, { exact: typeof text === 'string' })
const button = (name: string | RegExp) => opened.page.getByRole('button', { name })

async function frame(): Promise<Frame> {
  const element = await opened.page.waitForSelector('iframe:visible')
  const inside = await element.contentFrame()
  if (!inside) throw new Error('The frame has no document')
  return inside
}

const isInView = (words: Locator) =>
  words.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })

describe('the preview', () => {
  it('[RES-02] [RES-07] [RES-09] [RES-10] [RES-12] [RES-17] [RES-21] shows the document with its title, not editable', async () => {
    await screens.go('/resource/m2')
    await screens.go('/resource/m1')
    await shown('Educational Resource').waitFor()
    await opened.page.getByRole('heading', { level: 1, name: 'Garden beds', exact: true }).waitFor()
    expect(await shown('Edited').count()).toBe(0)
    expect(await button('Download PDF').count()).toBe(1)
    const inside = await frame()
    await inside.getByText('Adding Fractions').waitFor()
    expect(await inside.locator('[contenteditable]').count()).toBe(0)
    await button('Back').click()
    await expect.poll(screens.path).toBe('/resource/m2')
  })

  it('shows where a new page begins, on screen only', async () => {
    const html =
      '<p style="break-before:page">one</p><p style="break-before:page">two</p><p style="break-after:page">three</p><p>four</p>'
    await opened.page.evaluate(
      (text) => window.screens.seed([{ message: { id: 'm7', html_content: text }, chat: { id: 'c7' } }]),
      html,
    )
    await screens.go('/resource/m7')
    const gaps = (await frame()).locator('q-page-gap')
    await expect.poll(() => gaps.count()).toBe(2)
    expect(await gaps.first().isVisible()).toBe(true)
    await opened.page.emulateMedia({ media: 'print' })
    expect(await gaps.first().isVisible()).toBe(false)
    await opened.page.emulateMedia({ media: null })
  })

  it('[RES-08] [RES-20] [RES-23] prefers the edited version and says so', async () => {
    await screens.go('/resource/m2')
    await shown('Edited').waitFor()
    await opened.page.getByRole('heading', { level: 1, name: 'Untitled Session', exact: true }).waitFor()
    await (await frame()).getByText('edited words').waitFor()
  })

  it('[RES-22] [OP-89] renders a lesson plan from its Markdown', async () => {
    await screens.go('/resource/m3')
    const inside = await frame()
    await inside.getByRole('heading', { name: 'Whakataukī' }).waitFor()
    expect(await inside.locator('strong').textContent()).toBe('WALT')
  })

  it('[RES-18] says when there is no content', async () => {
    await screens.go('/resource/m4')
    await shown('No content available').waitFor()
    expect(await shown("This resource doesn't have any content to display.").count()).toBe(1)
  })

  it('[RES-05] [RES-06] [RES-24] tells apart a resource that does not exist, one that failed, and one not on this device', async () => {
    await screens.go(`/resource/${NOWHERE}`)
    await shown('Opening the resource').waitFor()
    await expect
      .poll(() => opened.page.evaluate(() => window.screens.requests()))
      .toContainEqual({ kind: 'message', id: NOWHERE })
    await opened.page.evaluate((id) => window.screens.failed(id), NOWHERE)
    await shown('Failed to load resource').waitFor()
    await opened.page.evaluate(() => window.screens.reachable(false))
    await shown('This resource is not on this device yet').waitFor()
    await opened.page.evaluate(() => window.screens.reachable(true))
    await opened.page.evaluate((id) => window.screens.absent(id), NOWHERE)
    await shown('Resource not found').waitFor()
    await button('Go Back').click()
    await expect.poll(() => screens.path()).toBe('/resource/m4')
  })

  it('[RES-13] [RES-25] says Generating... while a PDF is made, and when it failed', async () => {
    await screens.go('/resource/m1')
    await button('Download PDF').click()
    await button('Generating...').waitFor()
    await opened.page.evaluate(() => window.screens.finishPdf({ ok: false, reason: 'failed' }))
    await button('Download PDF').waitFor()
    await expect
      .poll(() => opened.page.evaluate(() => window.screens.toast()))
      .toMatchObject({ title: 'Failed to generate PDF. Please try again.', kind: 'error' })
  })

  it('in a tab a link within the document leads to its place, and no other tab opens', async () => {
    const html = '<a href="#end">down</a><div style="height:3000px"></div><p id="end">the end</p>'
    await opened.page.evaluate(
      (text) => window.screens.seed([{ message: { id: 'm6', html_content: text }, chat: { id: 'c6' } }]),
      html,
    )
    await screens.go('/resource/m6')
    const waiting = opened.page.context().waitForEvent('page')
    await button('Open in Tab').click()
    const tab = await waiting
    const end = tab.frameLocator('iframe').getByText('the end')
    expect(await isInView(end)).toBe(false)
    await tab.frameLocator('iframe').getByText('down').click()
    await expect.poll(() => isInView(end)).toBe(true)
    expect(opened.page.context().pages()).toHaveLength(2)
    await tab.close()
  })

  it('[RES-11] [RES-26] [OP-91] opens in a tab, sandboxed, and says so when a popup is blocked', async () => {
    await screens.go('/resource/m1')
    const waiting = opened.page.context().waitForEvent('page')
    await button('Open in Tab').click()
    const tab = await waiting
    await tab.frameLocator('iframe').getByText('Adding Fractions').waitFor()
    expect(await tab.locator('iframe').getAttribute('sandbox')).not.toMatch(/allow-(scripts|same-origin)/)
    expect(await tab.evaluate(() => window.opener)).toBeNull()
    await tab.close()
    await opened.page.evaluate(() => {
      window.open = () => null
    })
    const dialog = opened.page.waitForEvent('dialog')
    void button('Open in Tab').click()
    const alert = await dialog
    expect(alert.message()).toBe('Please allow popups to print the lesson plan.')
    await alert.accept()
  })

  it('[RES-14] [RES-15] leads to the editor', async () => {
    await screens.go('/resource/m1')
    expect(await button('Edit').getAttribute('data-tip')).toBe('Open rich text editor')
    await button('Edit').click()
    await expect.poll(() => screens.path()).toBe('/resource-edit/m1')
  })

  it('[RES-03] [RES-04] [RES-16] gathers the actions in a sheet on a phone', async () => {
    await opened.page.setViewportSize({ width: 360, height: 780 })
    await screens.go('/resource/m1')
    await button('Resource Actions').click()
    const sheet = opened.page.getByRole('dialog', { name: 'Resource Actions' })
    await expect
      .poll(() => sheet.getByRole('listitem').allTextContents())
      .toEqual(['Edit Resource', 'Download PDF', 'Download Word', 'Print', 'Open in New Tab'])
    await sheet.getByRole('button', { name: 'Edit Resource' }).click()
    await expect.poll(() => screens.path()).toBe('/resource-edit/m1')
    await opened.page.setViewportSize({ width: 1280, height: 860 })
  })
})
