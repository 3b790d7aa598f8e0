const ASKS = /break-(before|after)\s*:\s*(page|always|left|right)/i
const BLOCKS = 'section, article, div, h1, h2, h3, p, table, ul, ol, hr'
/** More are not looked through: each costs its computed style. */
const MOST = 2_000
const NEW_PAGE = /page|always|left|right/

/** On screen nothing shows where a document asks for a new sheet of paper, and one page runs into the next. */
export const PAGE_GAP_CSS = `
q-page-gap { display: none; }
@media screen { q-page-gap { display: block; margin: 28px 0; border-top: 2px dashed #8a938e; } q-page-gap::after { content: "New page"; float: right; font: 12px/1.8 Arial, sans-serif; color: #52605a; } }
`

/** Marks the places in a page that is only looked at; what is stored and what is printed stay as they are. */
export function markPageGaps(page: Document): void {
  const view = page.defaultView
  if (!view || !ASKS.test(page.documentElement.outerHTML)) return
  const blocks = [...page.body.querySelectorAll<HTMLElement>(BLOCKS)].slice(0, MOST)
  const starts = blocks.filter((block) => NEW_PAGE.test(view.getComputedStyle(block).breakBefore))
  const ends = blocks.filter((block) => NEW_PAGE.test(view.getComputedStyle(block).breakAfter))
  const gap = () => page.createElement('q-page-gap')
  let begun = false
  for (const block of starts) {
    begun ||= hasWordsBefore(block)
    if (begun) block.before(gap())
  }
  for (const block of ends)
    if (block.nextElementSibling && !starts.includes(block.nextElementSibling as HTMLElement))
      block.after(gap())
}

/** The first thing of a document begins a page anyway. */
function hasWordsBefore(block: HTMLElement): boolean {
  const before = block.ownerDocument.createRange()
  before.setStart(block.ownerDocument.body, 0)
  before.setEndBefore(block)
  return before.toString().trim() !== ''
}
