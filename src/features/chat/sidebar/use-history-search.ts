import { useEffect, useState } from 'react'
import { forgetHistory, onHistoryChanged } from '#local-store/queries/history-words.ts'
import { type HistorySearch, searchHistory, warmHistory } from '#local-store/queries/search-history.ts'

export interface ShownSearch extends HistorySearch {
  /** What was looked for. */
  words: string
  failed?: true
}

const SETTLED_MS = 400
const NOTHING = { found: [], partial: 0, more: false, done: true }

/** What the words find, as it is found; what was found before stands until then. Looked for again when chats change. */
export function useHistorySearch(words: string): ShownSearch | undefined {
  const [shown, setShown] = useState<ShownSearch>()
  const [round, setRound] = useState(0)

  useEffect(() => {
    const reading = new AbortController()
    void warmHistory(reading.signal).catch(() => {}) // a search that cannot read says so itself
    return () => {
      reading.abort()
      forgetHistory()
    }
  }, [])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const unlisten = onHistoryChanged(() => {
      clearTimeout(timer)
      timer = setTimeout(() => setRound((before) => before + 1), SETTLED_MS)
    })
    return () => {
      clearTimeout(timer)
      unlisten()
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again
  useEffect(() => {
    if (words === '') return setShown(undefined)
    const search = new AbortController()
    const told = (news: HistorySearch) => {
      if (news.done || news.found.length > 0) setShown({ ...news, words })
    }
    searchHistory(words, told, search.signal).catch(() => {
      if (!search.signal.aborted) setShown({ ...NOTHING, words, failed: true })
    })
    return () => search.abort()
  }, [words, round])

  return shown
}
