import { ENTRY_VERSION, type OutboxEntry } from './outbox-entry.ts'

/** An entry as some release wrote it. Indexed fields keep their names and meanings for good. */
export type AnyEntry = { v: number } & Record<string, unknown>

/** Functions that convert an entry from version n to n + 1, by n. They must be pure, because they run at each read. */
export type Upcasters = Readonly<Record<number, (entry: AnyEntry) => AnyEntry>>

/*
 * When the shape of an entry or of its op changes, raise ENTRY_VERSION, add the step from the previous version here, and
 * add a fixture of the release that wrote the old shape (tests/local-store/fixtures). A new optional field needs none of
 * this. No shape has changed since the first release.
 */
export const UPCASTERS: Upcasters = {}

/** The entry in the shape of this build. An entry of a newer build is returned unchanged: see `isFromNewerApp`. */
export function upcast(stored: OutboxEntry, upcasters: Upcasters): OutboxEntry {
  let entry = stored as unknown as AnyEntry
  while (entry.v < ENTRY_VERSION) {
    const step = upcasters[entry.v]
    if (!step) throw new Error(`No way to read an outbox entry of version ${entry.v}`)
    entry = { ...step(entry), v: entry.v + 1 }
  }
  return entry as unknown as OutboxEntry
}
