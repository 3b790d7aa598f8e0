import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { planHtml, resourceHtml } from '#content/render-html.ts'
import { pdfText } from '#documents/pdf/tags/pdf-inside.ts'
import { ask, planFor, resourceFor } from '../content/support.ts'
import { type OpenedPage, openPage } from '../resource/open-page.ts'
import { hostile } from './editor/hostile.ts'

const folder = mkdtempSync(join(tmpdir(), 'mahere-tags-'))
let opened: OpenedPage
let made = 0
beforeAll(async () => {
  opened = await openPage('tests/documents/pages/pdf-page.ts')
})
afterAll(() => opened?.close())

/** What poppler says of a PDF of these documents: its facts, its structure with the text of each part, and all its text. */
async function pdfOf(html: string | string[], title = 'Te wai') {
  const waiting = opened.page.waitForEvent('download')
  await opened.page.evaluate(([name, text]) => window.pdf.make(name, text), [title, html] as const)
  made += 1
  const path = join(folder, `${made}.pdf`)
  await (await waiting).saveAs(path)
  const run = (name: string, ...args: string[]) => {
    const { stdout, stderr, error } = spawnSync(name, [...args, path, ...(name === 'pdftotext' ? ['-'] : [])])
    if (error) throw new Error('These tests read PDFs with poppler: install it', { cause: error })
    expect(stderr.toString(), 'poppler finds the file broken').toBe('')
    return stdout.toString()
  }
  return {
    facts: run('pdfinfo'),
    structure: run('pdfinfo', '-struct'),
    read: run('pdfinfo', '-struct-text'),
    text: run('pdftotext', '-raw'),
    /** As bytes: poppler prints neither languages nor the words for pictures. */
    file: readFileSync(path, 'latin1'),
  }
}

/** The quoted text under each part, in order: what a screen reader says. */
const spoken = (read: string) => [...read.matchAll(/^ *"(.*)"$/gm)].map(([, text]) => text ?? '')
const page = (body: string, head = '') =>
  `<!doctype html><html lang="en-NZ"><head>${head}</head><body>${body}</body></html>`
/** The structure as one line, without the numbers of objects. */
const roles = (structure: string) =>
  structure
    .split('\n')
    .map((line) => line.trim().split(/[ :]/)[0])
    .filter((role) => /^[A-Z]/.test(role ?? ''))
    .join(' ')

describe('the tags of a PDF', () => {
  it('say that it is tagged, in which language and under which title', async () => {
    const { facts, structure } = await pdfOf(page('<p>Kia ora</p>'), 'Ngā wai')
    expect(facts).toMatch(/Tagged: +yes/)
    expect(facts).toMatch(/Title: +Ngā wai/)
    expect(structure).toMatch(/^Document/)
  })

  it('name headings, lists, tables with their head cells, links and pictures', async () => {
    const { structure, read, file } = await pdfOf(
      page(`<h1>Water</h1><h2>Steps</h2><ol><li>Fill</li><li>Pour</li></ol>
        <table><thead><tr><th scope="col">Time</th><th>Rain</th></tr></thead>
        <tbody><tr><th scope="row">May</th><td colspan="2">9</td></tr><tr><td></td><td>7</td></tr></tbody></table>
        <p>See <a href="https://example.nz/a">the page</a>.</p>
        <svg role="img" aria-label="A drop of water" width="40" height="40"><circle cx="9" cy="9" r="9"/></svg>
        <dl><dt>wai</dt><dd>water</dd></dl>`),
    )
    expect(roles(structure)).toBe(
      'Document Sect H1 H2 L LI Lbl LBody LI Lbl LBody Table THead TR TH TH TBody TR TH TD TR TD TD P Link Object P Figure L LI Lbl LBody',
    )
    expect(structure).toContain('/Scope /Row')
    expect(structure).toContain('/Scope /Column')
    expect(structure).toContain('/ColSpan 2')
    expect(structure).toContain('/ListNumbering /Decimal')
    expect(file).toContain(`/Alt ${pdfText('A drop of water')}`)
    expect(spoken(read).join(' ')).toBe(
      'Water Steps 1. Fill 2. Pour Time Rain May 9 7 See the page . wai water',
    )
  })

  it('name te reo Māori as te reo Māori, and keep its macrons', async () => {
    const { structure, read, file } = await pdfOf(page('<p>Say <span lang="mi">tēnā koe</span> first.</p>'))
    expect(roles(structure)).toBe('Document Sect P Span')
    expect(file).toContain(`/S /Span /P`)
    expect(file).toContain(`/Lang ${pdfText('mi')}`)
    expect(spoken(read)).toEqual(['Say', 'tēnā koe', 'first.'])
  })

  it('pass over what only decorates, the margin line and the numbers of pages', async () => {
    const long = Array.from({ length: 90 }, (_, at) => `<p>Line ${at}</p>`).join('')
    const { read, text } = await pdfOf(
      page(`<div aria-hidden="true">MARK</div>${long}`, '<style>body{border-left:2px solid red}</style>'),
    )
    expect(text).toContain('Page 2 of')
    expect(text).toContain('MARK')
    expect(spoken(read).join(' ')).not.toMatch(/Page \d|MARK/)
    expect(spoken(read)).toHaveLength(90)
  })

  it('read the head of a long table once, although it is printed on each page', async () => {
    const rows = Array.from({ length: 120 }, (_, at) => `<tr><td>Row ${at}</td><td>x</td></tr>`).join('')
    const { read, text } = await pdfOf(
      page(`<table><thead><tr><th>Name</th><th>Mark</th></tr></thead><tbody>${rows}</tbody></table>`),
    )
    expect(text.match(/Name Mark/g)?.length).toBeGreaterThan(2)
    expect(spoken(read).filter((said) => said === 'Name')).toHaveLength(1)
    expect(spoken(read).filter((said) => said.startsWith('Row'))).toHaveLength(120)
  })

  it('read a plan and a worksheet whole, each word once, in a pack of several documents', async () => {
    const asked = ask('Year 5 fractions of a set, 50 minutes')
    const { read, text, structure } = await pdfOf([
      planHtml(planFor(asked)),
      resourceHtml(resourceFor(asked)),
    ])
    expect(structure.match(/^ {2}Sect/gm)).toHaveLength(2)
    const words = (all: string) => [...all.matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => word).sort()
    const heads = /^(?:Page \d+ of \d+)$/gm
    const onPaper = words(text.replace(heads, ''))
    const said = words(spoken(read).join(' '))
    const missing = onPaper.filter((word) => !said.includes(word))
    expect(missing).toEqual([])
    expect(said.length).toBeGreaterThan(0.9 * onPaper.length)
    expect(said.length).toBeLessThanOrEqual(onPaper.length)
  })

  it('are there whatever is in a document, and no address or word breaks the file', async () => {
    const bad = page(
      `${hostile.join('')}<p>(brackets) \\ << >> endobj</p><a href="https://example.nz/(a)\\b?x=ā">odd</a>
       <svg role="img" aria-label="&quot;)>> endobj (${'ā'.repeat(600)}"><circle r="4"/></svg><table><tr><td></td></tr></table>`,
    )
    const { facts, read } = await pdfOf(bad)
    expect(facts).toMatch(/Tagged: +yes/)
    expect(spoken(read).join(' ')).toContain('(brackets)')
  })
})
