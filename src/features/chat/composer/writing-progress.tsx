import { PathDots } from '../plan/path-dots.tsx'

interface Props {
  done: number
  total: number
}

/** The progress of the reply, and that the teacher need not wait here. */
export function WritingProgress({ done, total }: Props) {
  return (
    <div className="mb-2 flex items-center gap-2.5">
      <p className="min-w-0 grow truncate text-sm md:text-base">
        <b className="font-semibold">Planning…</b> <span className="text-muted">safe to leave this page</span>
      </p>
      {total > 1 && <PathDots className="flex w-28 items-center lg:w-64" done={done} total={total} />}
    </div>
  )
}
