import type { GeneratorType } from '#content/contract.ts'
import { PlanSheet } from '../../plan/plan-sheet.tsx'
import { goalsIn, ToldBackAbove } from '../../shown-back/told-back.tsx'
import type { ReplyParts } from './choose-further-sections.ts'
import { LOADING_HINTS } from './loading-hints.ts'
import { useLoadingHint } from './use-loading-hint.ts'

interface Props {
  replyId: string
  label: string
  parts: ReplyParts | undefined
  /** The stream tells this about a document whose parts are not shown. */
  told?: unknown
  generatorType: GeneratorType
}

export function ReplyWriting({ replyId, label, parts, told, generatorType }: Props) {
  const above = { replyId, writing: true, goals: goalsIn(parts?.sections ?? []) }
  if (parts && parts.outline.length > 0) {
    return (
      <>
        <ToldBackAbove from={parts.told} format="plan" {...above} />
        <PlanSheet outline={parts.outline} sections={parts.sections} writing label={label} />
      </>
    )
  }
  return (
    <>
      <ToldBackAbove from={told} format="resource" {...above} />
      <RuledWait label={label} generatorType={generatorType} />
    </>
  )
}

/**
 * Nothing is written yet: a ruled blank, and after a while the specification's hints. The wait is announced once, by
 * a status region.
 */
function RuledWait({ label, generatorType }: { label: string; generatorType: GeneratorType }) {
  const hint = useLoadingHint(LOADING_HINTS[generatorType])
  return (
    <article
      className="sheet margined ruled mx-auto min-h-42 w-full max-w-page overflow-hidden py-7 leading-7"
      aria-label={label}
      aria-busy="true"
      data-follow=""
    >
      <div className="row">
        <span className="in-margin leading-7">
          <span className="loading loading-spinner size-5 align-middle text-primary motion-reduce:hidden" />
        </span>
        <p className="on-page text-muted">
          {generatorType === 'lessonPlan' ? 'Planning…' : 'Making your resource…'}
          {hint && (
            <span
              key={hint}
              className="block transition-opacity duration-400 ease-out starting:opacity-0"
              aria-hidden="true"
            >
              {hint}
            </span>
          )}
        </p>
      </div>
    </article>
  )
}
