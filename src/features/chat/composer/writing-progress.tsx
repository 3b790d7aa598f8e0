import type { GeneratorType } from '#content/contract.ts'
import { PathDots } from '../plan/path-dots.tsx'

interface Props {
  generatorType: GeneratorType
  done: number
  total: number
}

/** The progress of the reply, and that the teacher need not wait here. */
export function WritingProgress({ generatorType, done, total }: Props) {
  return (
    <div className="mb-2 flex items-center gap-2.5">
      <p className="min-w-0 grow truncate text-sm md:text-base">
        <b className="font-semibold">
          {generatorType === 'resourceGenerator' ? 'Making your resource…' : 'Planning…'}
        </b>{' '}
        <span className="text-muted">safe to leave this page</span>
      </p>
      {total > 1 && <PathDots className="flex w-28 items-center lg:w-64" done={done} total={total} />}
    </div>
  )
}
