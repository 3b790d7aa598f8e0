import type { ReactNode } from 'react'

interface Props {
  name: string
  /** True or false for a tool that is on or off at the caret */
  pressed?: boolean | undefined
  disabled?: boolean
  className?: string
  onClick: () => void
  children: ReactNode
}

/** A button of the toolbar. Pressing it leaves the selection in the document. */
export function ToolButton({ name, pressed, disabled = false, className = '', onClick, children }: Props) {
  return (
    <button
      type="button"
      className={`btn btn-ghost btn-square ${className}`}
      aria-label={name}
      title={name}
      aria-pressed={pressed}
      disabled={disabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
