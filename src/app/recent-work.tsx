import { Link } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { lazy, Suspense } from 'react'
import { resourceKindName } from '#content/outline.ts'
import { deliveryWords } from '#domain/delivery-words.ts'
import { shortSubject } from '#domain/short-subject.ts'
import { headerDetails } from '#features/starred/header-details.ts'
import { listRecentWork } from '#local-store/queries/recent-work.ts'
import { useConnection } from '#session/connection.ts'
import { marginTime } from '#ui/date.ts'
import { StarIcon } from '#ui/star-icon.tsx'
import { StateMark } from '#ui/state-mark.tsx'

/** With the first work there is something to keep, so it stands below that. Of no use without a network. */
const InstallCard = lazy(() =>
  import('./install-card.tsx').then(
    (part) => ({ default: part.InstallCard }),
    () => ({ default: () => null }),
  ),
)

const SHOWN = 4

type Work = Awaited<ReturnType<typeof listRecentWork>>[number]

/** The newest chats on this device, so that yesterday's plan is one tap away. */
export function RecentWork() {
  const entries = useLiveQuery(async () => listRecentWork(SHOWN), [])
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
          {entries.map((entry) => (
            <li key={entry.chat.id} className="row items-center">
              <span className="in-margin">{marginTime(entry.chat.updated_at)}</span>
              <WorkLink entry={entry} />
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

function WorkLink({ entry }: { entry: Work }) {
  const { chat, delivery, starred } = entry
  const { tone, text } = deliveryWords(delivery, useConnection())
  return (
    <Link
      to={chat.generator_type === 'lessonPlan' ? '/lesson-plan/chat/$sessionId' : '/resource/chat/$sessionId'}
      params={{ sessionId: chat.id }}
      className="on-page flex min-h-16 items-center gap-3 py-2"
    >
      <span className="min-w-0 grow">
        <b className="line-clamp-2 font-semibold">{chat.title}</b>
        {tone === 'none' ? (
          <span className="line-clamp-2 text-sm text-muted">{details(entry).join(' · ')}</span>
        ) : (
          <StateMark tone={tone} text={text} />
        )}
      </span>
      {starred && (
        <span role="img" aria-label="Starred">
          <StarIcon on />
        </span>
      )}
    </Link>
  )
}

/** `Lesson plan · Year 5 · Maths` */
function details({ chat, work }: Work): string[] {
  const { resource_type: type = null, context = null, edited_html_content = null } = work ?? {}
  const resource = type === null ? 'Resource' : resourceKindName(type)
  const kind = chat.generator_type === 'lessonPlan' ? 'Lesson plan' : resource
  const about = headerDetails(work?.doc) ?? [context?.year_group, context?.subject]
  const words = about.flatMap((word) => word?.split(' · ').map(shortSubject) ?? [])
  return [kind, ...words, ...(edited_html_content ? ['Edited'] : [])]
}
