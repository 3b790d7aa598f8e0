import { useLayoutEffect, useRef } from 'react'
import { isLessonPlan } from '#content/lesson-plan.ts'
import type { ChatMessage } from '#domain/rows.ts'
import type { ChatEnd } from '#local-store/queries/chat-end.ts'
import { clockTime } from '#ui/date.ts'
import { ActionBar } from '../actions/action-bar.tsx'
import { goTo } from '../go-to.ts'
import { OwnMessage } from '../messages/own/own-message.tsx'
import { PlanSheet } from '../plan/plan-sheet.tsx'
import { ReportSection } from '../plan/report-section.tsx'
import { WhatNextSkeleton } from '../plan/what-next-frame.tsx'

const SYNCED = { state: 'synced' } as const
const notYet = () => {}

/** A preview can show the teacher's messages and finished plans. */
export function canShow(messages: readonly ChatMessage[]): boolean {
  return messages.every((message) => message.role === 'user' || isDonePlan(message))
}

const isDonePlan = ({ state, doc }: ChatMessage) => state === 'done' && isLessonPlan(doc)

/** The last messages of a chat, as the chat itself will show them. Their buttons come with the chat. */
export function EndOfChat({ messages, report }: Pick<ChatEnd, 'messages' | 'report'>) {
  const list = useRef<HTMLDivElement>(null)
  const endsInPlan = messages.at(-1)?.role === 'assistant'
  // Where a chat opens: messages/use-follow.ts. The scrolling waits for the next frame, because the router scrolls
  // every new page to its top once it has been drawn.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (endsInPlan) goTo(list.current?.lastElementChild)
      else window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
    })
    return () => cancelAnimationFrame(frame)
  }, [endsInPlan])
  return (
    <div ref={list} className="space-y-5 px-3 py-4 md:px-6">
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
  report: ChatEnd['report']
}

function ReadPlan({ message: { doc, created_at }, report }: PlanProps) {
  if (!isLessonPlan(doc)) return null
  return (
    <PlanSheet
      outline={doc.outline ?? []}
      sections={doc.sections}
      writing={false}
      label={`Assistant, ${clockTime(created_at)}`}
      actions={<ActionBar />}
      closing={
        <>
          <ReportSection lines={report} />
          <WhatNextSkeleton plan={doc} />
        </>
      }
    />
  )
}
