import { ENTRY_VERSION, type OutboxEntry } from './outbox-entry.ts'

/** An entry as some release wrote it. Fields that are indexed keep their names and meanings for ever. */
export type AnyEntry = { v: number } & Record<string, unknown>

/** How to bring an entry from version n to n + 1, by n. Pure: an entry is brought up anew each time it is read. */
export type Upcasters = Readonly<Record<number, (entry: AnyEntry) => AnyEntry>>

/*
 * When the shape of an entry or of its op changes: raise ENTRY_VERSION, add the step from the version before here, and
 * add a fixture of the release that still wrote the old shape (tests/local-store/fixtures). An optional field needs
 * none of that. No shape has changed since the first release.
 */
export const UPCASTERS: Upcasters = {}

/** The entry in the shape of this build. One from a newer build is handed back as it is: see `isFromNewerApp`. */
export function upcast(stored: OutboxEntry, upcasters: Upcasters): OutboxEntry {
  let entry = stored as unknown as AnyEntry
  while (entry.v < ENTRY_VERSION) {
    const step = upcasters[entry.v]
    if (!step) throw new Error(`No way to read an outbox entry of version ${entry.v}`)
    entry = { ...step(entry), v: entry.v + 1 }
  }
  return entry as unknown as OutboxEntry
}
