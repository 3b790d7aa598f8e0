import { FilePlus2, Printer } from 'lucide-react'
import { type ComponentType, lazy, Suspense } from 'react'
import { LESSON_PLAN_VERSION, type LessonPlan, type PlanSectionId } from '#content/lesson-plan.ts'
import type { ExportDocument } from '#domain/export.ts'
import type { ChatMessage } from '#domain/rows.ts'
import { Button } from '#ui/button.tsx'
import { PlanActions, useResourceAction } from '../actions/plan-actions.tsx'
import { printHtml } from '../actions/print-html.ts'
import type { PrintPackProps } from '../actions/print-pack.tsx'
import { printablePlan } from '../actions/printable-plan.ts'
import { useAskNext } from '../follow-up/ask-next.ts'
import { FollowUpButtons } from '../follow-up/follow-up-buttons.tsx'
import type { ReplyParts } from '../messages/reply.tsx'
import { ChangeSectionContext } from './change-section.ts'
import { PlanChecks } from './plan-checks.tsx'
import { PlanSheet } from './plan-sheet.tsx'
import { SectionMenu } from './section-menu.tsx'

/** Only where resources have been made; without its code they can still be printed one by one. */
const PrintPack = lazy<ComponentType<PrintPackProps>>(() =>
  import('../actions/print-pack.tsx').then(
    (part) => ({ default: part.PrintPack }),
    () => ({ default: () => null }),
  ),
)

interface Props {
  message: ChatMessage
  label: string
  parts: ReplyParts
  text: string
  exportPdf: ExportDocument
}

function toPlan(parts: ReplyParts): LessonPlan {
  const outline = parts.outline.map(({ id, title }) => ({ id: id as PlanSectionId, title }))
  return { format: 'plan', version: LESSON_PLAN_VERSION, outline, sections: [...parts.sections] }
}

export function FinishedPlan({ message, label, parts, text, exportPdf }: Props) {
  const plan = toPlan(parts)
  const head = plan.sections.find((section) => section.id === 'header')
  const title = head?.title ?? 'Lesson plan'
  const ask = useAskNext(message.id)
  const change = (id: string, name: string) =>
    ask && <SectionMenu replyId={message.id} plan={plan} id={id} title={name} ask={ask} />
  return (
    <ChangeSectionContext value={ask && change}>
      <PlanSheet
        outline={parts.outline}
        sections={parts.sections}
        writing={false}
        label={label}
        actions={
          <PlanActions message={message} text={text} title={title} plan={plan} exportPdf={exportPdf} />
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
    <section className="row border-t border-base-300 py-4" aria-label="What next">
      <span />
      <div className="on-page">
        <div className="grid gap-2 lg:flex lg:flex-wrap">
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
          <Suspense>
            <PrintPack message={message} plan={plan} text={text} title={title} />
          </Suspense>
        </div>
        <FollowUpButtons messageId={message.id} plan={plan} />
      </div>
      {resource.dialog}
    </section>
  )
}
