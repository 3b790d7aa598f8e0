import type { Browser, Page } from 'playwright-core'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launch } from '../support/browser.ts'

/* This needs a real browser, because the sanitiser depends on its parser, which happy-dom does not imitate. */

interface Bundle {
  markdown: Record<'cleanMarkdown' | 'withTablesInBoxes', (given: string) => string>
}

let browser: Browser
let page: Page

async function bundled(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: {
        entry: 'src/ui/markdown/markdown-body.soon.tsx',
        name: 'markdown',
        formats: ['iife'],
        fileName: 'markdown',
      },
    },
  })) as Rolldown.RolldownOutput[]
  return built[0]?.output[0].code ?? ''
}

beforeAll(async () => {
  browser = await launch()
  page = await browser.newPage()
  await page.addScriptTag({ content: await bundled() })
})

afterAll(() => browser?.close())

const clean = (text: string) =>
  page.evaluate((given) => (window as unknown as Bundle).markdown.cleanMarkdown(given), text)

describe('Markdown from a reply', () => {
  it('keeps headings, lists, tables and links', async () => {
    const html = await clean(
      '# Fractions\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n[Tāhūrangi](https://tahurangi.education.govt.nz)',
    )
    expect(html).toContain('<h1>Fractions</h1>')
    expect(html).toContain('<li>two</li>')
    expect(html).toContain('<td>2</td>')
    expect(html).toContain('<a href="https://tahurangi.education.govt.nz">Tāhūrangi</a>')
  })

  it('puts wide tables into boxes that scroll on their own, by keyboard too', async () => {
    const rows = `| ${Array(30).fill('a long heading').join(' | ')} |\n|${'---|'.repeat(30)}\n| 1 |`
    const html = await clean(`${rows}\n\nwords\n\n${rows}\n\n<p title="<table>">x</p>`)
    const found = await page.evaluate((given) => {
      const { withTablesInBoxes } = (window as unknown as Bundle).markdown
      document.body.innerHTML = `<style>.overflow-x-auto{overflow-x:auto}</style>${withTablesInBoxes(given)}`
      return [...document.querySelectorAll<HTMLElement>('[role="region"][aria-label="Table"]')].map(
        (box) => ({
          ...{ tab: box.tabIndex, table: box.querySelectorAll('table').length },
          scrolls: box.scrollWidth > box.clientWidth,
          pageScrolls: document.documentElement.scrollWidth > document.documentElement.clientWidth,
        }),
      )
    }, html)
    const box = { tab: 0, table: 1, scrolls: true, pageScrolls: false }
    expect(found).toEqual([box, box])
  })

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[press](javascript:alert(1))',
    '<a href="data:text/html,x">x</a>',
    '<a href="//evil.example">x</a>',
    '<form action=/auth/v1/logout><button>go</button></form>',
    '<p style="position:fixed;inset:0">x</p>',
    '![beacon](https://evil.example/p.gif)',
    '<iframe src="https://evil.example"></iframe>',
    '<svg><use href="#x" onclick=alert(1) /></svg>',
  ])('runs nothing, calls nobody and dresses up as nothing: %s', async (text) => {
    expect(await clean(text)).not.toMatch(
      /<script|onerror|onclick|javascript:|data:|<form|<button|style=|<img|<iframe|<svg|evil\.example/,
    )
  })
})
