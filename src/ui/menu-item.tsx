import type { ReactNode } from 'react'

interface MenuItemProps {
  icon?: ReactNode
  children: ReactNode
  onSelect: () => void
  danger?: boolean
  disabled?: boolean
}

export function MenuItem({ icon, children, onSelect, danger = false, disabled = false }: MenuItemProps) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-disabled={disabled}
      className={`flex min-h-11 w-full items-center gap-3 rounded-field px-3 text-start hover:bg-base-200 focus:bg-base-200 aria-disabled:text-muted ${danger ? 'text-error' : ''}`}
      onClick={() => {
        if (!disabled) onSelect()
      }}
    >
      {icon}
      {children}
    </button>
  )
}
