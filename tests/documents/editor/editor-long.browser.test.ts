import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenedPage, openPage } from '../../resource/open-page.ts'
import type { LosslessApi } from './pages/lossless-page.ts'

declare global {
  interface Window {
    api: LosslessApi
  }
}

/** Paragraphs, lists and tables over and over: a document of 2,000 elements. */
const TABLE =
  '<table><tbody><tr><th>Kupu</th><th>Meaning</th></tr><tr><td>ngāwari</td><td>easy</td></tr></tbody></table>'
const chapter = (n: number) => `<h2>Wāhanga ${n}</h2>
<p>Pānuitia te kōrero ${n}, ā, <b>whakautua</b> ngā pātai. Read it <i>twice</i> and answer in whole sentences.</p>
<ul><li>Ko wai?</li><li>He aha?</li></ul>
${n % 3 ? TABLE : ''}
<p>Ka pai.</p>
<p>Tino pai.</p>
<p>Tuhia ${n}.</p>
`
const CHAPTERS = 150
const css =
  '<style>table{border-collapse:collapse;margin:7px 0}td{border:1px solid}h2{margin:30px 0 3px}</style>'
const body = Array.from({ length: CHAPTERS }, (_, n) => chapter(n + 1)).join('')
const LONG = `<html><head>${css}</head><body>${body}</body></html>`

let opened: OpenedPage

beforeAll(async () => {
  opened = await openPage('tests/documents/editor/pages/lossless-page.ts')
}, 120_000)
afterAll(() => opened?.close())

const html = () => opened.page.evaluate(() => window.api.html())
const open = (source: string) => opened.page.evaluate((text) => window.api.open(text), source)
const parts = () => opened.page.locator('q-part').count()

/** The document's height, and the places of the blocks in the window at five scroll positions. */
const geometry = () =>
  opened.page.evaluate(async () => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    const { body } = document
    const seen: unknown[] = [body.getBoundingClientRect().height]
    for (const n of [1, 40, 41, 90, 149]) {
      const headings = [...body.querySelectorAll('h2')]
      headings[n]?.scrollIntoView({ block: 'center' })
      await drawn()
      await drawn()
      const shown = [...body.querySelectorAll('h2,p,li,table,td')].filter((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return bottom > 0 && top < innerHeight
      })
      seen.push(
        Math.round(scrollY * 10) / 10,
        ...shown.map((element) => {
          const { left, top, width, height } = element.getBoundingClientRect()
          return [
            element.nodeName,
            ...[left, top + scrollY, width, height].map((value) => Math.round(value * 20) / 20),
          ].join(' ')
        }),
      )
    }
    return seen
  })

/** Puts the caret at the start of a part that follows a paragraph or heading. Answers the text on both sides. */
const caretAtEdge = () =>
  opened.page.evaluate(() => {
    for (const part of document.querySelectorAll('q-part')) {
      const [before, after] = [part.previousElementSibling?.lastElementChild, part.firstElementChild]
      if (!/^(P|H2)$/.test(before?.nodeName ?? '') || !before || !after) continue
      after.scrollIntoView({ block: 'center' })
      document.getSelection()?.collapse(after.firstChild, 0)
      return [before.textContent ?? '', after.textContent ?? '']
    }
    return []
  })

