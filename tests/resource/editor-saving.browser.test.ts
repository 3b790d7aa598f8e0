import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { EditorAtWork, HTML } from '../documents/editor/editor-at-work.ts'

let at: EditorAtWork

beforeAll(async () => {
  at = await EditorAtWork.start()
})
afterAll(() => at?.stop())
beforeEach(() => at.freshResource())

describe('saving in the editor', () => {
  it('[RES-40] [RES-57] [RES-70] [RES-79] [RES-80] [RES-82] [RES-89] saves what was typed, and only that', async () => {
    const frame = await at.open()
    await at.type(frame, ' ā')
    await at.shown('Unsaved changes').waitFor()
    expect(await at.shown('You have unsaved changes. Use the Save button above.').count()).toBe(1)
    await at.button('Save').click()
    await at.shown('All changes saved').waitFor()
    expect(await at.toast()).toMatchObject({
      title: 'Changes saved',
      text: 'Your changes have been saved successfully.',
    })
    const message = await at.stored()
    // Chromium may write the space at a line's end as a no-break space.
    const saved = message?.edited_html_content?.replaceAll('&nbsp;', ' ') ?? ''
    const expected = HTML.replace('Adding Fractions</h1>', 'Adding Fractions ā</h1>')
    const plain = (html: string) => html.replaceAll('&frasl;', '⁄').replaceAll('&middot;', '·')
    const entities = (html: string) =>
      plain(html)
        .replace(/&frac12;/g, '½')
        .replace(/&frac14;/g, '¼')
        .replace(/&nbsp;/g, ' ')
    expect(entities(saved)).toBe(entities(expected))
    expect(message?.html_content).toBe(HTML)
    await expect.poll(at.draft).toBeUndefined()
    await at.leave()
  })

  it('[RES-70] [SYS-25] keeps a word that is still being composed, even when a tool is tapped in its middle', async () => {
    const frame = await at.open()
    await at.type(frame, '')
    const devtools = await at.page.context().newCDPSession(at.page)
    await devtools.send('Input.imeSetComposition', { text: 'māra', selectionStart: 4, selectionEnd: 4 })
    await at.shown('Unsaved changes').waitFor()
    await expect.poll(async () => (await at.draft()) ?? '').toContain('Adding Fractionsmāra</h1>')
    await at.button('Heading 2').click()
    await at.page.keyboard.press('Enter')
    await at.page.keyboard.type('next')
    await at.button('Undo').click()
    await at.button('Save').click()
    await at.shown('All changes saved').waitFor()
    expect((await at.stored())?.edited_html_content).toContain('Adding Fractionsmāra</h2>')
    await at.leave()
  })

  it('[RES-50] [RES-66] [RES-67] [RES-86] saves with Ctrl+S once, and not when clean', async () => {
    const frame = await at.open()
    const saves = async () =>
      (await at.page.evaluate(() => window.screens.waiting())).filter(
        (op) => op.op === 'resource.save' && op.message_id === at.id,
      ).length
    await frame.locator('h1').click()
    await at.page.keyboard.press('Control+s')
    expect(await saves()).toBe(0)
    await at.page.keyboard.type('x')
    await at.page.keyboard.press('Control+s')
    await at.page.keyboard.press('Control+s')
    await expect.poll(saves).toBe(1)
    await at.shown('All changes saved').waitFor()
    await at.page.keyboard.press('Control+s')
    expect(await saves()).toBe(1)
    await at.page.keyboard.type('y')
    await at.page.keyboard.press('Meta+s')
    await expect.poll(async () => (await at.stored())?.edited_html_content).toContain('xy')
    await at.leave()
  })

  it('[RES-44] [RES-50] [RES-51] [RES-71] says Saving... while it saves, once however often it is asked', async () => {
    const frame = await at.open()
    await at.type(frame, ' once')
    await at.shown('Unsaved changes').waitFor()
    await at.page.evaluate(() => window.screens.holdMessages())
    await at.button('Save').click()
    await at.button('Saving...').waitFor()
    expect(await at.button('Saving...').isDisabled()).toBe(true)
    await at.shown('Resource Editor · Saving...').waitFor()
    await at.page.keyboard.press('Control+s')
    await frame.locator('h1').press('Control+s')
    await at.page.evaluate(() => window.screens.letThrough())
    await at.shown('All changes saved').waitFor()
    const saves = (await at.page.evaluate(() => window.screens.waiting())).filter(
      (op) => op.op === 'resource.save' && op.message_id === at.id,
    )
    expect(saves).toHaveLength(1)
    // It waits longer than the 200 ms after which another editor would have undone a change [OP-92].
    await at.page.waitForTimeout(300)
    expect(await frame.locator('h1').innerText()).toContain('once')
    await at.leave()
  })

  it('[RES-87] saves any content, an empty document included', async () => {
    const frame = await at.open()
    await frame.locator('h1').click()
    await at.page.keyboard.press('Control+a')
    await at.page.keyboard.press('Delete')
    await at.shown('Unsaved changes').waitFor()
    await at.button('Save').click()
    await at.shown('All changes saved').waitFor()
    expect((await at.stored())?.edited_html_content).not.toContain('Adding')
    await at.leave()
  })

  it('[RES-73] [RES-74] [SYS-25] [OP-94] asks before leaving, keeps a draft and offers it next time', async () => {
    const frame = await at.open()
    await at.go('/my-resources')
    await expect.poll(at.path).toBe('/my-resources')
    const again = await at.open()
    await at.type(again, ' draft')
    await at.shown('Unsaved changes').waitFor()
    at.startTo('/my-resources')
    const dialog = at.page.getByRole('dialog', {
      name: 'You have unsaved changes. Are you sure you want to leave?',
    })
    await dialog.getByRole('button', { name: 'Keep editing' }).click()
    expect(await at.path()).toBe(`/resource-edit/${at.id}`)
    await at.leave()
    await expect.poll(at.draft).toContain('Adding Fractions draft')
    expect((await at.stored())?.edited_html_content).toBeFalsy()
    at.startTo(`/resource-edit/${at.id}`)
    await at.button('Carry on with them').click()
    await at.page.frameLocator('#panel-edit iframe').getByText('Adding Fractions draft').waitFor()
    await at.shown('Unsaved changes').waitFor()
    await at.button('Save').click()
    await at.shown('All changes saved').waitFor()
    expect((await at.stored())?.edited_html_content).toContain('Adding Fractions draft')
    expect(frame.isDetached()).toBe(true)
    await at.leave()
  })

  it('[RES-55] [RES-56] edits a resource of an archived chat', async () => {
    await at.freshResource({}, { is_deleted: true })
    const frame = await at.open()
    await at
      .shown(
        'This resource belongs to an archived chat. You can still edit and save content, but changing ownership or moving it to another session is restricted.',
      )
      .waitFor()
    await at.type(frame, '!')
    await at.shown('Unsaved changes').waitFor()
    await at.button('Save').click()
    await at.shown('All changes saved').waitFor()
    await at.leave()
  })

  it('opens the version of another device, or tells of it while there is unsaved text', async () => {
    const other = (text: string) =>
      at.seed({ html_content: '<p>x</p>', edited_html_content: text, edited_revision: text })
    await at.open()
    await other('<h1>From the other device</h1>')
    await at.page.frameLocator('#panel-edit iframe').getByText('From the other device').waitFor()
    const frame = await at.open()
    await at.type(frame, ' and mine')
    await at.shown('Unsaved changes').waitFor()
    await other('<h1>Once more</h1>')
    await at
      .shown(
        'This resource was also edited on another device. Save keeps both versions; yours becomes the current one.',
      )
      .waitFor()
    await frame.getByText('From the other device and mine').waitFor()
    await at.button('Save').click()
    await at.shown('All changes saved').waitFor()
    const saves = await at.page.evaluate(() => window.screens.waiting())
    expect(saves.at(-1)).toMatchObject({ op: 'resource.save', base_id: '<h1>From the other device</h1>' })
    await at.leave()
  })

  it('[RES-90] keeps the text when the device is full', async () => {
    const frame = await at.open()
    await at.type(frame, ' kept')
    await at.shown('Unsaved changes').waitFor()
    await at.page.evaluate(() => window.screens.breakStore())
    await at.button('Save').click()
    await expect.poll(at.toast).toMatchObject({
      title: 'Save failed',
      text: 'Failed to save: This device is full. Your text stays here until there is room.',
      kind: 'error',
    })
    await frame.getByText('Adding Fractions kept').waitFor()
    await at.shown('Unsaved changes').waitFor()
  })
})
