import { replaceSection, sectionIn } from '../../content/replace-section.ts'
import { keepHandEdits, linesLost, type Versions } from './keep-hand-edits.ts'
import { lostLine } from './lost-line.ts'

/** A document in HTML: the teacher's copy of it, how it was made, and how it is written anew. */
export interface Copies {
  html: string
  was: string
  is: string
  /** The sections in their order. */
  parts: readonly { id: string; title: string }[]
}

export interface EditedCopy {
  html: string
  /** The lines that tell a teacher which words of their own had to make room. */
  lost: string[]
}

/** Puts only the new answers into a teacher page that was edited by hand. Null when their place can no longer be found. */
function withAnswers({ made, edited, next }: Versions): string | null {
  if (edited.includes(made)) return edited.replace(made, () => next)
  const groups = (key: string) => key.match(/<tbody>[\s\S]*?<\/tbody>/g) ?? []
  const fresh = groups(next)
  const changed = groups(made).flatMap((group, index) => (group === fresh[index] ? [] : [{ group, index }]))
  if (changed.length === 0 || changed.some(({ group }) => !edited.includes(group))) return null
  return changed.reduce((all, { group, index }) => all.replace(group, () => fresh[index] ?? group), edited)
}

function sectionKept(id: string, versions: Versions): { html: string; lost: string[] } {
  const key = id === 'key' ? withAnswers(versions) : null
  return key === null ? keepHandEdits(versions) : { html: key, lost: linesLost(versions, key) }
}

const TITLE = /<title>[^<]*<\/title>/

/** The name of the page, which a browser shows and files are saved under. A name that the teacher gave it stays. */
function renamed(html: string, was: string, is: string): string {
  const [old, now] = [was, is].map((all) => TITLE.exec(all)?.[0])
  return old === undefined || now === undefined ? html : html.replace(old, () => now)
}

/**
 * The teacher's copy with every section that is written anew. What the teacher had changed by hand stays wherever its line
 * does, and the rest of the copy stays as it is, byte for byte.
 */
export function editedCopy({ html, was, is, parts }: Copies): EditedCopy {
  const order = parts.map(({ id }) => id)
  const copy: EditedCopy = { html: renamed(html, was, is), lost: [] }
  for (const { id, title } of parts) {
    const [made, edited, next] = [was, copy.html, is].map((all) => sectionIn(all, id))
    if (next === null || next === undefined || next === made) continue
    const kept = edited && made ? sectionKept(id, { made, edited, next }) : { html: next, lost: [] }
    copy.html = replaceSection(copy.html, id, kept.html, order)
    if (kept.lost.length > 0) copy.lost.push(lostLine(title, kept.lost))
  }
  return copy
}
