import type { TextRun } from './text-runs.ts'

/** A tag no document styles: a rule such as `.bank span` must not hit what we add. */
const HIDER = 'q-hidden'

/**
 * Makes the text that will be drawn as letters invisible in the picture below it. A node goes all or not at all: where
 * one of its runs cannot be drawn, the node stays in the picture.
 */
export function hideDrawnText(page: Document, runs: TextRun[]): void {
  const kept = new Set(runs.filter((run) => !run.drawable).map((run) => run.node))
  const hidden = new Set<Text>()
  for (const run of runs) {
    run.drawable = run.drawable && run.node !== null && !kept.has(run.node)
    if (!run.drawable || !run.node || hidden.has(run.node)) continue
    hidden.add(run.node)
    const hider = page.createElement(HIDER)
    hider.style.setProperty('color', 'transparent', 'important')
    hider.style.setProperty('text-decoration-color', 'transparent', 'important')
    run.node.replaceWith(hider)
    hider.append(run.node)
  }
  hideUnderlines(page, runs)
}

/** The line under a drawn link is drawn with it. */
function hideUnderlines(page: Document, runs: TextRun[]): void {
  for (const run of runs) {
    if (!run.drawable || !run.underlined) continue
    for (let up = run.node?.parentElement; up && up !== page.body; up = up.parentElement) {
      const style = page.defaultView?.getComputedStyle(up)
      if (!style?.textDecorationLine.includes('underline')) continue
      up.style.setProperty('text-decoration-color', 'transparent', 'important')
    }
  }
}
