import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type OpenedPage, openPage } from '../../resource/open-page.ts'
import { worksheet } from './corpus.ts'
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
beforeEach(() =>
  opened.page.evaluate(() => {
    window.api.open('<h1 class="t">Top</h1><p>xy</p>')
    window.api.problems()
  }),
)

const html = () => opened.page.evaluate(() => window.api.html())

/** Pastes between x and y and answers the document after it; undo must bring the start back. */
async function paste(source: string, text = ''): Promise<string> {
  await opened.page.evaluate(() => window.api.select(5, 0))
  const start = await html()
  await opened.page.evaluate(([a, b]) => window.api.paste(a, b), [source, text] as const)
  expect(await opened.page.evaluate(() => window.api.desync())).toBeNull()
  const now = await html()
  await opened.page.evaluate(() => window.api.undo())
  expect(await html()).toBe(start)
  return now.replace('<h1 class="t">Top</h1>', '').replace(/\s+/g, ' ')
}

describe('paste', () => {
  it('from Word: headings, bold, colour, lists and merged cells come; fonts, classes and Office marks do not', async () => {
    const pasted = await paste(worksheet('23-word'))
    expect(pasted).toContain('<h1><span lang="MI">Te Awa o Waikato</span></h1>')
    expect(pasted).toMatch(/<b><span style="color: (rgb\(31, 78, 121\)|#1F4E79);?">Ngā pātai<\/span><\/b>/)
    expect(pasted).toContain('<ul><li>Nō whea te awa?</li><li>How long is the river?</li></ul>')
    expect(pasted).toContain('colspan="2"')
    expect(pasted).toContain('<s>rivr</s> river')
    expect(pasted).toContain('href="https://teara.govt.nz/en/waikato-region"')
    expect(pasted).not.toMatch(/mso|class=|<o:p|<!--|Calibri|font-size|<p>(&nbsp;)?<\/p>|<img/i)
    expect(await opened.page.evaluate(() => window.api.problems())).toEqual(['lost-pictures'])
  })

  it('from Word: numbered and nested lists', async () => {
    const item = (level: number, mark: string, text: string) =>
      `<p class=MsoListParagraph style='mso-list:l1 level${level} lfo2'><span style='mso-list:Ignore'>${mark}<span>&nbsp; </span></span>${text}</p>`
    const list = item(1, '1.', 'Tahi') + item(2, 'a.', 'ā') + item(2, 'b.', 'ē') + item(1, '2.', 'Rua')
    expect(await paste(`<p>before</p>${list}<p>after</p>${item(1, '·', 'own')}`)).toContain(
      '<p>before</p><ol><li>Tahi<ol><li>ā</li><li>ē</li></ol></li><li>Rua</li></ol><p>after</p><ul><li>own</li></ul>',
    )
  })

  it('from Google Docs: bold text is bold, and the wrapper around the whole paste is not', async () => {
    const pasted = await paste(worksheet('24-google-docs'))
    expect(pasted).toContain('<h2 dir="ltr">Kupu hou</h2>')
    expect(pasted).toContain('<strong>Whakarongo</strong><em> and then tell a partner.</em>')
    expect(pasted).toMatch(
      /<li dir="ltr"><span style="color: (rgb\(255, 0, 0\)|#ff0000);?">mahi<\/span><\/li>/,
    )
    expect(pasted).toContain('<li dir="ltr"><u>tākaro</u></li>')
    expect(pasted).toContain('rowspan="2"')
    expect(pasted).not.toMatch(/docs-internal|font-weight|font-family|white-space|<b[\s>]|Apple-/)
  })

  it('from a web page: its table gets lines, its layout is dropped, and nothing that runs comes along', async () => {
    const pasted = await paste(
      '<div class="mw-parser-output" onclick="x()"><div id="toc" style="float:right;margin:9px"><p class="k" style="font:12px Georgia;color:rgb(32, 33, 34)">Kererū <sup id="cite"><a href="https://teara.govt.nz/kereru" class="r">[1]</a></sup></p></div><table class="wikitable"><tr><th>Manu</th></tr><tr><td>tūī</td></tr></table><script>alert(1)</script><img src="https://upload.example/k.jpg" alt="k"></div>',
    )
    expect(pasted).toContain('<p>Kererū <sup><a href="https://teara.govt.nz/kereru">[1]</a></sup></p>')
    expect(pasted).toMatch(/<td style="border: 1px solid (#000|rgb\(0, 0, 0\)); padding: 4px 8px;">tūī<\/td>/)
    expect(pasted).not.toMatch(/class|float|script|upload|<div|onclick/)
  })

  it('of a part of the document itself keeps it as it was, classes and all', async () => {
    await opened.page.evaluate(() => window.api.open('<p class="k"><i class="m">Kia</i> ora</p><p>xy</p>'))
    await opened.page.evaluate(() => window.api.select(0, 7))
    await opened.page.keyboard.press('Control+c')
    await opened.page.evaluate(() => window.api.select(9, 0))
    await opened.page.keyboard.press('Control+v')
    expect(await html()).toContain('<p>x<i class="m">Kia</i> oray</p>')
  })

  it('of plain text keeps its lines; of RTF alone says so and changes nothing', async () => {
    expect(await paste('', 'Tahi\nRua')).toBe('<p>xTahi</p><p>Ruay</p>')
    await opened.page.evaluate(() => window.api.pasteOnlyRtf())
    expect(await html()).toBe('<h1 class="t">Top</h1><p>xy</p>')
    expect(await opened.page.evaluate(() => window.api.problems())).toEqual(['only-rtf'])
  })
})
