import { useEffect, useState } from 'react'
import { forgetHistory, onHistoryChanged } from '#local-store/queries/history-text.ts'
import { type HistorySearch, searchHistory, warmHistory } from '#local-store/queries/search-history.ts'

export interface ShownSearch extends HistorySearch {
  query: string
  failed?: true
}

const SETTLED_MS = 400
const NOTHING = { found: [], partial: 0, more: false, done: true }

/**
 * Searches the chats for every word of the query and shows them as they are found. The last result stays until then.
 * A change of the chats starts the search again.
 */
export function useHistorySearch(query: string): ShownSearch | undefined {
  const [shown, setShown] = useState<ShownSearch>()
  const changes = useHistoryChanges()
  useWarmHistory()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the history searches again
  useEffect(() => {
    if (query === '') return setShown(undefined)
    const search = new AbortController()
    const onResults = (results: HistorySearch) => {
      if (results.done || results.found.length > 0) setShown({ ...results, query })
    }
    searchHistory(query, onResults, search.signal).catch(() => {
      if (!search.signal.aborted) setShown({ ...NOTHING, query, failed: true })
    })
    return () => search.abort()
  }, [query, changes])

  return shown
}

/** Reads ahead while the search is open, and keeps nothing after it. */
function useWarmHistory(): void {
  useEffect(() => {
    const reading = new AbortController()
    void warmHistory(reading.signal).catch(() => {}) // a search that cannot read says so itself
    return () => {
      reading.abort()
      forgetHistory()
    }
  }, [])
}

/** A number that goes up once the chats have changed and settled. */
function useHistoryChanges(): number {
  const [changes, setChanges] = useState(0)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const unlisten = onHistoryChanged(() => {
      clearTimeout(timer)
      timer = setTimeout(() => setChanges((before) => before + 1), SETTLED_MS)
    })
    return () => {
      clearTimeout(timer)
      unlisten()
    }
  }, [])
  return changes
}
