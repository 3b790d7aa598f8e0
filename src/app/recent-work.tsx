import { Link } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { lazy, Suspense } from 'react'
import type { ChatSession } from '#domain/rows.ts'
import { listChats } from '#local-store/queries/chats.ts'
import { dayTime, marginTime } from '#ui/date.ts'

/** With the first work there is something to keep, so it stands below that. Of no use without a network. */
const InstallCard = lazy(() =>
  import('./install-card.tsx').then(
    (part) => ({ default: part.InstallCard }),
    () => ({ default: () => null }),
  ),
)

const SHOWN = 4

/** The newest chats on this device, so that yesterday's plan is one tap away. */
export function RecentWork() {
  const entries = useLiveQuery(async () => listChats(SHOWN), [])
  if (entries === undefined || entries.length === 0) return null
  return (
    <>
      <section className="mt-9" aria-labelledby="recent">
        <div className="flex items-baseline justify-between">
          <h2 id="recent" className="text-lg">
            Recent work
          </h2>
          <p className="text-sm text-muted">Kept on this device</p>
        </div>
        <ul className="sheet margined mt-3 divide-y divide-base-300">
          {entries.map(({ chat, delivery }) => (
            <li key={chat.id} className="row items-center">
              <span className="in-margin">{marginTime(chat.updated_at)}</span>
              <ChatLink chat={chat} waiting={delivery.state !== 'synced'} />
            </li>
          ))}
        </ul>
      </section>
      <Suspense>
        <InstallCard />
      </Suspense>
    </>
  )
}

function ChatLink({ chat, waiting }: { chat: ChatSession; waiting: boolean }) {
  const plan = chat.generator_type === 'lessonPlan'
  return (
    <Link
      to={plan ? '/lesson-plan/chat/$sessionId' : '/resource/chat/$sessionId'}
      params={{ sessionId: chat.id }}
      className="on-page flex min-h-16 items-center gap-3 py-2"
    >
      <span className="min-w-0 grow">
        <b className="line-clamp-2 font-semibold">{chat.title}</b>
        <span className="block truncate text-sm text-muted">
          {plan ? 'Lesson plan' : 'Resource'} · {waiting ? 'Waiting to send' : dayTime(chat.updated_at)}
        </span>
      </span>
    </Link>
  )
}
