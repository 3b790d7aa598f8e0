/*
 * WebKit keeps a page that was left in its page cache, with a transaction of IndexedDB that was still running. That one
 * then locks its tables for every later page and every other tab, until the tab that holds the cached page is closed
 * (WebKit bug 315804). Closing the database or leaving the cache does not help; ending every transaction does. What was
 * ended runs again when the page comes back (local-store/reopen.ts).
 */

const running = new Set<IDBTransaction>()
let left = false
let comeBack = () => {}
let back: Promise<void> = Promise.resolve()

export const isLeft = () => left

/** Resolves while the page is on the screen; of a page that was left, when it comes back. */
export const pageBack = (): Promise<void> => back

/** Ends all transactions when the page goes into the cache. Other browsers do not need it, and it would cost them writes. */
export function releaseOnLeaving(page: EventTarget, database: typeof IDBDatabase): void {
  const begin = database.prototype.transaction
  database.prototype.transaction = function (...request) {
    const transaction = begin.apply(this, request)
    if (left) transaction.abort()
    else track(transaction)
    return transaction
  }
  page.addEventListener('pagehide', () => {
    left = true
    back = new Promise((resolve) => {
      comeBack = resolve
    })
    for (const transaction of running) end(transaction)
  })
  page.addEventListener('pageshow', () => {
    left = false
    comeBack()
  })
}

function track(transaction: IDBTransaction): void {
  running.add(transaction)
  for (const over of ['complete', 'abort'])
    transaction.addEventListener(over, () => running.delete(transaction))
}

function end(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // It is over already.
  }
}

/** True in every browser on iOS and in Safari. */
const isWebKit = globalThis.navigator?.vendor?.startsWith('Apple') ?? false
if (isWebKit && globalThis.document && globalThis.IDBDatabase) releaseOnLeaving(globalThis, IDBDatabase)
