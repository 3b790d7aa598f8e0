import { linesOfHtml } from '../../content/checks/hand-edited.ts'
import { blocksOf, type HtmlBlock } from './blocks.ts'
import { handEdits, sideBySide } from './hand-edits.ts'

export interface Versions {
  /** The section as it was made. */
  made: string
  /** The section with the teacher's changes. */
  edited: string
  /** The section as it is written anew. */
  next: string
}

/** A change of the new section at one place, in letters of its HTML. */
interface Splice {
  from: number
  to: number
  html: string
}

/** Lines that can go without leaving a gap in a table or a list of meanings. */
const CAN_GO = /^(?:p|li|h[1-6]|div|blockquote)$/

/** The lines of the new section by the line of the made one that each of them repeats. */
function sameLines(made: string, next: string): (line: HtmlBlock | undefined) => HtmlBlock | undefined {
  const steps = sideBySide(blocksOf(made), blocksOf(next))
  const places = new Map(steps.flatMap(({ was, is }) => (was && is ? [[was.from, is] as const] : [])))
  return (line) => line && places.get(line.from)
}

/** The teacher's lines go where the lines of the new section allow it. Lines without a place are not here. */
function splicesFor({ made, edited, next }: Versions): Splice[] {
  const inNext = sameLines(made, next)
  // Whole lines are compared: a line that a teacher cut short is a part of the old one.
  const said = new Set(blocksOf(next).map(({ text }) => text))
  const end = next.lastIndexOf('</')
  return handEdits(made, edited).flatMap(({ out, written, above }): Splice[] => {
    const fresh = written.filter(({ text }) => !said.has(text))
    const pairs = out.map((old, at) => ({ old: inNext(old), by: written[at] }))
    const replaced = pairs.flatMap(({ old, by }) => {
      if (!old) return []
      if (by) return fresh.includes(by) ? [{ from: old.innerFrom, to: old.innerTo, html: by.inner }] : []
      return CAN_GO.test(old.name)
        ? [{ from: old.from, to: old.to, html: '' }]
        : [{ from: old.innerFrom, to: old.innerTo, html: '' }]
    })
    const anchor = inNext(out.at(-1) ?? above)
    const added = written.slice(out.length).filter((one) => fresh.includes(one))
    return [...replaced, ...added.map((line) => addedAfter(anchor, line, end))]
  })
}

/** A line of the teacher's below the one that it stood below, or at the end of the section. */
function addedAfter(anchor: HtmlBlock | undefined, line: HtmlBlock, end: number): Splice {
  const fits = anchor && anchor.name === line.name && CAN_GO.test(line.name)
  const name = fits ? line.name : 'p'
  const at = fits ? anchor.to : end
  return { from: at, to: at, html: `<${name}>${line.inner}</${name}>` }
}

/** The HTML with all splices, from its end on so that no place moves. Those at one place keep their order. */
const spliced = (html: string, splices: readonly Splice[]): string =>
  splices
    .map((splice, order) => ({ ...splice, order }))
    .sort((a, b) => b.from - a.from || b.order - a.order)
    .reduce((all, { from, to, html: by }) => all.slice(0, from) + by + all.slice(to), html)

const linesIn = (html: string) =>
  linesOfHtml(html).flatMap((line) => {
    const plain = line.replace(/\s+/g, ' ').trim()
    return plain === '' ? [] : [plain]
  })

/** The lines of a teacher's that are no longer there, so that they can be named. */
export function linesLost({ made, edited }: Versions, kept: string): string[] {
  const known = new Set(linesIn(made))
  const there = new Set(linesIn(kept))
  return [...new Set(linesIn(edited).filter((line) => !known.has(line) && !there.has(line)))]
}

/**
 * A section written anew with what its teacher had changed by hand in lines that stay. `lost` are the teacher's lines whose
 * place is gone: nobody may lose words without being told which.
 */
export function keepHandEdits(versions: Versions): { html: string; lost: string[] } {
  const html = spliced(versions.next, splicesFor(versions))
  return { html, lost: linesLost(versions, html) }
}
