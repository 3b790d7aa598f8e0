import type { GeneratorType } from '#domain/rows.ts'
import { PlanSheet } from '../plan/plan-sheet.tsx'
import { LOADING_HINTS } from './loading-hints.ts'
import type { ReplyParts } from './reply.tsx'
import { useLoadingHint } from './use-loading-hint.ts'

interface Props {
  label: string
  parts: ReplyParts | undefined
  generatorType: GeneratorType
}

export function ReplyWriting({ label, parts, generatorType }: Props) {
  if (parts && parts.outline.length > 0) {
    return <PlanSheet outline={parts.outline} sections={parts.sections} writing label={label} />
  }
  return <RuledWait label={label} generatorType={generatorType} />
}

/** Nothing is written yet: a ruled blank, and after a while the spec's lines. A status region announces the wait, once. */
function RuledWait({ label, generatorType }: { label: string; generatorType: GeneratorType }) {
  const hint = useLoadingHint(LOADING_HINTS[generatorType])
  return (
    <article
      className="sheet margined ruled mx-auto min-h-42 w-full max-w-[49rem] overflow-hidden py-7 leading-7"
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
