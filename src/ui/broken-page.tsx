import { Check, CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

interface Props {
  title: string
  /** The text that says what happened. */
  children: ReactNode
  /** The text that says what is kept. */
  safe: string
  actions: ReactNode
}

/** A screen that failed: what happened, that the work is safe, and the ways on [ERR-01]. */
export function BrokenPage({ title, children, safe, actions }: Props) {
  return (
    <>
      <h1 className="text-xl md:text-2xl">{title}</h1>
      <div className="sheet margined mt-5 overflow-hidden" role="alert">
        <div className="row bg-blush py-4">
          <span className="in-margin text-error">
            <CircleAlert className="inline size-5 align-middle" aria-hidden="true" />
          </span>
          <div className="on-page break-words">{children}</div>
        </div>
        <div className="row border-t border-base-300 py-4">
          <span className="in-margin text-success">
            <Check className="inline size-5 align-middle" aria-hidden="true" />
          </span>
          <div className="on-page">
            <p className="font-semibold">Your work is safe</p>
            <p className="mt-0.5 text-muted">{safe}</p>
          </div>
        </div>
      </div>
      <div className="mt-5 grid gap-2.5 md:flex">{actions}</div>
    </>
  )
}
