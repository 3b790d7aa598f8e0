import type { TextRun } from './text-runs.ts'

/**
 * The text nodes that are drawn as letters and left out of the picture below. A node is drawn whole or not at all: where
 * one of its runs cannot be drawn, the node stays in the picture.
 */
export function drawnText(runs: TextRun[]): Set<Node> {
  const kept = new Set(runs.filter((run) => !run.drawable).map((run) => run.node))
  const drawn = new Set<Node>()
  for (const run of runs) {
    run.drawable &&= !kept.has(run.node)
    if (run.drawable && run.node) drawn.add(run.node)
  }
  return drawn
}

/** Hides the lines under drawn text in the picture, because they are drawn with the letters. */
export function hideUnderlines(page: Document, runs: TextRun[]): void {
  for (const run of runs) {
    if (!run.drawable || !run.underlined) continue
    for (let up = run.node?.parentElement; up && up !== page.body; up = up.parentElement) {
      const style = page.defaultView?.getComputedStyle(up)
      if (!style?.textDecorationLine.includes('underline')) continue
      up.style.setProperty('text-decoration-color', 'transparent', 'important')
    }
  }
}
