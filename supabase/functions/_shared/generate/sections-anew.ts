import type { OutlineEntry } from '../content/contract.ts'
import type { Redone } from '../content/planner/redo/redone.ts'
import { PermanentFailure } from './provider.ts'

/** The titles of sections, as a sentence names them. */
export const namedIn = ({ outline }: { outline: readonly OutlineEntry[] }, ids: readonly string[]): string =>
  outline
    .filter(({ id }) => ids.includes(id))
    .map(({ title }) => `“${title}”`)
    .join(', ')
    .replace(/, ([^,]*)$/, ' and $1')

type Named = { id: string }

/** The ids of the sections that are other than they were. */
export const changedIn = (before: readonly Named[], after: readonly Named[]): string[] =>
  after
    .filter((one) => JSON.stringify(one) !== JSON.stringify(before.find(({ id }) => id === one.id)))
    .map(({ id }) => id)

/**
 * The sections written anew, by id. All of them are written before any section is shown, because nobody has use for a copy of
 * the first half of a document whose change failed. A section that could not be written stays as it is. Throws where nothing is
 * other than it was, so that it is not counted.
 */
export async function writtenAnew<T extends Named>(
  { doc, ids }: { doc: { outline: readonly OutlineEntry[] }; ids: readonly string[] },
  sections: readonly T[],
  write: (section: T) => Promise<Redone<T>>,
): Promise<Map<string, T>> {
  const fresh = new Map<string, T>()
  const failed = new Set<string>()
  for (const section of sections.filter(({ id }) => ids.includes(id))) {
    const redone = await write(section)
    if (redone.ok) fresh.set(section.id, redone.section)
    else failed.add(redone.why)
  }
  if (changedIn(sections, [...fresh.values()]).length > 0) return fresh
  const why =
    failed.size > 0
      ? [...failed].join(' ')
      : `${namedIn(doc, ids) || 'The document'} came back as it was, so nothing was changed. Say in other words how it should be, or change it by hand.`
  throw new PermanentFailure(`nothing was redone: ${why}`, `${why} It was not counted.`)
}
