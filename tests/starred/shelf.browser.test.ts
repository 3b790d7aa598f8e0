import AxeBuilder from '@axe-core/playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenedPage, openPage } from '../resource/open-page.ts'

const LONG = 'Fractionsofasetandwholenumbers'.repeat(6)
const body = (content: string) => ({
  content,
  html_content: null,
  edited_html_content: null,
  resource_type: null,
  doc: null,
  doc_version: null,
})
let opened: OpenedPage

beforeAll(async () => {
  opened = await openPage('tests/resource/pages/screens-page.tsx', { viewport: { width: 360, height: 740 } })
  await opened.page.evaluate(
    (items) => window.screens.seed(items),
    ['Māra kai', 'Helping Aroha'].map((title, at) => ({
      message: {
        id: `s${at}`,
        content: at === 1 ? 'Aroha struggles with fractions.' : 'Words of the garden',
      },
      chat: { id: `c${at}`, title },
      star: { itemType: 'lesson_plan' as const, at: `2026-11-1${at}T00:00:00.000Z` },
    })),
  )
})
afterAll(() => opened?.close())

const page = () => opened.page
const titles = () => page().locator('li b').allTextContents()
const go = (path: string) => page().evaluate((to) => window.screens.go(to), path)
const toast = () => page().evaluate(() => window.screens.toast())
const waiting = () => page().evaluate(() => window.screens.waiting())
const dialog = () => page().getByRole('dialog', { name: 'School shelf' })

async function axe() {
  const { violations } = await new AxeBuilder({ page: page() as never })
    .setLegacyMode()
    .disableRules(['region', 'landmark-one-main'])
    .analyze()
  return violations.map(({ id, nodes }) => [id, nodes[0]?.html])
}

