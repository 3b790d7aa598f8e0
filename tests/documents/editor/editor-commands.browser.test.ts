import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type OpenedPage, openPage } from '../../resource/open-page.ts'
import { worksheet, worksheets } from './corpus.ts'
import type { LosslessApi } from './pages/lossless-page.ts'
import { dice } from './pages/random-editing.ts'

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

const page = () => opened.page
const html = () => page().evaluate(() => window.api.html())
const open = (body: string) => page().evaluate((source) => window.api.open(source), body)

async function undoTo(start: string): Promise<string> {
  let now = await html()
  for (let i = 0; i < 12 && now !== start; i += 1) {
    await page().evaluate(() => window.api.undo())
    now = await html()
  }
  return now
}

describe('commands on a document', () => {
  beforeEach(async () => {
    await open(
      '<p id="a" class="k">Kia ora koutou</p><p>Ngā mihi</p><table><tr><td>Tahi</td><td>Rua</td></tr></table>',
    )
  })

  it('[RES-64] makes text bold, coloured and plain again without touching its neighbours', async () => {
    const start = await html()
    await page().evaluate(() => {
      window.api.select(4, 3)
      window.api.bold()
    })
    expect(await html()).toContain('<p id="a" class="k">Kia <strong>ora</strong> koutou</p>')
    await page().evaluate(() => window.api.colour('#a6301c'))
    expect(await html()).toMatch(
      /Kia <strong>.*color: ?(#a6301c|rgb\(166, 48, 28\)).*ora.*<\/strong> koutou|<span style="color.*"><strong>ora/,
    )
    await page().evaluate(() => {
      window.api.colour(null)
      window.api.bold()
    })
    expect(await html()).toBe(start)
  })

  it('[RES-64] makes headings and lists, keeping attributes, and back', async () => {
    await page().evaluate(() => {
      window.api.select(2, 0)
      window.api.heading(2)
    })
    expect(await html()).toContain('<h2 id="a" class="k">Kia ora koutou</h2>')
    await page().evaluate(() => {
      window.api.heading(2)
      window.api.select(2, 18)
      window.api.list('bullet')
    })
    expect(await html()).toContain('<ul><li id="a" class="k">Kia ora koutou</li><li>Ngā mihi</li></ul>')
    await page().evaluate(() => window.api.list('ordered'))
    expect(await html()).toContain('<ol><li')
    await page().evaluate(() => window.api.list('ordered'))
    expect(await html()).toContain('<p id="a" class="k">Kia ora koutou</p><p>Ngā mihi</p>')
  })

  it('[RES-64] puts a table in, grows it and takes it away', async () => {
    const start = await html()
    await page().evaluate(() => {
      window.api.select(2, 0)
      window.api.table(2, 3)
    })
    expect((await html()).match(/<td/g)).toHaveLength(8)
    await page().locator('td').first().click()
    await page().keyboard.type('Toru')
    await page().evaluate(() => {
      window.api.changeTable('rowBelow')
      window.api.changeTable('columnRight')
    })
    expect((await html()).match(/<td/g)).toHaveLength(2 + 12)
    expect(await html()).toContain('>Toru')
    await page().evaluate(() => window.api.changeTable('deleteTable'))
    expect((await html()).match(/<table/g)).toHaveLength(1)
    expect(await undoTo(start)).toBe(start)
  })

  it('empties cells and never removes them when a range is deleted', async () => {
    await page().evaluate(() => window.api.select(16, 16))
    await page().keyboard.press('Delete')
    const now = await html()
    expect(now.match(/<td/g)).toHaveLength(2)
    expect(now).toContain('Kia ora koutou')
    expect(await page().evaluate(() => window.api.desync())).toBeNull()
  })

  it('pastes text inline and blocks between, cleaned', async () => {
    const start = await html()
    await page().evaluate(() => {
      window.api.select(4, 0)
      window.api.paste('<b onclick="x()">tino</b> pai <script>alert(1)</script>')
    })
    expect(await html()).toContain('Kia <b>tino</b> pai ora koutou')
    expect(await undoTo(start)).toBe(start)
    await page().evaluate(() => {
      window.api.select(8, 0)
      window.api.paste('<h3>Head</h3><table><tr><td>a</td></tr></table>')
    })
    expect(await html()).toMatch(
      /<p id="a" class="k">Kia ora <\/p><h3>Head<\/h3><table>.*<\/table><p class="k">koutou<\/p>/,
    )
    expect(await undoTo(start)).toBe(start)
  })

  it('takes composed letters as one word and undoes them', async () => {
    const start = await html()
    await page().evaluate(() => window.api.select(3, 0))
    const cdp = await page().context().newCDPSession(page())
    await cdp.send('Input.imeSetComposition', { text: 'a', selectionStart: 1, selectionEnd: 1 })
    await cdp.send('Input.insertText', { text: 'ā' })
    await expect.poll(html).toContain('Kiaā ora')
    expect(await undoTo(start)).toBe(start)
  })
})

describe('random editing', () => {
  const keys: Record<string, () => Promise<unknown>> = {
    type: () => page().keyboard.type('xā '),
    enter: () => page().keyboard.press('Enter'),
    backspace: () => page().keyboard.press('Backspace'),
    delete: () => page().keyboard.press('Delete'),
    break: () => page().keyboard.press('Shift+Enter'),
    bold: () => page().evaluate(() => window.api.bold()),
    italic: () => page().evaluate(() => window.api.italic()),
    colour: () => page().evaluate(() => window.api.colour('rgb(1, 2, 3)')),
  }

  it.each(worksheets.slice(0, 5).map(({ name }, i) => [name, i + 1] as const))(
    'undoes any sequence of real keys in %s to the exact start',
    async (name, seed) => {
      const { expected: start } = await open(worksheet(name))
      const random = dice(seed)
      const names = Object.keys(keys)
      for (let step = 0; step < 20; step += 1) {
        const [at, length] = [random(), random() < 0.5 ? 0 : Math.floor(random() * 60)]
        await page().evaluate(
          ([place, size]) => {
            const end = window.api.length() - 1
            const index = Math.floor(place * end)
            window.api.select(index, Math.min(size, end - index))
          },
          [at, length] as const,
        )
        await keys[names[Math.floor(random() * names.length)] ?? 'type']?.()
      }
      for (let i = 0; i < 200 && (await page().evaluate(() => window.api.undoable())) > 0; i += 1)
        await page().evaluate(() => window.api.undo())
      expect(await html()).toBe(start)
      expect(opened.errors.splice(0)).toEqual([])
    },
  )
})
