import { useLiveQuery } from 'dexie-react-hooks'
import { useMemo } from 'react'
import { listChats } from '#local-store/queries/chats.ts'
import { shownTitle } from './chat-groups.ts'
import { matchesAllWords } from './fold-text.ts'

/** Titles searched at most; a teacher's chats of some years. */
export const SEARCH_WINDOW = 2000

/** The newest chats, or those whose titles hold every word; a list that cannot be read is an answer, not a crash. */
export function useListedChats(limit: number, words: string) {
  const found = useLiveQuery(
    async () =>
      listChats(limit).then(
        (chats) => ({ chats, failed: false }),
        () => ({ chats: undefined, failed: true }),
      ),
    [limit],
  )
  const chats = useMemo(
    () =>
      words
        ? found?.chats?.filter(({ chat }) => matchesAllWords(shownTitle(chat.title), words))
        : found?.chats,
    [found, words],
  )
  return { chats, failed: found?.failed ?? false }
}
