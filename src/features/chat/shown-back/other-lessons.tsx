import { useContext, useId } from 'react'
import type { OtherLesson } from '#content/understood.ts'
import { AskNextContext } from '../follow-up/ask-next.ts'
import { asChosen } from '../follow-up/follow-ups.ts'
import type { UnderstoodChipsProps } from './understood-chips.soon.tsx'

/** The message that asks for a lesson, which the planner reads by its quotation marks. */
export const messageFor = (title: string) => `Use the lesson “${title}” instead.`

const yearsText = ([from, to]: OtherLesson['years']) => (from === to ? `Year ${from}` : `Years ${from}–${to}`)

/**
 * The lessons of the bank that could be taught instead of the one above the document. A tap on one sends the message that asks for it. An older
 * document has none, because the chat has gone on.
 */
export function OtherLessons({ told, replyId, writing, goals }: UnderstoodChipsProps) {
  const next = useContext(AskNextContext)
  const lead = useId()
  const lessons = told.otherLessons ?? []
  const isOlder = !writing && next !== undefined && next.replyId !== replyId
  if (lessons.length === 0 || isOlder) return null
  const live = writing || next?.atLimit ? undefined : next
  const words = lessons.every(({ near }) => near) ? 'The nearest lessons I have' : 'Other lessons that fit'
  return (
    <div className="mt-1 flex flex-wrap items-baseline gap-x-2">
      <p id={lead} className="text-sm text-muted">
        {next?.atLimit ? `${words}, once you can send again` : words}
      </p>
      <ul aria-labelledby={lead} className="flex flex-wrap gap-x-2">
        {lessons.map(({ title, years }) => (
          <li key={title}>
            <button
              type="button"
              aria-disabled={live ? undefined : true}
              aria-describedby={lead}
              className={`flex min-h-11 items-center text-start ${live ? 'cursor-pointer' : 'cursor-not-allowed'}`}
              onClick={() => live?.ask(messageFor(title), { context: asChosen(goals) })}
            >
              <span
                className={`rounded-field border px-2.5 py-1 ${live ? 'border-line bg-sheet' : 'border-base-300 text-muted'}`}
              >
                <span className="sr-only">Use the lesson </span>
                {title} <span className="whitespace-nowrap text-muted">· {yearsText(years)}</span>
                <span className="sr-only"> instead</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
