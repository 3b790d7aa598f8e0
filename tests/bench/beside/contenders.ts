import { join } from 'node:path'
import { versions } from './install.ts'

const HERE = import.meta.dirname
const OTHERS = join(HERE, '..', 'alternatives', 'store')

export interface NamedContender {
  name: string
  label: string
  entry: string
  /** What differs from the guarantee that ours gives, by kind of work. */
  says: Record<string, string>
}

const { rxdb, '@powersync/web': powersync, '@tanstack/offline-transactions': tanstack } = versions()
const NOT_ATOMIC =
  'no: messages and chat in two writes, not flushed to the disk; no entry that waits to be sent'
const IN_MEMORY = 'no: rows are in memory only, and gone when the page is closed'

/** Our store, and what an engineer would pick instead. Ours is the first. */
export const CONTENDERS: readonly NamedContender[] = [
  { name: 'ours', label: 'ours', entry: join(HERE, 'ours.ts'), says: {} },
  {
    name: 'raw',
    label: 'IndexedDB by hand',
    entry: join(HERE, 'raw.ts'),
    says: {
      search: 'reads until 50 are found, case and macrons as typed',
      live: 'no live queries: the same query run again after the write, in one tab',
      bulk: 'no check for rows that wait, none for older rows',
    },
  },
  {
    name: 'rxdb',
    label: `RxDB ${rxdb}, Dexie storage`,
    entry: join(OTHERS, 'rxdb.ts'),
    says: { send: NOT_ATOMIC, live: NOT_ATOMIC, search: 'a regular expression; case and macrons as typed' },
  },
  {
    name: 'tanstack',
    label: `TanStack DB, offline ${tanstack}`,
    entry: join(OTHERS, 'tanstack.ts'),
    says: {
      open: IN_MEMORY,
      bulk: IN_MEMORY,
      search: IN_MEMORY,
      bytes: IN_MEMORY,
      send: 'only the outbox is on the device, not flushed to the disk',
      live: 'only the outbox is on the device',
    },
  },
  {
    name: 'powersync',
    label: `PowerSync web ${powersync}`,
    entry: join(OTHERS, 'powersync.ts'),
    says: {
      search: 'LIKE; its guide offers an index for full text',
      bulk: 'written where its sync writes, without its log of operations',
    },
  },
]
