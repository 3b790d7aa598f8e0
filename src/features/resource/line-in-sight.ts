/** A little of what follows is seen too. */
const BELOW_PX = 24

/** When the keyboard takes room from a page, the line somebody writes in must not vanish below its edge. */
export function keepLineInSight(page: Window): void {
  page.addEventListener('resize', () => {
    const line = lineOf(page.getSelection())
    if (!line || !page.document.hasFocus()) return
    const hidden = line.bottom + BELOW_PX - page.innerHeight
    if (hidden > 0 && line.top > 0) page.scrollBy({ top: hidden })
  })
}

function lineOf(selection: Selection | null): DOMRect | undefined {
  if (!selection || selection.rangeCount === 0) return undefined
  const range = selection.getRangeAt(0)
  const { startContainer } = range
  const block = startContainer.nodeType === 1 ? startContainer : startContainer.parentElement
  // An empty line has no text to measure.
  return [...range.getClientRects()].at(-1) ?? (block as Element | null)?.getBoundingClientRect()
}
