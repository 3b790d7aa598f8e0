import { IDBKeyRange, IDBObjectStore } from 'fake-indexeddb'
import { vi } from 'vitest'

type Method = (this: IDBObjectStore, ...args: never[]) => unknown
type Sizes = Map<string, { key: IDBValidKey; bytes: number }>

/** Limits the bytes of all databases of a test together, as a browser does: a write that does not fit fails, a deletion frees bytes. */
export function limitDisk(limit: number) {
  const sizes: Sizes = new Map()
  const disk = { limit, used: () => sum(sizes), refused: 0 }
  const undo = new WeakMap<IDBTransaction, Sizes>()

  const change = (store: IDBObjectStore, apply: () => void) => {
    const { transaction } = store
    if (!undo.has(transaction)) {
      undo.set(transaction, new Map(sizes))
      transaction.addEventListener('abort', () => {
        sizes.clear()
        for (const [name, size] of undo.get(transaction) ?? []) sizes.set(name, size)
      })
    }
    apply()
  }
  const nameOf = (store: IDBObjectStore, key: unknown) =>
    `${store.transaction.db.name}/${store.name}/${String(key)}`
  const write = (store: IDBObjectStore, value: object, key?: IDBValidKey) => {
    const path = store.keyPath as string
    const known = (key ?? (value as Record<string, IDBValidKey>)[path] ?? `new-${sizes.size}`) as IDBValidKey
    const name = nameOf(store, known)
    const bytes = bytesOf(value)
    if (disk.used() - (sizes.get(name)?.bytes ?? 0) + bytes > disk.limit) {
      disk.refused += 1
      throw new DOMException('The disk is full', 'QuotaExceededError')
    }
    change(store, () => sizes.set(name, { key: known, bytes }))
  }

  wrap('put', (store, value, key) => write(store, value as object, key as IDBValidKey | undefined))
  wrap('add', (store, value, key) => write(store, value as object, key as IDBValidKey | undefined))
  wrap('clear', (store) => change(store, () => drop(sizes, nameOf(store, ''), () => true)))
  wrap('delete', (store, query) =>
    change(store, () =>
      drop(sizes, nameOf(store, ''), (key) =>
        query instanceof IDBKeyRange ? query.includes(key) : String(key) === String(query),
      ),
    ),
  )
  return disk
}

function wrap(
  method: 'put' | 'add' | 'clear' | 'delete',
  before: (store: IDBObjectStore, ...args: unknown[]) => void,
) {
  const prototype = IDBObjectStore.prototype as unknown as Record<string, Method>
  const real = prototype[method] as Method
  vi.spyOn(prototype, method).mockImplementation(function (this: IDBObjectStore, ...args: never[]) {
    before(this, ...args)
    return real.apply(this, args)
  })
}

function drop(sizes: Sizes, prefix: string, matches: (key: IDBValidKey) => boolean): void {
  for (const [name, { key }] of sizes) if (name.startsWith(prefix) && matches(key)) sizes.delete(name)
}

const sum = (sizes: Sizes) => [...sizes.values()].reduce((total, { bytes }) => total + bytes, 0)

function bytesOf(value: object): number {
  let binary = 0
  const text = JSON.stringify(value, (_key, part) => {
    if (!(part instanceof Uint8Array)) return part
    binary += part.length
    return ''
  })
  return text.length + binary
}
