import AxeBuilder from '@axe-core/playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenedPage, openPage } from '../resource/open-page.ts'
import type { ScreensApi } from '../resource/pages/screens-page.tsx'

declare global {
  interface Window {
    screens: ScreensApi
  }
}

let opened: OpenedPage

beforeAll(async () => {
  opened = await openPage('tests/resource/pages/screens-page.tsx', { viewport: { width: 1280, height: 860 } })
  const item = (n: number, itemType: 'lesson_plan' | 'resource', title: string, archived = false) => ({
    message: {
      id: `s${n}`,
      content: n === 1 ? `**WALT** count ${'kūmara '.repeat(40)}` : `Words of ${title}`,
      html_content: itemType === 'resource' ? `<p>Worksheet words ${title}</p>` : null,
      created_at: `2026-11-0${n}T00:00:00.000Z`,
    },
    chat: { id: `c${n}`, title, is_deleted: archived },
    star: { itemType, at: `2026-11-1${n}T00:00:00.000Z` },
  })
  await opened.page.evaluate(
    (items) => window.screens.seed(items),
    [
      item(1, 'lesson_plan', 'Māra kai'),
      item(2, 'lesson_plan', 'Bush walk'),
      item(3, 'lesson_plan', 'Adjectives'),
      item(4, 'resource', 'Garden beds'),
      item(5, 'resource', 'Old worksheet', true),
    ],
  )
})
afterAll(() => opened?.close())

const go = (path: string) => opened.page.evaluate((to) => window.screens.go(to), path)
const path = () => opened.page.evaluate(() => window.screens.path())
const toast = () => opened.page.evaluate(() => window.screens.toast())
const titles = () => opened.page.locator('li b').allTextContents()

