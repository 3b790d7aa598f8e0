import { PenLine } from 'lucide-react'
import { DRAFT_TEXT } from '#domain/delivery-text.ts'
import { type PlanState, usageText } from '#domain/plan-rules.ts'
import { isDraftStored, useComposerText } from '#session/composer-text.ts'
import { type ComposerFacts, lineBelow, newMessagesText, sendBlock, tooLongText } from './composer-rules.ts'
import { UpgradeButton } from './upgrade-button.tsx'

interface Props {
  facts: ComposerFacts
  plan: PlanState | undefined
}

/**
 * The line under the field: why Send is disabled, or a hint; and at the right, once it is true, that the draft is
 * saved.
 */
export function BelowLine({ facts, plan }: Props) {
  const isStored = useComposerText(isDraftStored)
  const line = lineBelow(facts)
  const look = line.important ? 'text-base-content' : 'text-muted max-md:sr-only'
  return (
    <>
      {sendBlock(facts) === 'too-long' && (
        <p className="mt-1.5 text-sm font-semibold text-error" role="alert">
          {tooLongText(facts.text.trim().length)}
        </p>
      )}
      <div className="mt-1.5 flex flex-wrap justify-between gap-x-3 text-sm">
        <p id="composer-below" className={look} data-hint={line.important ? undefined : ''}>
          {line.text}
          {plan && (plan.nearLimit || plan.atLimit) && <UsedOf plan={plan} />}
        </p>
        {/* The text keeps its place while it is invisible, so that nothing jumps. */}
        {facts.text.trim() !== '' && (
          <p className={`flex items-center gap-1.5 text-muted ${isStored ? '' : 'invisible'}`}>
            <PenLine className="size-4 shrink-0" aria-hidden="true" />
            {DRAFT_TEXT}
          </p>
        )}
      </div>
    </>
  )
}

function UsedOf({ plan }: { plan: PlanState }) {
  return (
    <>
      {' '}
      <span className="text-muted tabular-nums">
        {usageText(plan)}.{newMessagesText(plan, Date.now())}
      </span>{' '}
      <UpgradeButton plan={plan} className="-mt-2 -mb-4 pt-2 pb-4 font-semibold text-primary underline" />
    </>
  )
}
