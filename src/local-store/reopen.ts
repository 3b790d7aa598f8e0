import type Dexie from 'dexie'
import type { DBCore, DBCoreTable, DBCoreTransaction, Middleware } from 'dexie'
import { isLeft, pageBack } from '#platform/page-cache.ts'
import { isFull } from './disk/storage-failure.ts'

/*
 * Browsers kill the storage process under a page: iOS while the app is in the background, all of them when memory runs
 * short. Running and later requests then fail until the database is closed and opened again (dexie/Dexie.js#739, #2008).
 * So both reads and changes try again on a new connection.
 */
const LOST = new Set([
  'AbortError',
  'DatabaseClosedError',
  'InvalidStateError',
  'TransactionInactiveError',
  'UnknownError',
])

const isLost = (error: unknown) =>
  LOST.has(String((error as { name?: unknown } | null)?.name)) && !isFull(error)

/** The milliseconds before each further try: a browser that clears the store closes what is opened while it does. */
const PAUSES_MS = [0, 50, 250, 1000, 2000]

export class Connection {
  /** Called when every try on a new connection failed too: then only a reload helps. */
  onLost: () => void = () => {}
  private core: DBCore | undefined
  private opening: Promise<unknown> | undefined
  private readonly db: Dexie

  constructor(db: Dexie) {
    this.db = db
    db.use(this.reader)
  }

  /** Runs a change again when the connection died during it. `again` means that the first try may have reached the disk. */
  async change<T>(work: (again: boolean) => Promise<T>): Promise<T> {
    const { core } = this
    try {
      return await work(false)
    } catch (error) {
      if (!isLost(error) || this.isShut()) throw error
      return this.tryAgain(error, core, () => work(true))
    }
  }

  private async tryAgain<T>(
    error: unknown,
    usedCore: DBCore | undefined,
    work: () => PromiseLike<T>,
  ): Promise<T> {
    let [last, core] = [error, usedCore]
    for (const pause of PAUSES_MS) {
      if (isLeft()) return this.onceBack(work)
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
      try {
        // Another caller may have opened a new connection meanwhile, which must not be closed.
        // An ended transaction needs a new one too: Chrome never answers a request that it gets while it clears the store.
        if (core === this.core) await this.open()
        core = this.core
        return await work()
      } catch (next) {
        if (!isLost(next) || this.isShut()) throw next
        last = next
      }
    }
    this.onLost()
    throw last
  }

  /** An error because the page was left says nothing about the connection, so this is another first try. */
  private async onceBack<T>(work: () => PromiseLike<T>): Promise<T> {
    await pageBack()
    const { core } = this
    try {
      return await work()
    } catch (error) {
      if (!isLost(error) || this.isShut()) throw error
      return this.tryAgain(error, core, work)
    }
  }

  /** Closes the connection and opens it again. Callers at the same time share one opening. */
  open(): Promise<unknown> {
    this.opening ??= this.closeAndOpen().finally(() => {
      this.opening = undefined
    })
    return this.opening
  }

  private async closeAndOpen(): Promise<void> {
    this.db.close({ disableAutoOpen: false })
    await this.db.open()
  }

  /** True if the database was closed on purpose: at sign-out, or for a newer version in another tab. */
  private isShut(): boolean {
    return this.db.hasBeenClosed()
  }

  /** This middleware lies below Dexie's own layers, so that reads and live queries need not handle a lost connection. */
  private readonly reader: Middleware<DBCore> = {
    stack: 'dbcore',
    name: 'read-again',
    level: -1,
    create: (core) => {
      this.core = core
      return { ...core, table: (name) => this.readingTable(core, name) }
    },
  }

  private readingTable(core: DBCore, name: string): DBCoreTable {
    const table = core.table(name)
    const reading =
      <R extends { trans: DBCoreTransaction }, T>(read: (table: DBCoreTable, request: R) => Promise<T>) =>
      (request: R) =>
        read(table, request).catch((error) => {
          const { mode } = request.trans as IDBTransaction
          // A read within a change must be repeated by the change itself, in its new transaction.
          if (mode !== 'readonly' || !isLost(error) || this.isShut()) throw error
          return this.tryAgain(error, core, () => this.readAnew(name, request, read))
        })
    return {
      ...table,
      get: reading((on, request) => on.get(request)),
      getMany: reading((on, request) => on.getMany(request)),
      query: reading((on, request) => on.query(request)),
      count: reading((on, request) => on.count(request)),
      openCursor: reading((on, request) => on.openCursor(request)),
    }
  }

  private readAnew<R extends { trans: DBCoreTransaction }, T>(
    name: string,
    request: R,
    read: (table: DBCoreTable, request: R) => Promise<T>,
  ): Promise<T> {
    const core = this.core as DBCore
    const trans = core.transaction([name], 'readonly')
    return read(core.table(name), { ...request, trans })
  }
}
