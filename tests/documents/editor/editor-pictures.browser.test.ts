import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { EditorAtWork } from './editor-at-work.ts'

let at: EditorAtWork

beforeAll(async () => {
  at = await EditorAtWork.start()
})
afterAll(() => at?.stop())
beforeEach(() => at.freshResource({ html_content: '<h1>Garden</h1><p>one</p><p>two</p>' }))

type Frame = Awaited<ReturnType<EditorAtWork['open']>>
type Way = 'paste' | 'drop'

/** Makes a picture of that size in the page, and pastes it or drops it on the word as a file. */
function bring(
  frame: Frame,
  way: Way,
  [width, height]: [number, number],
  type = 'image/png',
  name = 'kererū-nest.png',
) {
  return frame.evaluate(
    async ([how, w, h, mime, called]) => {
      const canvas = document.createElement('canvas')
      canvas.width = w
      canvas.height = h
      const context = canvas.getContext('2d')
      if (!context) throw new Error('no canvas')
      // Noise cannot be compressed by any format.
      const noise = context.createImageData(w, Math.min(h, 800))
      for (let i = 0; i < noise.data.length; i += 65_536)
        crypto.getRandomValues(new Uint8Array(noise.data.buffer, i, Math.min(65_536, noise.data.length - i)))
      for (let y = 0; y < h; y += 800) context.putImageData(noise, 0, y)
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
      const data = new DataTransfer()
      data.items.add(new File([mime === 'image/png' ? (blob ?? '') : 'no picture'], called, { type: mime }))
      const word = document.querySelector('p')
      const box = word?.getBoundingClientRect()
      const place = { clientX: (box?.right ?? 0) - 1, clientY: (box?.top ?? 0) + 5 }
      const init = { bubbles: true, cancelable: true }
      word?.dispatchEvent(
        how === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, ...init })
          : new DragEvent('drop', { dataTransfer: data, ...place, ...init }),
      )
      return blob?.size ?? 0
    },
    [way, ...([width, height] as const), type, name] as const,
  )
}

it.each(['paste', 'drop'] as const)(
  '[RES-64] a picture that comes by %s is stored inside the document, and undone',
  async (way) => {
    const frame = await at.open()
    await frame.locator('p').first().click()
    await at.page.keyboard.press('End')
    await bring(frame, way, [60, 40])
    const image = frame.locator('p img')
    await image.waitFor()
    expect(await image.getAttribute('src')).toMatch(/^data:image\/png;base64,/)
    expect(await image.getAttribute('alt')).toBe('kererū nest')
    await at.shown('Unsaved changes').waitFor()
    await at.button('Save').click()
    await at.shown('All changes saved').waitFor()
    expect((await at.stored())?.edited_html_content).toMatch(/<p>on.*<img src="data:image\/png/)
    await at.button('Undo').click()
    await expect.poll(() => image.count()).toBe(0)
    await at.leave()
  },
)

it('[RES-64] scales a picture of 20 MB down, and says why it refuses a file that is no picture', async () => {
  const frame = await at.open()
  await frame.locator('p').first().click()
  const bytes = await bring(frame, 'paste', [2400, 2400])
  expect(bytes).toBeGreaterThan(20_000_000)
  const image = frame.locator('p img')
  await image.waitFor()
  const source = (await image.getAttribute('src')) ?? ''
  expect(source.length).toBeLessThan(1_200_000)
  const width = () => image.evaluate((element) => (element as HTMLImageElement).naturalWidth)
  expect(await width()).toBeGreaterThanOrEqual(800)
  expect(await width()).toBeLessThanOrEqual(1600)
  expect((await image.boundingBox())?.width).toBeLessThanOrEqual(660)
  await bring(frame, 'drop', [4, 4], 'image/tiff', 'scan.tif')
  await expect.poll(at.toast).toMatchObject({
    title: 'Picture not added',
    text: 'This file is not a picture we can read. Try a JPEG or PNG.',
  })
  await at.page.evaluate(() => window.screens.dismissToasts())
  await bring(frame, 'drop', [4, 4], 'application/pdf', 'plan.pdf')
  await expect.poll(at.toast).toMatchObject({ title: 'Only pictures can be dropped here' })
  await at.leave()
})

it('[RES-64] picks a picture with its description, and makes a link, by keyboard alone', async () => {
  const frame = await at.open()
  await frame.locator('p').first().click()
  await at.page.keyboard.press('End')
  await at
    .button('Undo')
    .evaluate((button) =>
      button.closest('[role=toolbar]')?.querySelector<HTMLElement>('[aria-label=Bold]')?.focus(),
    )
  await at.page.keyboard.press('End')
  expect(await at.page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Image')
  await at.page.keyboard.press('Enter')
  const dialog = at.page.getByRole('dialog', { name: 'Add an image' })
  const pixel = 'R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
  const file = { name: 'dot.gif', mimeType: 'image/gif', buffer: Buffer.from(pixel, 'base64') }
  await dialog.getByLabel('Picture from this device').setInputFiles(file)
  await dialog.getByLabel('What it shows, for those who cannot see it').fill('He tīmatanga')
  await dialog.getByRole('button', { name: 'Add image', disabled: false }).press('Enter')
  await frame.locator('p img[alt="He tīmatanga"]').waitFor()
  await at.page.keyboard.type(' and ')
  await at.button('Link').focus()
  await at.page.keyboard.press('Enter')
  await at.page.getByRole('dialog', { name: 'Link' }).getByLabel('Address').fill('teara.govt.nz')
  await at.page.keyboard.press('Enter')
  const link = frame.locator('p a[href="https://teara.govt.nz"]')
  await link.waitFor()
  expect(await frame.locator('p').first().innerText()).toMatch(/one.*and.*teara/)
  await at.shown('Unsaved changes').waitFor()
  await at.leave()
})