describe('the saved lists', () => {
  it('[STAR-24] [STAR-25] [STAR-26] [STAR-37] [STAR-40] [STAR-41] lists one type, newest star first', async () => {
    await go('/my-lesson-plans')
    await opened.page.getByRole('heading', { name: 'My Lesson Plans' }).waitFor()
    await expect.poll(titles).toEqual(['Adjectives', 'Bush walk', 'Māra kai'])
    await opened.page.getByText('3/50').waitFor()
    const text = await opened.page.locator('li').last().locator('a span').first().textContent()
    expect([...(text ?? '')].length).toBeLessThanOrEqual(151)
    expect(text).toMatch(/^WALT count kūmara .*…$/)
    expect(await opened.page.getByText(/^Starred Nov 1[1-3], 2026$/).count()).toBe(3)
    await go('/my-resources')
    await opened.page.getByRole('heading', { name: 'My Resources' }).waitFor()
    await expect.poll(titles).toEqual(['Old worksheet', 'Garden beds'])
  })

  it('[STAR-27] [STAR-28] [STAR-32] [STAR-33] searches and sorts', async () => {
    await go('/my-lesson-plans')
    const search = opened.page.getByRole('searchbox')
    await search.fill('kumara')
    await expect.poll(titles).toEqual(['Māra kai'])
    await search.fill('nothing like it')
    await opened.page.getByText('Nothing matches “nothing like it”.').waitFor()
    await search.fill('')
    await opened.page.getByRole('combobox').selectOption('Title A-Z')
    await expect.poll(titles).toEqual(['Adjectives', 'Bush walk', 'Māra kai'])
    await opened.page.getByRole('combobox').selectOption('Title Z-A')
    await expect.poll(titles).toEqual(['Māra kai', 'Bush walk', 'Adjectives'])
    await opened.page.getByRole('combobox').selectOption('Starred newest')
  })

  it('[STAR-38] [STAR-39] [OP-84] [OP-87] leads to the chat, and for an archived chat to the item', async () => {
    await go('/my-lesson-plans')
    await opened.page
      .getByRole('link', { name: /Bush walk/ })
      .first()
      .click()
    await expect.poll(path).toBe('/lesson-plan?sessionId=c2')
    await go('/my-resources')
    await opened.page.getByRole('link', { name: /^Garden beds/ }).click()
    await expect.poll(path).toBe('/resource?sessionId=c4')
    await go('/my-resources')
    await opened.page.getByText('Archived chat').waitFor()
    await opened.page.getByRole('link', { name: /^Old worksheet/ }).click()
    await expect.poll(path).toBe('/resource/s5')
    await go('/my-resources')
    await opened.page.getByRole('link', { name: 'Edit Garden beds' }).click()
    await expect.poll(path).toBe('/resource-edit/s4')
  })

  it('[STAR-16] [STAR-17] [STAR-35] [STAR-36] removes one, or several at once', async () => {
    await go('/my-resources')
    await opened.page.getByRole('button', { name: 'Starred. Remove Old worksheet' }).click()
    await expect.poll(titles).toEqual(['Garden beds'])
    await expect.poll(toast).toMatchObject({ title: 'Item removed from starred items' })
    await go('/my-lesson-plans')
    await opened.page.getByRole('checkbox', { name: 'Select Bush walk' }).check()
    await opened.page.getByRole('checkbox', { name: 'Select Adjectives' }).check()
    await opened.page.getByText('2 selected').waitFor()
    await opened.page.getByRole('button', { name: 'Delete' }).click()
    await expect.poll(titles).toEqual(['Māra kai'])
    await expect.poll(toast).toMatchObject({ title: '2 item(s) deleted' })
    await opened.page.getByText('selected').waitFor({ state: 'hidden' })
  })

  it('[STAR-36] restores deleted items, one or many, with Undo', async () => {
    await opened.page.evaluate(() => window.screens.undoToast())
    await expect.poll(titles).toEqual(['Adjectives', 'Bush walk', 'Māra kai'])
    await opened.page.getByRole('button', { name: 'Starred. Remove Bush walk' }).click()
    await expect.poll(titles).toEqual(['Adjectives', 'Māra kai'])
    await opened.page.evaluate(() => window.screens.undoToast())
    await expect.poll(titles).toHaveLength(3)
    await expect
      .poll(async () => (await opened.page.evaluate(() => window.screens.waiting())).at(-1))
      .toMatchObject({ op: 'star.set', message_id: 's2', item_type: 'lesson_plan', starred: true })
    for (const title of ['Bush walk', 'Adjectives'])
      await opened.page.getByRole('button', { name: `Starred. Remove ${title}` }).click()
    await expect.poll(titles).toEqual(['Māra kai'])
  })

  it('passes axe in both themes, empty and full', async () => {
    for (const scheme of ['light', 'dark'] as const) {
      await opened.page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      for (const [address, ready] of [
        ['/my-lesson-plans', 'li b'],
        ['/my-resources', 'li b'],
        ['/resource/s4', 'iframe'],
        ['/resource-edit/s4', '[role=toolbar] button:enabled'],
      ] as const) {
        await go(address)
        await opened.page.locator(ready).first().waitFor()
        const { violations } = await new AxeBuilder({ page: opened.page as never })
          .disableRules(['region', 'landmark-one-main'])
          // Axe cannot run inside the preview's frame, because no script can.
          .setLegacyMode()
          .analyze()
        expect(violations.map(({ id, nodes }) => [address, scheme, id, nodes[0]?.html])).toEqual([])
      }
    }
  })

  it('[STAR-26] [STAR-28] holds more than 50 and finds a word in any of them', async () => {
    await go('/my-lesson-plans')
    await opened.page.evaluate(() => {
      const many = Array.from({ length: 60 }, (_, n) => ({
        message: {
          id: `many${n}`,
          content: n === 3 ? 'Te wāhi o te kererū' : `Words ${n}`,
          html_content: null,
        },
        chat: { id: `many${n}`, title: `Plan ${n}` },
        star: { itemType: 'lesson_plan' as const, at: new Date(Date.UTC(2026, 9, 1, 0, n)).toISOString() },
      }))
      return window.screens.seed(many)
    })
    await expect.poll(titles).toHaveLength(61)
    await opened.page.getByText('61/50').waitFor()
    await opened.page.getByRole('searchbox').fill('WAHI kereru')
    await expect.poll(titles).toEqual(['Plan 3'])
    await opened.page.getByRole('searchbox').fill('')
  })

  it('[STAR-12] says when the list cannot be read', async () => {
    await opened.page.evaluate(() => window.screens.breakStars(true))
    await go('/my-resources')
    await opened.page.getByText('Failed to load starred items').waitFor()
    await opened.page.evaluate(() => window.screens.breakStars(false))
  })

  it('[STAR-15] says when a bulk delete failed', async () => {
    await go('/my-lesson-plans')
    await opened.page.evaluate(() => window.screens.breakStore())
    await opened.page.getByRole('checkbox', { name: 'Select Māra kai' }).check()
    await opened.page.getByRole('button', { name: 'Delete' }).click()
    await expect.poll(toast).toMatchObject({ title: 'Failed to delete starred items', kind: 'error' })
    expect(await titles()).toContain('Māra kai')
  })
})
