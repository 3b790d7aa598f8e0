export type RunAlone = <T>(work: () => Promise<T>) => Promise<T>

/**
 * A queue for the single database connection. @supabase/lite sends BEGIN, the user's rights and the query as separate
 * statements without a lock, so two requests at once would answer one teacher with another's rights.
 */
export function oneAtATime(): RunAlone {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    return mine
  }
}
