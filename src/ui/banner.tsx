import type { ReactNode } from 'react'

const tones = { wash: 'bg-wash', blush: 'bg-blush', tint: 'bg-tint' }

interface BannerProps {
  icon: ReactNode
  children: ReactNode
  action?: ReactNode
  tone?: keyof typeof tones
  className?: string
  /** Set where the banner is already inside a live region. */
  quiet?: boolean
}

/** A strip under the header that tells a state in text with an icon, never by colour alone. */
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
