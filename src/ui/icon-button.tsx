import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The accessible name, for those who do not see the icon. */
  label: string
  children: ReactNode
  variant?: 'ghost' | 'outline' | 'primary'
  ref?: Ref<HTMLButtonElement>
}

const looks = { ghost: 'btn-ghost', outline: 'btn-outline bg-sheet', primary: 'btn-primary' }

export function IconButton({ label, children, variant = 'ghost', className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={`btn btn-square shrink-0 ${looks[variant]} ${className}`}
    >
      {children}
    </button>
  )
}
