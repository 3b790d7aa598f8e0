import AxeBuilder from '@axe-core/playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenedPage, openPage } from '../resource/open-page.ts'

const LONG = 'Fractionsofasetandwholenumbers'.repeat(17)
let opened: OpenedPage

beforeAll(async () => {
  opened = await openPage('tests/resource/pages/screens-page.tsx', { viewport: { width: 360, height: 740 } })
  const items = ['Māra kai', 'Bush walk', LONG].map((title, at) => ({
    message: { id: `s${at}`, content: `Words of ${title}` },
    chat: { id: `c${at}`, title },
    star: { itemType: 'lesson_plan' as const, at: `2026-11-1${at}T00:00:00.000Z` },
  }))
  await opened.page.evaluate((all) => window.screens.seed(all), items)
  await opened.page.evaluate(() => window.screens.go('/my-lesson-plans'))
  await opened.page.locator('li b').first().waitFor()
})
afterAll(() => opened?.close())

const titles = () => opened.page.locator('li b').allTextContents()
const dialog = () => opened.page.getByRole('dialog', { name: 'Name and folder' })
const wide = () =>
  opened.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

async function file(title: string, fields: Record<string, string>) {
  await opened.page.getByRole('button', { name: `Name and folder of ${title}` }).click()
  for (const [label, text] of Object.entries(fields)) await dialog().getByLabel(label).fill(text)
  await dialog().getByRole('button', { name: 'Save' }).click()
  await dialog().waitFor({ state: 'hidden' })
}

async function axe() {
  const { violations } = await new AxeBuilder({ page: opened.page as never })
    .disableRules(['region', 'landmark-one-main'])
    .analyze()
  return violations.map(({ id, nodes }) => [id, nodes[0]?.html])
}

describe('naming and filing saved items', () => {
  it('shows a title of 500 letters and HTML as words, inside a phone’s width', async () => {
    await file('Māra kai', {
      Name: '<img src=x onerror=alert(1)>',
      Folder: 'Term 4',
      'Tags, with': 'garden, Māori',
    })
    await expect.poll(titles).toEqual([LONG, 'Bush walk', '<img src=x onerror=alert(1)>'])
    expect(await opened.page.locator('li img').count()).toBe(0)
    expect(await wide()).toBe(0)
  })

  it('shows one folder, and everything with a tag', async () => {
    const folder = opened.page.getByRole('combobox', { name: 'Folder' })
    await folder.selectOption('Term 4 (1)')
    await expect.poll(titles).toEqual(['<img src=x onerror=alert(1)>'])
    await folder.selectOption('In no folder (2)')
    await expect.poll(titles).toHaveLength(2)
    await folder.selectOption('All folders (3)')
    await opened.page.getByRole('button', { name: 'Show everything tagged Māori' }).click()
    await expect.poll(titles).toHaveLength(1)
    await opened.page.getByRole('searchbox').fill('')
  })

  it('takes a change back, and shows the folder gone with its last item', async () => {
    await file('<img src=x onerror=alert(1)>', { Name: '', Folder: '' })
    await expect.poll(titles).toEqual([LONG, 'Bush walk', 'Māra kai'])
    await opened.page.getByRole('combobox', { name: 'Folder' }).waitFor({ state: 'hidden' })
    await opened.page.evaluate(() => window.screens.undoToast())
    await opened.page.getByRole('combobox', { name: 'Folder' }).waitFor()
    await expect.poll(titles).toContain('<img src=x onerror=alert(1)>')
    const ops = await opened.page.evaluate(() => window.screens.waiting())
    expect(ops.at(-1)).toMatchObject({
      op: 'star.file',
      undoes: { name: null, folder: null },
      set: { folder: 'Term 4' },
    })
  })

  it('passes axe in both themes, with the dialog open', async () => {
    for (const scheme of ['light', 'dark'] as const) {
      await opened.page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      expect(await axe()).toEqual([])
      await opened.page.getByRole('button', { name: 'Name and folder of Bush walk' }).click()
      await dialog().waitFor()
      expect(await axe()).toEqual([])
      await opened.page.keyboard.press('Escape')
    }
  })
})
