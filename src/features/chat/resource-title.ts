import { isResource } from '#content/resource.ts'

/** The title of a worksheet, activity or assessment; undefined for other documents and for resources without one. */
export function resourceTitle(doc: unknown): string | undefined {
  if (!isResource(doc)) return undefined
  for (const section of doc.sections) if (section.id === 'header') return section.title
  return undefined
}
