import release01 from '../fixtures/release-0.1.json'

type Index = string | [name: string, keyPath: string | string[], options: IDBIndexParameters]

/** The schema of the first release, written down without its code. The browser's version number is ten times Dexie's. */
const STORES: [name: string, options: IDBObjectStoreParameters, indexes: Index[]][] = [
  ['chat_sessions', { keyPath: 'id' }, ['listed']],
  ['chat_messages', { keyPath: 'id' }, [['[session_id+place]', ['session_id', 'place'], {}], 'unfinished']],
  ['starred_items', { keyPath: 'id' }, [['[item_type+place]', ['item_type', 'place'], {}]]],
  ['user_usage', { keyPath: 'id' }, []],
  ['subscriptions', { keyPath: 'id' }, []],
  [
    'outbox',
    { keyPath: 'seq', autoIncrement: true },
    [
      ['opId', 'opId', { unique: true }],
      'lane',
      'state',
      ['[op.op+state]', ['op.op', 'state'], {}],
      ['targets', 'targets', { multiEntry: true }],
    ],
  ],
  ['drafts', { keyPath: 'key' }, []],
  ['meta', { keyPath: 'key' }, []],
  ['staging', { keyPath: 'n', autoIncrement: true }, []],
]
const VERSION = 10

/** A teacher's database as the first release left it: waiting changes, a draft, a chat and a sync position. */
export async function layFirstRelease(disk: IDBFactory, userId: string): Promise<void> {
  const db = await createFirstRelease(disk, `mahere-${userId}`)
  const writing = db.transaction([...db.objectStoreNames], 'readwrite')
  for (const entry of release01) writing.objectStore('outbox').add(entry)
  writing
    .objectStore('drafts')
    .add({ key: 'new:lessonPlan', text: 'Kia tīmata', savedAt: '2026-11-21T08:44:00.000Z' })
  writing.objectStore('meta').add({ key: 'sync', epoch: 'epoch-1', cursor: 40, historyBefore: null })
  writing.objectStore('chat_sessions').add(chat(userId))
  await new Promise<void>((resolve, reject) => {
    writing.oncomplete = () => resolve()
    writing.onabort = () => reject(writing.error)
  })
  db.close()
}

/** The tables of that release, still empty. */
export function createFirstRelease(disk: IDBFactory, name: string): Promise<IDBDatabase> {
  const opening = disk.open(name, VERSION)
  opening.onupgradeneeded = () => {
    for (const [store, options, indexes] of STORES) {
      const made = opening.result.createObjectStore(store, options)
      for (const index of indexes) {
        if (typeof index === 'string') made.createIndex(index, index)
        else made.createIndex(...index)
      }
    }
  }
  return new Promise((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
}

const chat = (user_id: string) => ({
  id: 'c1000000-0000-4000-8000-000000000003',
  rev: 12,
  listed: '2026-11-20T02:00:00.000Z',
  row: {
    ...{
      id: 'c1000000-0000-4000-8000-000000000003',
      user_id,
      title: 'Area',
      generator_type: 'resourceGenerator',
    },
    ...{
      is_deleted: false,
      created_at: '2026-11-20T01:00:00.000Z',
      updated_at: '2026-11-20T02:00:00.000Z',
      rev: 12,
    },
  },
})
