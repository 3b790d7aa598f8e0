import { Link } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { resourceKindName } from '#content/outline.ts'
import { deliveryText } from '#domain/delivery-text.ts'
import { shortSubject } from '#domain/short-subject.ts'
import { headerDetails } from '#features/starred/header-details.ts'
import { listRecentWork } from '#local-store/queries/recent-work.ts'
import { useConnection } from '#session/connection.ts'
import { marginTime } from '#ui/date.ts'
import { optionalPart } from '#ui/optional-part.tsx'
import { StarIcon } from '#ui/star-icon.tsx'
import { StateMark } from '#ui/state-mark.tsx'
import { FirstPlan } from './first-plan.tsx'

/** Offered below the first work, because then there is something to keep. Without a network it is of no use. */
const InstallCard = optionalPart(async () => (await import('./install-card.later.tsx')).InstallCard)

const SHOWN = 4

type Work = Awaited<ReturnType<typeof listRecentWork>>[number]

/** The newest chats on this device: yesterday's plan is one tap away. */
export function RecentWork() {
  const entries = useLiveQuery(async () => listRecentWork(SHOWN), [])
  if (entries === undefined) return null
  if (entries.length === 0) return <FirstPlan />
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
      <InstallCard />
    </>
  )
}

function WorkLink({ entry }: { entry: Work }) {
  const { chat, delivery, starred } = entry
  const { tone, text } = deliveryText(delivery, useConnection())
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

/** Returns texts such as `Lesson plan`, `Year 5`, `Maths`. */
function details({ chat, work }: Work): string[] {
  const { resource_type: type = null, context = null, edited_html_content = null } = work ?? {}
  const resource = type === null ? 'Resource' : resourceKindName(type)
  const kind = chat.generator_type === 'lessonPlan' ? 'Lesson plan' : resource
  const about = headerDetails(work?.doc) ?? [context?.year_group, context?.subject]
  const topics = about.flatMap((topic) => topic?.split(' · ').map(shortSubject) ?? [])
  return [kind, ...topics, ...(edited_html_content ? ['Edited'] : [])]
}
