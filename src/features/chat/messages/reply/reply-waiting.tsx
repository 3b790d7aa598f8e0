import { Clock } from 'lucide-react'

/** Shown for a question that was asked while an earlier reply is being written: the replies of a chat come in order. */
export function ReplyWaiting({ label }: { label: string }) {
  return (
    <article className="mx-auto w-full max-w-page px-1" aria-label={`${label}, waiting`}>
      <p className="flex items-center gap-2 text-muted">
        <Clock className="size-5 shrink-0" aria-hidden="true" />
        Comes after the reply above
      </p>
    </article>
  )
}
