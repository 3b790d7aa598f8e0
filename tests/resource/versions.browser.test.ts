import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { EditorAtWork } from '../documents/editor/editor-at-work.ts'
import { findViolations } from '../support/screens/screen-checks.ts'

const MINE = '<h1>Mine, by the beds</h1>'
const THEIRS = '<h1>Theirs, by the gate</h1>'
const MADE = '<h1>As it came</h1>'

let at: EditorAtWork

beforeAll(async () => {
  at = await EditorAtWork.start()
})
afterAll(() => at?.stop())
beforeEach(() => at.freshResource({ html_content: MADE }))

/** Two devices saved without knowing of each other; the other device's version is current. */
async function siblings({ withText = true } = {}) {
  const mine = `mine-${at.id}`
  const theirs = `theirs-${at.id}`
  const saved_at = '2026-11-20T08:00:00.000Z'
  const beside = { id: mine, device: null, saved_at }
  const row = { ...beside, message_id: at.id, base_id: null, restored_from: null }
  await at.page.evaluate(
    ([stored, html]) => window.screens.revisions([html ? { ...stored, html } : stored]),
    [row, withText ? MINE : ''] as const,
  )
  await at.seed({
    html_content: MADE,
    edited_html_content: THEIRS,
    edited_revision: theirs,
    also_edited: [beside],
  })
  return { mine, theirs }
}

const dialog = () => at.page.getByRole('dialog')
const lastSave = async () => (await at.page.evaluate(() => window.screens.waiting())).at(-1)
const editorText = (text: string) => at.page.frameLocator('#panel-edit iframe').getByText(text)

describe('also edited on another device', () => {
  it('says so when the editor opens clean, shows the other version sandboxed, and restores it as a new save', async () => {
    const { mine, theirs } = await siblings()
    await at.open()
    await at.page.getByText(/^Also edited on another device\./).waitFor()
    await editorText('Theirs, by the gate').waitFor()
    await at.button('View').click()
    const frame = dialog().locator('iframe')
    await dialog().frameLocator('iframe').getByText('Mine, by the beds').waitFor()
    expect(await frame.getAttribute('sandbox')).not.toContain('allow-scripts')
    expect(await findViolations(at.page)).toEqual([])
    await dialog().getByRole('button', { name: 'Restore' }).click()
    await dialog().waitFor({ state: 'hidden' })
    await editorText('Mine, by the beds').waitFor()
    await at.shown('All changes saved').waitFor()
    expect(await lastSave()).toMatchObject({
      op: 'resource.save',
      html: MINE,
      base_id: theirs,
      restores: mine,
      settles: [mine],
    })
    await at.page.getByText(/^Also edited on another device\./).waitFor({ state: 'hidden' })
    await at.leave()
  })

  it('disappears when the teacher keeps the current version, and the next save builds on that', async () => {
    const { mine, theirs } = await siblings()
    const frame = await at.open()
    await at.button('Keep this one').click()
    await at.page.getByText(/^Also edited on another device\./).waitFor({ state: 'hidden' })
    const kept = await lastSave()
    expect(kept).toMatchObject({ html: THEIRS, base_id: theirs, settles: [mine] })
    await at.type(frame, ' and on')
    await at.shown('Unsaved changes').waitFor()
    await at.button('Save').click()
    await at.shown('All changes saved').waitFor()
    expect(await lastSave()).toMatchObject({ base_id: kept?.op_id })
    await at.leave()
  })

  it('makes a version of unsaved text first, so that restoring loses nothing', async () => {
    await siblings()
    const frame = await at.open()
    await at.type(frame, ', unsaved')
    await at.shown('Unsaved changes').waitFor()
    await at.button('Restore').click()
    await editorText('Mine, by the beds').waitFor()
    const saves = (await at.page.evaluate(() => window.screens.waiting())).filter(
      (op) => op.op === 'resource.save' && op.message_id === at.id,
    )
    expect(saves.map((op) => 'html' in op && op.html)).toEqual([
      '<h1>Theirs, by the gate, unsaved</h1>',
      MINE,
    ])
    await at.leave()
  })

  it('offline says what is not on this device, and fetches it when the network is back', async () => {
    const { mine } = await siblings({ withText: false })
    await at.open()
    await at.page.evaluate(() => window.screens.status({ reachable: false }))
    await at.button('Restore').click()
    await at.shown('This version is not on this device. It needs the network.').waitFor()
    expect(await dialog().getByRole('button', { name: 'Restore' }).isDisabled()).toBe(true)
    await at.page.evaluate(() => window.screens.status({ reachable: true }))
    await expect
      .poll(() => at.page.evaluate(() => window.screens.requests()))
      .toContainEqual({ kind: 'revision', id: mine })
    await at.page.evaluate((id) => window.screens.failed(id), mine)
    await at.shown('This version could not be fetched. Go back to the list to try again.').waitFor()
    await at.page.keyboard.press('Escape')
    await at.leave()
  })
})

describe('the list of versions', () => {
  it('is reached from the editor, marks the current one, and goes back to how it was made', async () => {
    const { theirs } = await siblings()
    await at.open()
    await at.button('Versions').click()
    await expect
      .poll(() => dialog().getByRole('listitem').allInnerTexts())
      .toEqual([
        expect.stringMatching(/^Saved just now\s+This device · current/),
        expect.stringMatching(/Another device · conflicts with the current one$/),
        'As it was made',
      ])
    expect(await findViolations(at.page)).toEqual([])
    await dialog()
      .getByRole('button', { name: /As it was made/ })
      .click()
    await dialog().frameLocator('iframe').getByText('As it came').waitFor()
    await dialog().getByRole('button', { name: 'Restore' }).click()
    await editorText('As it came').waitFor()
    expect(await lastSave()).toMatchObject({ html: MADE, base_id: theirs })
    await at.leave()
  })
})

describe('the editor shows the delivery of a save', () => {
  it('[OP-94] waiting, in trouble or refused: in the same text as everywhere, with the ways on', async () => {
    const frame = await at.open()
    await at.page.evaluate(() => window.screens.status({ reachable: false }))
    await at.type(frame, ' x')
    await at.shown('Draft saved on this device').waitFor()
    await at.button('Save').click()
    await at.shown("Saved here. Will send when you're back online").waitFor()
    await at.page.evaluate(() => window.screens.refuseSave('gone'))
    const alert = at.page.getByRole('alert').getByText('Not sent: resource not found or not permitted')
    await alert.waitFor()
    // The refused text is unsaved again; saving it once more replaces the refused save.
    await at.shown('Unsaved changes').waitFor()
    await at.button('Save').click()
    await at.shown('All changes saved').waitFor()
    await alert.waitFor({ state: 'hidden' })
    const mine = (await at.page.evaluate(() => window.screens.waiting())).filter(
      (op) => 'message_id' in op && op.message_id === at.id,
    )
    expect(mine).toHaveLength(1)
    await at.page.evaluate(() => window.screens.status({ reachable: true }))
    await at.leave()
  })
})
