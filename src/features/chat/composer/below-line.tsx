import { PenLine } from 'lucide-react'
import { DRAFT_WORDS } from '#domain/delivery-words.ts'
import { type PlanState, usageWords } from '#domain/plan-rules.ts'
import { type ComposerFacts, lineBelow, tooLongText } from './composer-rules.ts'

interface Props {
  facts: ComposerFacts
  tooLong: boolean
  plan: PlanState | undefined
  /** The words in the box are in the store. */
  kept: boolean
}

/** Under the box: why it does not send, or a hint; and beside it, once it is true, that the draft is safe. */
export function BelowLine({ facts, tooLong, plan, kept }: Props) {
  const line = lineBelow(facts)
  const look = line.important ? 'text-base-content' : 'text-muted max-md:sr-only'
  return (
    <>
      {tooLong && (
        <p className="mt-1.5 text-sm font-semibold text-error" role="alert">
          {tooLongText(facts.text.trim().length)}
        </p>
      )}
      <div className="mt-1.5 flex flex-wrap justify-between gap-x-3 text-sm">
        <p id="composer-below" className={look}>
          {line.text}
          {plan?.nearLimit && <UsedOf plan={plan} />}
        </p>
        {/* Its place is kept while somebody types, so that nothing jumps. */}
        {facts.text.trim() !== '' && (
          <p className={`flex items-center gap-1.5 text-muted ${kept ? '' : 'invisible'}`}>
            <PenLine className="size-4 shrink-0" aria-hidden="true" />
            {DRAFT_WORDS}
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
      <span className="text-muted tabular-nums">{usageWords(plan)}.</span>{' '}
      <a href="/pricing" className="font-semibold text-primary underline">
        Upgrade
      </a>
    </>
  )
}