describe('a document so long that it is split into parts', () => {
  it('[RES-62] looks as it does without parts, and is saved without them', async () => {
    const { expected } = await open(LONG)
    expect(await parts()).toBeGreaterThan(5)
    expect(await html()).toBe(expected)
    expect(await opened.page.evaluate(() => window.api.desync())).toBeNull()
    const inParts = await geometry()
    // A rule about neighbours keeps the document from being split.
    await open(LONG.replace('</style>', 'b + q{color:red}</style>'))
    expect(await parts()).toBe(0)
    expect(inParts).toEqual(await geometry())
  })

  it('[RES-62] is saved without parts where one box holds the whole document, too', async () => {
    const { expected } = await open(
      LONG.replace('<body>', '<body><main>').replace('</body>', '</main></body>'),
    )
    expect(await parts()).toBeGreaterThan(5)
    expect(await html()).toBe(expected)
    expect(await opened.page.evaluate(() => window.api.desync())).toBeNull()
  })

  it.each(['float:left', 'position:relative'])('is not split with %s', async (rule) => {
    await open(LONG.replace('</style>', `h2{${rule}}</style>`))
    expect(await parts()).toBe(0)
  })

  it('[RES-64] joins and splits lines where parts meet, and takes it back', async () => {
    const { expected } = await open(LONG)
    const [before = '', after = ''] = await caretAtEdge()
    expect(after.length).toBeGreaterThan(3)
    await opened.page.keyboard.press('Backspace')
    const text = await opened.page.evaluate(() => document.body.textContent)
    expect(text).toContain(`${before}${after}`)
    expect(await opened.page.evaluate(() => window.api.desync())).toBeNull()
    await opened.page.keyboard.press('Enter')
    await opened.page.keyboard.type('Zā1')
    expect(await html()).toContain(`>Zā1${after.slice(0, 4)}`)
    for (let i = 0; i < 4 && (await html()) !== expected; i += 1)
      await opened.page.evaluate(() => window.api.undo())
    expect(await html()).toBe(expected)
  })

  it('[RES-64] changes only the text with a composed word, and undoes it in one step however slowly it came', async () => {
    const { expected } = await open(LONG)
    await caretAtEdge()
    const devtools = await opened.page.context().newCDPSession(opened.page)
    const compose = (text: string) =>
      devtools.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      })
    const [before = '', first = ''] = await opened.page.evaluate(() => {
      const text = document.getSelection()?.anchorNode as Text
      const [word = ''] = text.data.split(' ')
      document.getSelection()?.setBaseAndExtent(text, 0, text, word.length)
      const now = Date.now
      let passed = 0
      Date.now = () => {
        passed += 5_000
        return now() + passed
      }
      return [text.data, word]
    })
    for (const text of ['n', 'に', 'にほ']) await compose(text)
    await devtools.send('Input.insertText', { text: '日本' })
    expect(await html()).toBe(expected.replace(`>${before}`, `>${before.replace(first, '日本')}`))
    expect(await opened.page.evaluate(() => window.api.desync())).toBeNull()
    expect(await opened.page.evaluate(() => window.api.undoable())).toBe(1)
    await opened.page.evaluate(() => window.api.undo())
    expect(await html()).toBe(expected)
  })

  it('is reached by keyboard from end to end', async () => {
    const { expected } = await open(LONG)
    await opened.page.evaluate(() => scrollTo(0, 0))
    await opened.page.locator('h2').first().click()
    await opened.page.keyboard.press('Control+End')
    await opened.page.keyboard.type('Zā1')
    expect(await html()).toBe(expected.replace(`Tuhia ${CHAPTERS}.`, `Tuhia ${CHAPTERS}.Zā1`))
    await opened.page.keyboard.press('Control+Home')
    await opened.page.keyboard.type('Zā2')
    expect(await html()).toContain('<h2>Zā2Wāhanga 1</h2>')
    await opened.page.keyboard.press('Control+End')
    await opened.page.keyboard.press('Control+Shift+Home')
    await opened.page.keyboard.press('x')
    const left = await opened.page.evaluate(() => document.body.textContent?.trim().slice(0, 300))
    expect(left).toBe('x')
  })

  it('is copied whole', async () => {
    await open(LONG)
    await opened.page.locator('h2').first().click()
    await opened.page.keyboard.press('Control+A')
    const copied = await opened.page.evaluate(() => {
      const data = new DataTransfer()
      document.body.dispatchEvent(
        new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true }),
      )
      return { html: data.getData('text/html'), text: data.getData('text/plain') }
    })
    expect(copied.html.match(/<table/g)).toHaveLength((CHAPTERS * 2) / 3)
    expect(copied.html).not.toContain('q-part')
    expect(copied.text.match(/Tuhia/g)).toHaveLength(CHAPTERS)
  })
})
