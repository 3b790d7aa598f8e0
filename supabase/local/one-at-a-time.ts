export type RunAlone = <T>(work: () => Promise<T>) => Promise<T>

export interface OneAtATime {
  run: RunAlone
  /** The number of pieces of work that run or wait. */
  waiting(): number
}

/** PGlite answers without ever leaving the process, so a row of queries would keep the network waiting for all of them. */
const letOthersIn = () => new Promise<void>((resolve) => setImmediate(resolve))

/**
 * A queue for the single database connection. @supabase/lite sends BEGIN, the user's rights and the query as separate
 * statements without a lock, so two requests at once would answer one teacher with another's rights. The network is
 * served between two pieces of work.
 */
export function oneAtATime(): OneAtATime {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return {
    run(work) {
      waiting += 1
      const mine = last.then(letOthersIn).then(work)
      last = mine
        .catch(() => undefined)
        .finally(() => {
          waiting -= 1
        })
      return mine
    },
    waiting: () => waiting,
  }
}
