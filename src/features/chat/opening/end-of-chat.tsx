import { useLayoutEffect } from 'react'
import { isLessonPlan, type LessonPlan } from '#content/lesson-plan.ts'
import type { ChatMessage } from '#domain/rows.ts'
import type { FirstLook } from '#local-store/queries/first-look.ts'
import { clockTime } from '#ui/date.ts'
import { followUpsOf } from '../follow-up/follow-ups.ts'
import { OwnMessage } from '../messages/own-message.tsx'
import { PlanSheet } from '../plan/plan-sheet.tsx'
import { ReportSection } from '../plan/report-section.tsx'

const SYNCED = { state: 'synced' } as const
const notYet = () => {}

/** Whether a first look can show it: a question of the teacher's with a finished plan for an answer. */
export function canShow(messages: readonly ChatMessage[]): boolean {
  return messages.every((message) => message.role === 'user' || isDonePlan(message))
}

const isDonePlan = ({ state, doc }: ChatMessage) => state === 'done' && isLessonPlan(doc)

/** The last words of a chat, as the chat itself will show them, to be read; what can be pressed comes with it. */
export function EndOfChat({ messages, report }: Pick<FirstLook, 'messages' | 'report'>) {
  // A chat opens at its end (messages/use-follow.ts).
  // With the frame that shows it, because the router begins every page at its top once that has been drawn.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <div className="space-y-5 px-3 py-4 md:px-6">
      {messages.map((message) =>
        message.role === 'user' ? (
          <OwnMessage
            key={message.id}
            entry={{ message, delivery: SYNCED }}
            connection="online"
            onEdit={notYet}
          />
        ) : (
          <ReadPlan
            key={message.id}
            message={message}
            report={message === messages.at(-1) ? report : undefined}
          />
        ),
      )}
    </div>
  )
}

interface PlanProps {
  message: ChatMessage
  report: FirstLook['report']
}

function ReadPlan({ message: { doc, created_at }, report }: PlanProps) {
  if (!isLessonPlan(doc)) return null
  return (
    <PlanSheet
      outline={doc.outline ?? []}
      sections={doc.sections}
      writing={false}
      label={`Assistant, ${clockTime(created_at)}`}
      actions={<ActionsPlace />}
      closing={
        <>
          <ReportSection lines={report} />
          <NextPlace plan={doc} />
        </>
      }
    />
  )
}

/** As high as the bar of the plan's actions. */
function ActionsPlace() {
  return (
    <div className="row mt-5 border-y border-base-300 py-1.5">
      <span />
      <div className="h-11" />
    </div>
  )
}

const NEXT = ['Create resource', 'Print Lesson Plan']

/** As high as the buttons that close a plan (plan/finished-plan.tsx). */
function NextPlace({ plan }: { plan: LessonPlan }) {
  return (
    <div className="row border-t border-base-300 py-4" aria-hidden="true">
      <span />
      <div className="on-page">
        <div className="invisible grid gap-2 lg:flex lg:flex-wrap">
          {NEXT.map((name) => (
            <span key={name} className="btn">
              {name}
            </span>
          ))}
        </div>
        <div className="invisible mt-4">
          <p className="text-sm">Ask for a change</p>
          <div className="mt-2 flex flex-wrap gap-2">
            {followUpsOf(plan).map(({ name }) => (
              <span key={name} className="btn">
                {name}
              </span>
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}
