import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { launch, openDevice } from '../../support/browser.ts'
import { ask, idInAddress, signUp } from '../../support/teacher-at-work.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser?.close())

/** The colour of the empty corner of a shown document, as the eye gets it. */
async function cornerOf(page: Page, frame: Locator): Promise<number[]> {
  const picture = await frame.screenshot()
  return page.evaluate(
    async (bytes) => {
      const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]))
      const canvas = new OffscreenCanvas(1, 1).getContext('2d')
      canvas?.drawImage(image, -12, -12)
      return [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3)
    },
    [...picture],
  )
}

it('shows a worksheet in the viewer and in the editor as cream paper in the dark, and white by day', async () => {
  const { context, page, errors } = await openDevice(browser, inject('appUrl'))
  await signUp(page)
  await page.goto('/resource')
  await ask(page, 'Worksheet on telling the time on clocks for Year 3')
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.waitForURL('**/resource-edit/*')
  const id = idInAddress(page)
  for (const path of [`/resource-edit/${id}`, `/resource/${id}`]) {
    await page.goto(path)
    await page.frameLocator('iframe').locator('body').getByText('Name').first().waitFor()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const corner = await cornerOf(page, page.locator('iframe').filter({ visible: true }))
      if (colorScheme === 'light') expect(corner).toEqual([255, 255, 255])
      for (const part of colorScheme === 'dark' ? corner : []) {
        expect(part).toBeGreaterThan(215)
        expect(part).toBeLessThan(246)
      }
    }
  }
  expect(errors).toEqual([])
  await context.close()
})
