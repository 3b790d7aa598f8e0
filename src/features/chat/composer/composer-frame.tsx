import type { FormHTMLAttributes, ReactNode, Ref } from 'react'

interface Props extends FormHTMLAttributes<HTMLFormElement> {
  /** Nothing is being written: on a low screen the composer is lower (low-screen.css). */
  'data-empty'?: string | undefined
  /** Nothing is being written in a chat that has begun, and the focus is elsewhere: on a low screen the composer is one line (low-screen.css). */
  'data-idle'?: string | undefined
  /** The goals, the progress of a reply and notices, above the field. */
  above: ReactNode
  /** The field and its button. */
  children: ReactNode
  below: ReactNode
  ref?: Ref<HTMLFormElement>
}

/** The strip at the foot of a chat, around the field. */
export function ComposerFrame({ above, children, below, ...form }: Props) {
  return (
    <form
      {...form}
      data-composer=""
      tabIndex={-1}
      className="safe-b sticky bottom-0 z-20 mt-auto border-t border-base-300 bg-base-100 px-3 pt-3 outline-none md:px-6 md:pb-5 print:hidden"
    >
      <div className="mx-auto max-w-page">
        {above}
        <div className="flex items-end gap-2 rounded-box border border-line bg-sheet p-1.5 focus-within:border-primary">
          {children}
        </div>
        {below}
      </div>
    </form>
  )
}

/** Keeps the composer's place, empty and equally high, until its code is here. */
export function ComposerSkeleton() {
  return (
    <ComposerFrame
      aria-hidden="true"
      data-empty=""
      above={<div className="mb-2.5 h-11 max-md:hidden" />}
      below={
        <p className="invisible mt-1.5 text-sm max-md:sr-only" data-hint="">
          Enter sends.
        </p>
      }
    >
      <div className="h-11" />
    </ComposerFrame>
  )
}
