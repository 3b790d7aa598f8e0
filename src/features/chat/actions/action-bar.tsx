import type { ReactNode } from 'react'

interface Props {
  /** The bar is on a page with a margin. */
  margin?: boolean
  /** Without its buttons the bar is as high as with them. */
  children?: ReactNode
}

/** The bar that holds the actions of a plan. It stays in sight while the plan is read. */
export function ActionBar({ margin = true, children }: Props) {
  return (
    <div
      data-bar={margin ? '' : undefined}
      className={`border-y border-base-300 ${margin ? 'row sticky top-34 z-1 mt-5 bg-sheet py-1 md:top-22' : 'py-1.5'}`}
    >
      {margin && <span />}
      <div
        className={`flex min-h-11 flex-wrap items-center md:gap-0.5 ${margin ? 'on-page -ml-3' : 'px-1 md:px-3'}`}
      >
        {children}
      </div>
    </div>
  )
}
