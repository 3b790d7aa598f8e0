import type { StarLabels } from '../rows.ts'

/** The server holds the same limits (the `star_labels` check of `starred_items`). They count code points. */
export const LABEL_LIMITS = { name: 120, folder: 60, tag: 30, tags: 10 } as const

/** The name, folder and tags of a saved item, with none of them missing. */
export function labelsOf({ name, folder, tags }: StarLabels): Required<StarLabels> {
  return { name: name ?? null, folder: folder ?? null, tags: tags ?? [] }
}

export const isLabelled = ({ name, folder, tags }: StarLabels) =>
  Boolean(name || folder || (tags && tags.length > 0))

/** One line without spaces around it and inside the limit, or null when nothing is left. */
export function tidyLabel(text: string, limit: number): string | null {
  const line = text.replace(/\s+/g, ' ').trim()
  return [...line].slice(0, limit).join('').trim() || null
}

/** The tags of a text with commas, each once whatever its capitals, at most ten. */
export function tidyTags(text: string): string[] {
  const seen = new Map<string, string>()
  for (const part of text.split(',')) {
    const tag = tidyLabel(part.replace(/^\s*#/, ''), LABEL_LIMITS.tag)
    if (tag && !seen.has(tag.toLocaleLowerCase('en-NZ'))) seen.set(tag.toLocaleLowerCase('en-NZ'), tag)
  }
  return [...seen.values()].slice(0, LABEL_LIMITS.tags)
}

/** What differs between two sets of labels: what an op sets, and what its undo puts back. */
export function changedLabels(before: StarLabels, after: StarLabels): { set: StarLabels; was: StarLabels } {
  const old = labelsOf(before)
  const now = labelsOf(after)
  const set: StarLabels = {}
  const was: StarLabels = {}
  for (const key of ['name', 'folder', 'tags'] as const) {
    if (JSON.stringify(old[key]) === JSON.stringify(now[key])) continue
    Object.assign(set, { [key]: now[key] })
    Object.assign(was, { [key]: old[key] })
  }
  return { set, was }
}
