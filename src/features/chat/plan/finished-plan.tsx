import { FilePlus2, Printer } from 'lucide-react'
import { useContext, useState } from 'react'
import { LESSON_PLAN_VERSION, type LessonPlan, type PlanSectionId } from '#content/lesson-plan.ts'
import type { ChatMessage } from '#domain/rows.ts'
import { useUnseen } from '#session/plan-changes.ts'
import { Button } from '#ui/button.tsx'
import { optionalPart } from '#ui/optional-part.tsx'
import { PlanActions } from '../actions/plan-actions.tsx'
import type { PrintPackProps } from '../actions/print-pack.later.tsx'
import { printPlan } from '../actions/printable-plan.ts'
import { useResourceAction } from '../actions/use-resource-action.tsx'
import { AskNextContext, useAskNext } from '../follow-up/ask-next.ts'
import { FollowUpButtons } from '../follow-up/follow-up-buttons.tsx'
import type { ReplyParts } from '../messages/reply/choose-further-sections.ts'
import { goalsIn, ToldBackAbove } from '../shown-back/told-back.tsx'
import { ChangeSectionContext } from './change-section.ts'
import type { EditSectionProps } from './editing/edit-section.later.tsx'
import { PlanChecks } from './plan-checks.tsx'
import { PlanSheet } from './plan-sheet.tsx'
import { ChangedMark, VersionLine } from './versions/version-parts.tsx'
import { WhatNextFrame } from './what-next-frame.tsx'

/** Shown only where resources have been made. Without its code they can still be printed one by one. */
const PrintPack = optionalPart(async () => (await import('../actions/print-pack.later.tsx')).PrintPack)

/** Its button keeps its place until the code is here, so that nothing below it moves. */
const SectionMenu = optionalPart(
  async () => (await import('./section-menu.soon.tsx')).SectionMenu,
  undefined,
  <span className="btn btn-square invisible" />,
)
/** Loads with the first edit. */
const EditSection = optionalPart(async () => (await import('./editing/edit-section.later.tsx')).EditSection)

interface Props {
  message: ChatMessage
  label: string
  parts: ReplyParts
  text: string
  /** No later plan has replaced this one. */
  newest: boolean
}

function toPlan(parts: ReplyParts): LessonPlan {
  const outline = parts.outline.map(({ id, title }) => ({ id: id as PlanSectionId, title }))
  return { format: 'plan', version: LESSON_PLAN_VERSION, outline, sections: [...parts.sections] }
}

export function FinishedPlan({ message, label, parts, text, newest }: Props) {
  const plan = toPlan(parts)
  const head = plan.sections.find((section) => section.id === 'header')
  const title = head?.title ?? 'Lesson plan'
  const ask = useAskNext(message.id)
  const unseen = useUnseen(message.id)
  const [editing, setEditing] = useState<Pick<EditSectionProps, 'section' | 'title'>>()
  // While something is being written, nothing is edited beside it.
  const mayEdit = useContext(AskNextContext) !== undefined && newest && message.doc !== null
  const change = (id: string, name: string) => (
    <>
      {unseen?.includes(id) && <ChangedMark replyId={message.id} id={id} />}
      {mayEdit && (
        <SectionMenu
          replyId={message.id}
          plan={plan}
          id={id}
          title={name}
          ask={ask}
          onEdit={() => setEditing({ section: id as PlanSectionId, title: name })}
        />
      )}
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
      {editing && <EditSection message={message} {...editing} onClose={() => setEditing(undefined)} />}
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
            <Button variant="outline" onClick={() => printPlan(title, plan, text)}>
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
