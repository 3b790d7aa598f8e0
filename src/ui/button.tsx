import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'

export type ButtonVariant = 'primary' | 'outline' | 'ghost' | 'danger'

const looks: Record<ButtonVariant, string> = {
  primary: 'btn btn-primary',
  outline: 'btn btn-outline',
  ghost: 'btn btn-ghost px-3',
  danger: 'btn btn-error',
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant
  /** The work this button started is still running, so it shows a spinner and takes no second press. */
  busy?: boolean
  children: ReactNode
  ref?: Ref<HTMLButtonElement>
}

export function Button({ variant = 'outline', busy = false, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled === true || busy}
      aria-busy={busy || undefined}
      className={className === undefined ? looks[variant] : `${looks[variant]} ${className}`}
    >
      {busy && <span className="loading loading-spinner size-5" aria-hidden="true" />}
      {children}
    </button>
  )
}
