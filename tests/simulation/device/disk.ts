import { IDBFactory } from 'fake-indexeddb'

/** The internals of fake-indexeddb that the simulation uses. */
interface RawTransaction {
  db: Connection
  _state: string
  mode: string
  _abort(errorName: string): void
}
interface RawStore {
  keyGenerator: { num: number } | null
  records: { values(): Iterable<{ value: unknown }> }
  storeRecord(record: unknown, noOverwrite: boolean, rollbackLog?: unknown): unknown
}
interface RawDatabase {
  transactions: RawTransaction[]
  connections: Connection[]
  rawObjectStores: Map<string, RawStore>
  processTransactions(): void
}
export interface Connection {
  _rawDatabase: RawDatabase
  _closed: boolean
  _closePending: boolean
}

/** A record as an earlier release wrote it: it did not say how many tables it knew. */
function asOfThen(store: string, record: unknown): unknown {
  if (store !== 'meta') return record
  const { tables: _unknown, ...known } = record as { tables?: number }
  return known
}

/** The storage of one device. It outlives tabs, may be full, may abort a transaction, may be cleared by the browser. */
export class Disk {
  /** True once the disk has been full. */
  wasFull = false
  private isFull = false
  private factory = new IDBFactory()

  get full(): boolean {
    return this.isFull
  }

  set full(full: boolean) {
    this.isFull = full
    this.wasFull ||= full
  }

  /** `indexedDB` of one tab; `opened` hears of each connection. */
  forTab(isAlive: () => boolean, opened: (connection: Connection) => void) {
    const alive = () => {
      if (!isAlive()) throw new DOMException('The tab is gone', 'InvalidStateError')
    }
    return {
      open: (name: string, version?: number) => {
        alive()
        const request = this.factory.open(name, version)
        const note = () => {
          const connection = request.result as unknown as Connection
          if (isAlive()) this.note(connection, opened)
          else breakConnection(connection)
        }
        request.addEventListener('upgradeneeded', note)
        request.addEventListener('success', note)
        return request
      },
      deleteDatabase: (name: string) => {
        alive()
        return this.factory.deleteDatabase(name)
      },
      databases: () => this.factory.databases(),
      cmp: (one: unknown, other: unknown) => this.factory.cmp(one, other),
    }
  }

  /** Reads what is on the disk. Call it only between transactions: within one, the rows may never be committed. */
  read<T>(database: string, table: string): T[] {
    const store = this.databases.get(database)?.rawObjectStores.get(table)
    return store ? Array.from(store.records.values(), ({ value }) => value as T) : []
  }

  names(): string[] {
    return [...this.databases.keys()]
  }

  /** Takes a database back to the shape an earlier release gave it, with what is in it. No tab may be open. */
  async rewrite(name: string, create: (factory: IDBFactory, name: string) => Promise<IDBDatabase>) {
    const before = new Map(this.databases.get(name)?.rawObjectStores)
    const records = new Map([...before.keys()].map((store) => [store, this.read(name, store)]))
    this.databases.delete(name)
    const db = await create(this.factory, name)
    const writing = db.transaction([...db.objectStoreNames], 'readwrite')
    for (const store of db.objectStoreNames)
      for (const record of records.get(store) ?? []) writing.objectStore(store).add(asOfThen(store, record))
    await new Promise((resolve) => writing.addEventListener('complete', resolve))
    for (const [store, { keyGenerator }] of this.databases.get(name)?.rawObjectStores ?? [])
      if (keyGenerator) keyGenerator.num = before.get(store)?.keyGenerator?.num ?? 0 // numbers are never given twice
    db.close()
  }

  /** The browser clears everything of this origin. */
  evict(): void {
    this.factory = new IDBFactory()
  }

  /** The storage breaks off a transaction of somebody's. Answers whether one was open. */
  abortOne(): boolean {
    for (const raw of this.databases.values()) {
      const open = raw.transactions.find(({ _state, mode }) => _state !== 'finished' && mode === 'readwrite')
      if (!open) continue
      open._abort('UnknownError')
      raw.processTransactions()
      return true
    }
    return false
  }

  private get databases(): Map<string, RawDatabase> {
    return (this.factory as unknown as { _databases: Map<string, RawDatabase> })._databases
  }

  private note(connection: Connection, opened: (connection: Connection) => void): void {
    opened(connection)
    for (const store of connection._rawDatabase.rawObjectStores.values()) {
      if (Object.hasOwn(store, 'storeRecord')) continue
      const storeRecord = store.storeRecord.bind(store)
      store.storeRecord = (record, noOverwrite, rollbackLog) => {
        // A write without a log undoes an aborted transaction, which needs no space.
        if (this.full && rollbackLog) throw new DOMException('The disk is full', 'QuotaExceededError')
        return storeRecord(record, noOverwrite, rollbackLog)
      }
    }
  }
}

/** Ends a connection whose tab is killed: open transactions are rolled back. */
export function breakConnection(connection: Connection): void {
  const raw = connection._rawDatabase
  for (const transaction of [...raw.transactions]) {
    if (transaction.db === connection && transaction._state !== 'finished') transaction._abort('AbortError')
  }
  connection._closePending = true
  connection._closed = true
  raw.connections = raw.connections.filter((other) => other !== connection)
  raw.processTransactions()
}
