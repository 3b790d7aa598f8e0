import type { ReactNode } from 'react'

const tones = { wash: 'bg-wash', blush: 'bg-blush', tint: 'bg-tint' }

export interface BannerProps {
  icon: ReactNode
  children: ReactNode
  action?: ReactNode
  tone?: keyof typeof tones
  className?: string
  /** It stands in a live region of its own already. */
  quiet?: boolean
}

/** A strip under the header: state in words, beside an icon, never colour alone. */
export function Banner({ icon, children, action, tone = 'wash', className = '', quiet }: BannerProps) {
  return (
    <div
      className={`border-b border-base-300 ${tones[tone]} ${className}`}
      role={quiet ? undefined : 'status'}
    >
      <div className="mx-auto flex min-h-11 max-w-[52rem] items-center gap-2.5 px-4 py-1 md:px-6">
        {icon}
        <p className="grow py-1">{children}</p>
        {action}
      </div>
    </div>
  )
}
