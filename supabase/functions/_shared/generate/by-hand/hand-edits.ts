import { blocksOf, type HtmlBlock } from './blocks.ts'

type Lines = readonly HtmlBlock[]

/** The length of the longest row of lines that both versions have, from each pair of places on. */
function sharedFrom(was: Lines, is: Lines): number[][] {
  const rows = Array.from({ length: was.length + 1 }, () => new Array<number>(is.length + 1).fill(0))
  for (let i = was.length - 1; i >= 0; i--)
    for (let j = is.length - 1; j >= 0; j--) {
      const [row = [], below = []] = [rows[i], rows[i + 1]]
      row[j] =
        was[i]?.text === is[j]?.text ? 1 + (below[j + 1] ?? 0) : Math.max(below[j] ?? 0, row[j + 1] ?? 0)
    }
  return rows
}

/** One step through two versions: a line that both have, one that only the first has, or one that only the second has. */
interface Step {
  was: HtmlBlock | undefined
  is: HtmlBlock | undefined
}

/** Walks through two versions of a section side by side. */
export function sideBySide(was: Lines, is: Lines): Step[] {
  const shared = sharedFrom(was, is)
  const steps: Step[] = []
  let [i, j] = [0, 0]
  while (i < was.length || j < is.length) {
    const [old, fresh] = [was[i], is[j]]
    const isSame = old !== undefined && old.text === fresh?.text
    const isGone = !fresh || (shared[i + 1]?.[j] ?? 0) >= (shared[i]?.[j + 1] ?? 0)
    steps.push({
      was: isSame || isGone ? old : undefined,
      is: isSame || !(old && isGone) ? fresh : undefined,
    })
    if (steps.at(-1)?.was) i++
    if (steps.at(-1)?.is) j++
  }
  return steps
}

/** One place of a section that a teacher changed: the lines taken out, the lines written, and the line above them. */
export interface HandEdit {
  out: HtmlBlock[]
  written: HtmlBlock[]
  /** The line as it was made, which stands above the place; undefined at the beginning. */
  above: HtmlBlock | undefined
}

/** The places that a teacher changed by hand in a section that was made like this and reads like that now. */
export function handEdits(made: string, edited: string): HandEdit[] {
  const edits: HandEdit[] = []
  let above: HtmlBlock | undefined
  let open: HandEdit | null = null
  for (const { was, is } of sideBySide(blocksOf(made), blocksOf(edited))) {
    if (was && is) {
      above = was
      open = null
      continue
    }
    if (open === null) {
      open = { out: [], written: [], above }
      edits.push(open)
    }
    if (was) open.out.push(was)
    if (is) open.written.push(is)
  }
  return edits
}
