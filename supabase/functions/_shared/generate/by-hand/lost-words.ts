import type { OutlineEntry } from '../../content/contract.ts'
import type { ToldBack } from '../../content/understood.ts'
import { type EditedCopy, editedCopy } from './edited-copy.ts'
import { isLostLine } from './lost-line.ts'
import { partsWithTitles } from './parts.ts'

interface Edited<T> {
  html: string | null
  doc: { outline: readonly OutlineEntry[]; sections: readonly T[] }
}

/**
 * The teacher's copy with the sections as they are now; those that are not written yet are as they were. A document without a
 * copy has nothing to lose.
 */
export function copyOf<T extends { id: string }>(
  { html, doc }: Edited<T>,
  now: readonly T[],
  render: (doc: { sections: T[] }) => string,
): EditedCopy {
  if (html === null) return { html: '', lost: [] }
  const is = doc.sections.map((one) => now.find(({ id }) => id === one.id) ?? one)
  return editedCopy({
    html,
    was: render({ sections: [...doc.sections] }),
    is: render({ sections: is }),
    parts: partsWithTitles(doc),
  })
}

/** The lines with what is said of a teacher's own words now, in place of what was said of an earlier change. */
const saying = (lines: readonly string[], lost: readonly string[]): string[] => [
  ...lost,
  ...lines.filter((line) => !isLostLine(line)),
]

/** The section with the points to check, which tells a teacher which words of their own were replaced; any other one as it is. */
export function withLost<T extends object>(section: T, lost: () => readonly string[]): T {
  if (!('checkThis' in section && Array.isArray(section.checkThis))) return section
  const checkThis = saying(section.checkThis, lost())
  return JSON.stringify(checkThis) === JSON.stringify(section.checkThis) ? section : { ...section, checkThis }
}

/** The same for what is told above a document. */
export const tellingLost = (told: ToldBack | undefined, lost: readonly string[]): ToldBack | undefined =>
  told && { ...told, notDone: saying(told.notDone, lost) }
