import type { ListedChat } from '#local-store/queries/chats.ts'
import { groupByDay } from './chat-groups.ts'
import { ThreadRow } from './thread-row.tsx'
import { useThreadStates } from './use-thread-states.ts'

interface Props {
  chats: readonly ListedChat[]
  openId: string | undefined
  onChosen: () => void
}

export function ThreadList({ chats, openId, onChosen }: Props) {
  const now = new Date()
  const stateOf = useThreadStates()
  return groupByDay(chats, now).map(({ group, entries }) => (
    <section key={group} aria-label={group}>
      <h3 className="px-3 pt-2 pb-1 text-sm font-normal text-muted">{group}</h3>
      <ul>
        {entries.map((entry) => (
          <ThreadRow
            key={entry.chat.id}
            entry={entry}
            now={now}
            open={entry.chat.id === openId}
            state={stateOf(entry.chat.id)}
            onChosen={onChosen}
          />
        ))}
      </ul>
    </section>
  ))
}
