import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TableChange } from '#documents/editor/commands/tables.ts'
import { type OpenedPage, openPage } from '../../resource/open-page.ts'
import type { LosslessApi } from './pages/lossless-page.ts'

declare global {
  interface Window {
    api: LosslessApi
  }
}

let opened: OpenedPage
beforeAll(async () => {
  opened = await openPage('tests/documents/editor/pages/lossless-page.ts')
})
afterAll(() => opened?.close())

const MERGED =
  '<table><thead><tr><th scope="col" colspan="2">A</th><th>B</th></tr></thead><tbody><tr><td rowspan="2">c</td><td>d</td><td>e</td></tr><tr><td>f</td><td id="g">g</td></tr></tbody></table>'

/** The table as a reader sees it: each cell by its first letter, `.` for a new one; merged cells repeat. */
async function change(cell: string, what: TableChange): Promise<string[]> {
  await opened.page.evaluate((html) => window.api.open(html), MERGED)
  await opened.page.getByText(cell, { exact: true }).click()
  await opened.page.evaluate((change) => window.api.changeTable(change), what)
  expect(await opened.page.evaluate(() => window.api.desync())).toBeNull()
  const seen = await opened.page.evaluate(() => window.api.tableAsSeen())
  await opened.page.evaluate(() => window.api.undo())
  expect(await opened.page.evaluate(() => window.api.html())).toBe(MERGED)
  return seen
}

it('[RES-64] adds rows and columns next to and through merged cells', async () => {
  expect(await change('d', 'rowBelow')).toEqual(['AAB', 'cde', 'c..', 'cfg'])
  expect(await change('c', 'rowBelow')).toEqual(['AAB', 'cde', 'cfg', '...'])
  expect(await change('f', 'rowAbove')).toEqual(['AAB', 'cde', 'c..', 'cfg'])
  expect(await change('A', 'rowBelow')).toEqual(['AAB', '...', 'cde', 'cfg'])
  expect(await change('A', 'rowAbove')).toEqual(['...', 'AAB', 'cde', 'cfg'])
  expect(await change('c', 'columnRight')).toEqual(['AAAB', 'c.de', 'c.fg'])
  expect(await change('c', 'columnLeft')).toEqual(['.AAB', '.cde', '.cfg'])
  expect(await change('g', 'columnRight')).toEqual(['AAB.', 'cde.', 'cfg.'])
  expect(await change('g', 'columnLeft')).toEqual(['AA.B', 'cd.e', 'cf.g'])
})

it('[RES-64] deletes rows and columns, and merged cells only with their last one', async () => {
  expect(await change('d', 'deleteRow')).toEqual(['AAB', 'cfg'])
  expect(await change('g', 'deleteRow')).toEqual(['AAB', 'cde'])
  expect(await change('c', 'deleteColumn')).toEqual(['AB', 'de', 'fg'])
  expect(await change('f', 'deleteColumn')).toEqual(['AB', 'ce', 'cg'])
  expect(await change('e', 'deleteColumn')).toEqual(['AA', 'cd', 'cf'])
})

it('[RES-64] leaves a line to write in when the table that was the whole document is deleted', async () => {
  await opened.page.evaluate(() => window.api.open('<table><tr><td>x</td></tr></table>'))
  await opened.page.getByText('x', { exact: true }).click()
  await opened.page.evaluate(() => window.api.changeTable('deleteTable'))
  await opened.page.keyboard.type('Kia ora')
  expect(await opened.page.evaluate(() => window.api.html())).toBe('<p>Kia ora</p>')
})

it('[RES-64] changes and removes the whole link at the caret', async () => {
  const link = '<p>See <a href="https://old.example/">the <b>old</b> page</a> now</p>'
  await opened.page.evaluate((html) => window.api.open(html), link)
  await opened.page.evaluate(() => {
    window.api.select(6, 0)
    window.api.link('https://teara.govt.nz')
  })
  const html = () => opened.page.evaluate(() => window.api.html())
  expect(await html()).toBe(link.replace('https://old.example/', 'https://teara.govt.nz'))
  await opened.page.evaluate(() => {
    window.api.select(6, 0)
    window.api.link('')
  })
  expect(await html()).toBe('<p>See the <b>old</b> page now</p>')
  await opened.page.evaluate(() => {
    window.api.undo()
    window.api.undo()
  })
  expect(await html()).toBe(link)
})
