import { isLessonPlan, type LessonPlan } from '#content/lesson-plan.ts'
import { discardDraft, stopDraft } from '#device-draft/drafting.ts'
import type { DeviceDraft } from '#domain/device-draft.ts'
import { Button } from '#ui/button.tsx'
import { PlanChecks } from '../plan/plan-checks.tsx'
import { PlanSheet } from '../plan/plan-sheet.tsx'
import { DraftActions } from './draft-actions.tsx'
import { useWrittenElsewhere } from './use-drafting.ts'

export const DRAFT_LABEL = 'Draft by this browser’s own model'

interface Props {
  draft: DeviceDraft | null
  /** This tab is writing it. */
  drafting: boolean
  /** Why it ended, where the device had no room to keep that. */
  why?: string | undefined
  /** Writes the rest of a draft that broke off; undefined where that is no longer wanted. */
  onGoOn?: (() => void) | undefined
}

/** The tab that writes the draft, or how the draft ended. It is `asking` until another tab has answered. */
type Stands = 'here' | 'elsewhere' | 'asking' | 'broken-off' | 'done'

const SAID_OF: Record<Stands, string> = {
  here: ', being written',
  elsewhere: ', being written in another tab',
  asking: '',
  'broken-off': ', not finished',
  done: '',
}

function howItStands(draft: DeviceDraft | null, drafting: boolean, elsewhere: boolean | undefined): Stands {
  if (drafting) return 'here'
  if (draft?.state === 'done') return 'done'
  if (draft?.state !== 'writing' || elsewhere === false) return 'broken-off'
  return elsewhere ? 'elsewhere' : 'asking'
}

/** A plan as far as the browser's own model has written it, with what it is said above it. */
export function DraftSheet({ draft, drafting, why, onGoOn }: Props) {
  const plan = isLessonPlan(draft?.doc) ? draft.doc : undefined
  const stands = howItStands(draft, drafting, useWrittenElsewhere(draft, drafting))
  const isDone = stands === 'done'
  return (
    <div className="mx-auto w-full max-w-page">
      <Label plan={plan} stands={stands} />
      {plan && plan.sections.length > 0 && (
        <PlanSheet
          outline={isDone ? plan.outline : (plan.outline ?? [])}
          sections={plan.sections}
          writing={stands === 'here' || stands === 'elsewhere'}
          label={DRAFT_LABEL}
          actions={isDone && <DraftActions plan={plan} />}
          closing={isDone && <PlanChecks plan={plan} />}
        />
      )}
      {stands === 'broken-off' && <BrokenOff words={why ?? draft?.words} onGoOn={onGoOn} />}
      {draft && (
        <div className="mt-2 flex flex-wrap justify-end gap-2">
          {drafting && (
            <Button variant="ghost" onClick={() => stopDraft(draft.id)}>
              Stop drafting
            </Button>
          )}
          <Button variant="ghost" onClick={() => void discardDraft(draft.id)}>
            Discard the draft
          </Button>
        </div>
      )}
    </div>
  )
}

/** Says whose draft it is. It is read out when the writing begins and when it ends, and not with each section. */
function Label({ plan, stands }: { plan: LessonPlan | undefined; stands: Stands }) {
  const written = plan?.sections.length ?? 0
  return (
    <div className="row mb-3 rounded-box bg-wash py-3">
      <span />
      <div className="on-page measure">
        <p role="status">
          <b className="font-semibold">{DRAFT_LABEL}</b>
          {SAID_OF[stands]}
        </p>
        <p>
          Made on this device and kept here only, without our bank of lessons. A small model makes mistakes:
          check it before you teach. Your message still waits, and is sent once.
        </p>
        {stands === 'elsewhere' && (
          <p>Another tab of this browser is writing the draft. It shows here as it comes.</p>
        )}
        {(stands === 'here' || stands === 'elsewhere') && (
          <p className="text-sm text-muted tabular-nums">
            {written === 0
              ? 'Starting the model. This can take a minute.'
              : `${written} of ${plan?.outline.length ?? written} parts`}
          </p>
        )}
      </div>
    </div>
  )
}

function BrokenOff({ words, onGoOn }: { words: string | undefined; onGoOn: Props['onGoOn'] }) {
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
      <p className="measure">{words ?? 'The draft broke off. What is written stays on this device.'}</p>
      {onGoOn && (
        <Button className="bg-sheet" onClick={onGoOn}>
          Go on with the draft
        </Button>
      )}
    </div>
  )
}
