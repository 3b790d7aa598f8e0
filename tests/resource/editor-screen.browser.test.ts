import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { EditorAtWork } from '../documents/editor/editor-at-work.ts'

/** A well-formed id that no resource has */
const NOTHING = '00000000-0000-4000-8000-000000000000'

let at: EditorAtWork

beforeAll(async () => {
  at = await EditorAtWork.start()
})
afterAll(() => at?.stop())
beforeEach(() => at.freshResource())

describe('the editor screen', () => {
  it('[RES-39] [RES-41] [RES-43] [RES-49] [RES-52] [RES-53] [RES-58] [RES-59] [RES-64] opens clean, with its tools', async () => {
    const frame = await at.open()
    await at.shown('All changes saved').waitFor()
    expect(await at.page.getByRole('heading', { level: 1 }).textContent()).toBe('Garden beds')
    await at.shown('Resource Editor').first().waitFor()
    expect(await at.button('Save').isDisabled()).toBe(true)
    expect(await at.page.getByRole('tab').allInnerTexts()).toEqual(['Resource Editor', 'Preview'])
    expect(await at.page.getByRole('menubar').count()).toBe(0)
    const tools = at.page.getByRole('toolbar').getByRole('button').filter({ visible: true })
    const names = await tools.evaluateAll((list) => list.map((tool) => tool.getAttribute('aria-label')))
    expect(names).toEqual([
      ...['Undo', 'Redo', 'Bold', 'Italic', 'Underline', 'Text colour', 'Background colour'],
      ...['Heading 1', 'Heading 2', 'Heading 3', 'Bullet list', 'Numbered list', 'Link', 'Table', 'Image'],
    ])
    expect((await at.page.locator('#panel-edit iframe').boundingBox())?.height).toBe(600)
    expect(await frame.locator('body').getAttribute('aria-label')).toBe('Garden beds')
    await at.leave()
  })

  it('[RES-42] [RES-45] [RES-47] [RES-60] [RES-65] is smaller on a phone', async () => {
    await at.page.setViewportSize({ width: 360, height: 780 })
    const frame = await at.open()
    await at.shown('Saved').waitFor()
    await at.type(frame, 'Z')
    await at.shown('Unsaved').waitFor()
    expect(await at.shown('Saved').count()).toBe(0)
    await at.button('Undo').click()
    await at.shown('Saved').waitFor()
    const tools = at.page.getByRole('toolbar').getByRole('button').filter({ visible: true })
    const names = await tools.evaluateAll((list) => list.map((tool) => tool.getAttribute('aria-label')))
    expect(names).toEqual([
      'Undo',
      'Redo',
      'Bold',
      'Italic',
      'Heading 1',
      'Heading 2',
      'Bullet list',
      'Numbered list',
    ])
    expect(await at.page.getByRole('tab').allInnerTexts()).toEqual(['Edit', 'Preview'])
    expect(await at.button('PDF').isVisible()).toBe(true)
    expect(await at.button('Preview').filter({ visible: true }).count()).toBe(0)
    // The document has all the room below the bars, at least 400 px, and less only above an open keyboard.
    const edge = await at.page.locator('#panel-edit iframe').boundingBox()
    expect((edge?.y ?? 0) + (edge?.height ?? 0)).toBe(780)
    await at.page.setViewportSize({ width: 360, height: 500 })
    expect((await at.page.locator('#panel-edit iframe').boundingBox())?.height).toBe(400)
    await at.page.evaluate(() => {
      document.documentElement.dataset.keyboard = 'open'
    })
    expect((await at.page.locator('#panel-edit iframe').boundingBox())?.height).toBeLessThan(400)
    await at.page.evaluate(() => delete document.documentElement.dataset.keyboard)
    const wide = await at.page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(360)
    await at.page.setViewportSize({ width: 1280, height: 860 })
    await at.leave()
  })

  it('[RES-68] is clean again after undo', async () => {
    const frame = await at.open()
    await at.type(frame, 'Z')
    await at.shown('Unsaved changes').waitFor()
    await at.button('Undo').click()
    await at.shown('All changes saved').waitFor()
    expect(await at.draft()).toBeUndefined()
    await at.button('Redo').click()
    await at.shown('Unsaved changes').waitFor()
    await at.leave()
  })

  it('[RES-54] [RES-76] shows in Live Preview what was typed a moment ago', async () => {
    const frame = await at.open()
    await at.type(frame, ' tēnā koe')
    await at.page.getByRole('tab', { name: 'Preview' }).click()
    await at.page.getByRole('heading', { name: 'Live Preview' }).waitFor()
    const preview = at.page.frameLocator('#panel-preview iframe')
    await preview.getByText('Adding Fractions tēnā koe').waitFor()
    await at.page.getByRole('tab', { name: 'Resource Editor' }).click()
    await frame.getByText('Adding Fractions tēnā koe').waitFor()
    await at.leave()
  })

  it('[RES-34] [RES-35] [RES-36] [RES-37] [RES-38] [RES-88] says why a resource cannot be loaded', async () => {
    await at.go(`/resource-edit/${NOTHING}`)
    await at.shown('Loading editor...').waitFor()
    // The screen asks only after it has looked in the store. An answer before that would be forgotten.
    await expect
      .poll(() => at.page.evaluate(() => window.screens.requests()))
      .toEqual([{ kind: 'message', id: NOTHING }])
    await at.page.evaluate((id) => window.screens.failed(id), NOTHING)
    await expect.poll(at.toast).toMatchObject({
      title: 'Load failed',
      text: 'Failed to load the resource. Please try again.',
      kind: 'error',
    })
    await at.page.evaluate((id) => window.screens.absent(id), NOTHING)
    await at.shown('Resource not found').waitFor()
    await at
      .shown("The requested resource could not be found or you don't have permission to edit it.")
      .waitFor()
    await at.button('Go Back').click()
    await expect.poll(at.path).toBe('/home')
  })

  it('[RES-48] [RES-72] [RES-92] [RES-93] makes a PDF of what is on screen, while saving goes on', async () => {
    const frame = await at.open()
    await at.type(frame, ' PDF')
    await at.shown('Unsaved changes').waitFor()
    await at.button('Download PDF').click()
    await at.button('Generating...').waitFor()
    expect((await at.page.evaluate(() => window.screens.pdfs())).at(-1)?.html).toContain('Fractions PDF')
    await at.button('Save').click()
    await at.shown('All changes saved').waitFor()
    await at.page.evaluate(() => window.screens.finishPdf({ ok: true, fileName: 'x.pdf', pages: 1 }))
    await expect
      .poll(at.toast)
      .toMatchObject({ title: 'PDF generated', text: 'PDF downloaded successfully!' })
    await at.button('Download PDF').click()
    await at.button('Generating...').waitFor()
    await at.page.evaluate(() => window.screens.finishPdf({ ok: false, reason: 'failed' }))
    await expect.poll(at.toast).toMatchObject({
      title: 'PDF generation failed',
      text: 'Failed to generate PDF. Please try again.',
    })
    await at.leave()
  })

  it('[RES-61] writes in Arial 13pt where the document says nothing', async () => {
    await at.freshResource({ html_content: '<h1>a</h1><p>b</p>' })
    const frame = await at.open()
    const font = await frame.locator('p').evaluate((element) => {
      const { fontFamily, fontSize } = getComputedStyle(element)
      return [fontFamily, fontSize]
    })
    expect(font[0]).toMatch(/^Arial/)
    expect(Number.parseFloat(font[1] ?? '') * 0.75).toBeCloseTo(13, 1)
    await at.leave()
  })

  it('[RES-75] goes one step back', async () => {
    await at.go('/my-resources')
    await at.open()
    await at.button('Back').click()
    await expect.poll(at.path).toBe('/my-resources')
  })

  it('[RES-46] goes to the saved preview', async () => {
    await at.open()
    await at.button('Preview').click()
    await expect.poll(at.path).toBe(`/resource/${at.id}`)
  })
})
