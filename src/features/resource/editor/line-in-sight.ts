/** Room below the line, so that a little of the text after it is seen too */
const BELOW_PX = 24

/** Scrolls the line at the caret back into view when a phone's keyboard covers the lower part of the page. */
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
  // The range of an empty line has no rectangle.
  return [...range.getClientRects()].at(-1) ?? (block as Element | null)?.getBoundingClientRect()
}
