import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'

/** A message of success in the form itself. */
export function FormNotice({ children }: { children: ReactNode }) {
  return (
    <div
      role="status"
      className="mt-4 flex items-start gap-2.5 rounded-box border border-base-300 bg-tint px-3.5 py-2.5"
    >
      <CircleCheck className="mt-0.5 size-5 shrink-0 text-success" aria-hidden="true" />
      <p className="min-w-0 break-words">{children}</p>
    </div>
  )
}