describe("the school's shelf", () => {
  it('is not offered to a teacher in no school, and its address says whom it is for', async () => {
    await go('/my-lesson-plans')
    await expect.poll(titles).toHaveLength(2)
    expect(await page().getByText('School shelf').count()).toBe(0)
    await go('/my-lesson-plans?shelf=1')
    await page().getByText('You are not a member of a school.').waitFor()
  })

  it('is reached from the saved list, and says what belongs there while it is empty', async () => {
    await page().evaluate(() => window.screens.seedShelf('Te Kura', []))
    await go('/my-lesson-plans')
    await page().getByRole('link', { name: 'School shelf' }).click()
    await page().getByText('Nothing on the shelf yet').waitFor()
    expect(await axe()).toEqual([])
    await page().getByRole('link', { name: 'My Lesson Plans' }).click()
    await expect.poll(titles).toHaveLength(2)
  })

  it('takes a copy as it is now, and says that it waits', async () => {
    await page().getByRole('button', { name: 'School shelf for Māra kai' }).click()
    await dialog().getByText('Colleagues at Te Kura').waitFor()
    expect(await axe()).toEqual([])
    await dialog().getByRole('button', { name: 'Put it on the shelf' }).click()
    await expect.poll(toast).toMatchObject({ title: 'Put on the school shelf' })
    expect(await waiting()).toMatchObject([
      {
        op: 'shelf.set',
        message_id: 's0',
        item: { title: 'Māra kai', words: 'Words of the garden', body: { content: 'Words of the garden' } },
      },
    ])
    await page().getByRole('button', { name: 'School shelf for Māra kai' }).click()
    await dialog().getByText('On the shelf since').waitFor()
    await dialog().getByRole('button', { name: 'Replace it with this version' }).waitFor()
    await page().keyboard.press('Escape')
  })

  it('asks about likely names of pupils before anything goes to colleagues', async () => {
    await page().getByRole('button', { name: 'School shelf for Helping Aroha' }).click()
    const put = dialog().getByRole('button', { name: 'Put it on the shelf' })
    await put.waitFor()
    expect(await put.isDisabled()).toBe(true)
    await dialog()
      .getByRole('checkbox', { name: /Aroha.*None of them is a child at my school/ })
      .check()
    expect(await put.isDisabled()).toBe(false)
    await page().keyboard.press('Escape')
    expect(await waiting()).toHaveLength(1)
  })

  it('says so when the disk is full, and puts nothing there', async () => {
    await page().evaluate(() => window.screens.breakStore(true))
    await page().getByRole('button', { name: 'School shelf for Māra kai' }).click()
    await dialog().getByRole('button', { name: 'Replace it with this version' }).click()
    await dialog().getByText('This device has no room left.').waitFor()
    await page().keyboard.press('Escape')
    await page().evaluate(() => window.screens.breakStore(false))
    expect(await waiting()).toHaveLength(1)
  })

  it('lists the newest first, whose they are, and finds words without macrons, in documents too', async () => {
    await page().evaluate(
      (items) => window.screens.seedShelf('Te Kura', items),
      [
        {
          id: 'a',
          title: 'Moana',
          by: 'Ms Ngata',
          body: body('All about the kūmara'),
          put_at: '2026-11-01T00:00:00Z',
        },
        { id: 'b', title: LONG, body: body('x'), put_at: '2026-11-02T00:00:00Z' },
        {
          id: 'c',
          title: '<img src=x onerror=alert(1)>',
          item_type: 'resource' as const,
          bare: 1 as const,
          put_at: '2026-11-03T00:00:00Z',
        },
      ],
    )
    await go('/my-lesson-plans?shelf=1')
    await expect.poll(titles).toEqual(['Māra kai', '<img src=x onerror=alert(1)>', LONG, 'Moana'])
    await page()
      .getByText(/^Put there by Ms Ngata on Nov 1, 2026/)
      .waitFor()
    await page()
      .getByText(/^Put there by a colleague on Nov 2/)
      .waitFor()
    expect(await page().locator('li img').count()).toBe(0)
    expect(
      await page().evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBe(0)
    expect(await axe()).toEqual([])
    await page().getByRole('searchbox').fill('kumara ngata')
    await expect.poll(titles).toEqual(['Moana'])
    await page().getByRole('searchbox').fill('nothing like it')
    await page().getByText('Nothing matches “nothing like it”.').waitFor()
    await page().getByRole('searchbox').fill('')
    await page().getByRole('combobox', { name: 'Kind' }).selectOption('Resources')
    await expect.poll(titles).toEqual(['<img src=x onerror=alert(1)>'])
    await page().getByRole('combobox', { name: 'Kind' }).selectOption('Plans and resources')
  })

  it('shows a document to read, in a frame where no script runs', async () => {
    await page().evaluate(
      (items) => window.screens.seedShelf('Te Kura', items),
      [
        {
          id: 'd',
          title: 'Hostile',
          put_at: '2026-11-04T00:00:00Z',
          body: {
            ...body(''),
            html_content: '<p>Read me</p><script>parent.hit = 1</script><img src=x onerror="parent.hit = 1">',
          },
        },
      ],
    )
    await page().getByRole('button', { name: 'Read Hostile' }).click()
    await page().frameLocator('iframe').getByText('Read me').waitFor()
    expect(await page().evaluate(() => (window as { hit?: number }).hit)).toBeUndefined()
    expect(await axe()).toEqual([])
    await page().keyboard.press('Escape')
  })

  it('asks for a document that is not here, and says when it cannot be had', async () => {
    const name = '<img src=x onerror=alert(1)>'
    expect(
      await page()
        .getByRole('button', { name: `Take a copy of ${name}` })
        .count(),
    ).toBe(0)
    await page()
      .getByRole('button', { name: `Read ${name}` })
      .click()
    await page().getByText('Fetching the document').waitFor()
    expect(await page().evaluate(() => window.screens.requests())).toContainEqual({
      kind: 'message',
      id: 'c',
    })
    await page().evaluate(() => window.screens.failed('c'))
    await page().getByText('the server could not be reached').waitFor()
    await page().evaluate(() => window.screens.absent('c'))
    await page().getByText('It was taken off the shelf.').waitFor()
    await page().keyboard.press('Escape')
  })

  it("takes a copy, which opens as the teacher's own chat", async () => {
    await page().getByRole('button', { name: 'Take a copy of Moana' }).click()
    await expect.poll(toast).toMatchObject({ title: 'Copied to My Lesson Plans' })
    const [take, star] = (await waiting()).slice(-2) as { op: string; session_id: string }[]
    expect(take).toMatchObject({
      op: 'document.copy',
      title: 'Moana',
      body: { content: 'All about the kūmara' },
    })
    expect(star).toMatchObject({ op: 'star.set', session_id: take?.session_id, starred: true })
    await page().evaluate(() => window.screens.undoToast())
    await expect
      .poll(() => page().evaluate(() => window.screens.path()))
      .toBe(`/lesson-plan?sessionId=${take?.session_id}`)
  })

  it("takes the teacher's own off the shelf, and puts it back with Undo", async () => {
    await go('/my-lesson-plans?shelf=1')
    await page().getByRole('button', { name: 'Take off the shelf Māra kai' }).click()
    await expect.poll(titles).not.toContain('Māra kai')
    await expect.poll(toast).toMatchObject({ title: 'Taken off the school shelf' })
    await page().evaluate(() => window.screens.undoToast())
    await expect.poll(titles).toContain('Māra kai')
    expect(await page().getByRole('button', { name: 'Take off the shelf Moana' }).count()).toBe(0)
  })
})
