import type { OutlineEntry } from '../../content/contract.ts'

/** The sections of a document with their names. The head of a sheet is in no list of contents, and can be edited all the same. */
export const partsWithTitles = ({
  outline,
  sections,
}: {
  outline: readonly OutlineEntry[]
  sections: readonly { id: string }[]
}): { id: string; title: string }[] =>
  sections.map(({ id }) => ({ id, title: outline.find((entry) => entry.id === id)?.title ?? 'Title' }))
