import { FilePlus2, Printer } from 'lucide-react'
import { LESSON_PLAN_VERSION, type LessonPlan, type PlanSectionId } from '#content/lesson-plan.ts'
import type { ChatMessage } from '#domain/rows.ts'
import { useUnseen } from '#session/plan-changes.ts'
import { Button } from '#ui/button.tsx'
import { optionalPart } from '#ui/optional-part.tsx'
import { PlanActions } from '../actions/plan-actions.tsx'
import { printHtml } from '../actions/print-html.ts'
import type { PrintPackProps } from '../actions/print-pack.later.tsx'
import { printablePlan } from '../actions/printable-plan.ts'
import { useResourceAction } from '../actions/use-resource-action.tsx'
import { useAskNext } from '../follow-up/ask-next.ts'
import { FollowUpButtons } from '../follow-up/follow-up-buttons.tsx'
import type { ReplyParts } from '../messages/reply/choose-further-sections.ts'
import { goalsIn, ToldBackAbove } from '../shown-back/told-back.tsx'
import { ChangeSectionContext } from './change-section.ts'
import { PlanChecks } from './plan-checks.tsx'
import { PlanSheet } from './plan-sheet.tsx'
import { SectionMenu } from './section-menu.tsx'
import { ChangedMark, VersionLine } from './versions/version-parts.tsx'
import { WhatNextFrame } from './what-next-frame.tsx'

/** Shown only where resources have been made. Without its code they can still be printed one by one. */
const PrintPack = optionalPart(async () => (await import('../actions/print-pack.later.tsx')).PrintPack)

interface Props {
  message: ChatMessage
  label: string
  parts: ReplyParts
  text: string
}

function toPlan(parts: ReplyParts): LessonPlan {
  const outline = parts.outline.map(({ id, title }) => ({ id: id as PlanSectionId, title }))
  return { format: 'plan', version: LESSON_PLAN_VERSION, outline, sections: [...parts.sections] }
}

export function FinishedPlan({ message, label, parts, text }: Props) {
  const plan = toPlan(parts)
  const head = plan.sections.find((section) => section.id === 'header')
  const title = head?.title ?? 'Lesson plan'
  const ask = useAskNext(message.id)
  const unseen = useUnseen(message.id)
  const change = (id: string, name: string) => (
    <>
      {unseen?.includes(id) && <ChangedMark replyId={message.id} id={id} />}
      {ask && <SectionMenu replyId={message.id} plan={plan} id={id} title={name} ask={ask} />}
    </>
  )
  return (
    <ChangeSectionContext value={change}>
      <ToldBackAbove
        from={parts.told}
        format="plan"
        replyId={message.id}
        writing={false}
        goals={goalsIn(parts.sections)}
      />
      <PlanSheet
        outline={parts.outline}
        sections={parts.sections}
        writing={false}
        label={label}
        actions={
          <>
            <VersionLine messageId={message.id} />
            <PlanActions message={message} text={text} title={title} plan={plan} />
          </>
        }
        closing={
          <>
            <PlanChecks plan={plan} message={message} />
            <WhatNext message={message} plan={plan} text={text} title={title} />
          </>
        }
      />
    </ChangeSectionContext>
  )
}

function WhatNext({ message, plan, text, title }: PrintPackProps) {
  const resource = useResourceAction(text)
  return (
    <>
      <WhatNextFrame
        aria-label="What next"
        actions={
          <>
            <Button variant="primary" className="px-3" busy={resource.busy} onClick={resource.start}>
              {!resource.busy && (
                <FilePlus2
                  className={`size-5 ${resource.mayCreate ? '' : 'max-lg:hidden'}`}
                  aria-hidden="true"
                />
              )}
              {resource.name}
            </Button>
            <Button
              variant="outline"
              onClick={async () => printHtml(title, await printablePlan(title, plan, text))}
            >
              <Printer className="size-5" aria-hidden="true" />
              Print Lesson Plan
            </Button>
            <PrintPack message={message} plan={plan} text={text} title={title} />
          </>
        }
      >
        <FollowUpButtons messageId={message.id} plan={plan} />
      </WhatNextFrame>
      {resource.dialog}
    </>
  )
}
