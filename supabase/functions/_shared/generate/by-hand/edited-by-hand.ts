import { linesOfHtml } from '../../content/checks/hand-edited.ts'
import { planHtml, resourceHtml } from '../../content/render-html.ts'
import { sectionIn } from '../../content/replace-section.ts'
import type { RedoPlan, RedoResource } from '../redo.ts'
import { partsWithTitles } from './parts.ts'

const MAX_LETTERS = 3_000

const linesIn = (html: string): string[] =>
  linesOfHtml(html)
    .map((line) => line.replace(/\s+/g, ' '))
    .filter((line) => line !== '')

/** A section that a teacher has changed by hand. The typed document does not hold these words. */
export interface EditedSection {
  title: string
  /** The section as it reads now. */
  text: string
  /** The lines that the teacher wrote or changed, and those that no longer stand there. */
  written: string[]
  out: string[]
}

const notIn = (lines: readonly string[], others: readonly string[]) => {
  const known = new Set(others)
  return lines.filter((line) => !known.has(line))
}

/** The sections that a teacher has changed by hand, as they read now, with the lines that are the teacher's own. */
export function editedByHand(target: RedoPlan | RedoResource): EditedSection[] {
  const { html } = target
  if (html === null) return []
  const made = target.kind === 'plan' ? planHtml(target.doc) : resourceHtml(target.doc)
  return partsWithTitles(target.doc).flatMap(({ id, title }) => {
    const [now, was] = [sectionIn(html, id), sectionIn(made, id)]
    if (now === null || was === null || id === 'key') return []
    const [lines, before] = [linesIn(now), linesIn(was)]
    const text = lines.join('\n')
    if (text === before.join('\n')) return []
    return [
      { title, text: text.slice(0, MAX_LETTERS), written: notIn(lines, before), out: notIn(before, lines) },
    ]
  })
}
