import { CircleAlert } from 'lucide-react'

/** An error in the form itself. A toast disappears, but this stays until the form is submitted again. */
export function FormAlert({ id, heading, text }: { id: string; heading?: string | undefined; text: string }) {
  return (
    <div
      id={id}
      role="alert"
      tabIndex={-1}
      className="flex items-start gap-2.5 rounded-box border border-error bg-blush px-3.5 py-2.5"
    >
      <CircleAlert className="mt-0.5 size-5 shrink-0 text-error" aria-hidden="true" />
      <p className="min-w-0 break-words">
        {heading && <strong className="font-semibold">{heading} </strong>}
        {text}
      </p>
    </div>
  )
}
