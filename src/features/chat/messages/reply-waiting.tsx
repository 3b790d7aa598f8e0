import { Clock } from 'lucide-react'

/** A question asked while an earlier one is being answered: replies of one chat come in order. */
export function ReplyWaiting({ label }: { label: string }) {
  return (
    <article className="mx-auto w-full max-w-[49rem] px-1" aria-label={`${label}, waiting`}>
      <p className="flex items-center gap-2 text-muted">
        <Clock className="size-5 shrink-0" aria-hidden="true" />
        Comes after the reply above
      </p>
    </article>
  )
}
