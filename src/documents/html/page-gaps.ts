import { asksForNewPage } from './page-break.ts'

const ASKS_FOR_PAGE = /break-(before|after)\s*:\s*(page|always|left|right)/i
const BLOCKS = 'section, article, div, h1, h2, h3, p, table, ul, ol, hr'
/** More are not looked through: each costs its computed style. */
const MOST = 2_000

/** A dashed line where the document asks for a new page: on screen one page would run into the next. */
export const PAGE_GAP_CSS = `
q-page-gap { display: none; }
@media screen { q-page-gap { display: block; margin: 28px 0; border-top: 2px dashed #8a938e; } q-page-gap::after { content: "New page"; float: right; font: 12px/1.8 Arial, sans-serif; color: #52605a; } }
`

/** Marks the page breaks in a preview. What is stored and what is printed stay as they are. */
export function markPageGaps(page: Document): void {
  const view = page.defaultView
  if (!view || !ASKS_FOR_PAGE.test(page.documentElement.outerHTML)) return
  const blocks = [...page.body.querySelectorAll<HTMLElement>(BLOCKS)].slice(0, MOST)
  const starts = blocks.filter((block) => asksForNewPage(view.getComputedStyle(block).breakBefore))
  const ends = blocks.filter((block) => asksForNewPage(view.getComputedStyle(block).breakAfter))
  const gap = () => page.createElement('q-page-gap')
  let started = false
  for (const block of starts) {
    started ||= hasTextBefore(block)
    if (started) block.before(gap())
  }
  for (const block of ends)
    if (block.nextElementSibling && !starts.includes(block.nextElementSibling as HTMLElement))
      block.after(gap())
}

/** The first block of a document begins a page anyway. */
function hasTextBefore(block: HTMLElement): boolean {
  const before = block.ownerDocument.createRange()
  before.setStart(block.ownerDocument.body, 0)
  before.setEndBefore(block)
  return before.toString().trim() !== ''
}
