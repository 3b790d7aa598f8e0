import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { listChats } from '#local-store/queries/chats.ts'

/** The newest chats. A list that cannot be read is an answer, not a crash. */
export function useListedChats(limit: number) {
  const [tries, setTries] = useState(0)
  const found = useLiveQuery(
    async () =>
      listChats(limit).then(
        (chats) => ({ chats, failed: false }),
        () => ({ chats: undefined, failed: true }),
      ),
    [limit, tries],
  )
  return { chats: found?.chats, failed: found?.failed ?? false, again: () => setTries(tries + 1) }
}
