import type { ReactNode } from 'react'

interface Props {
  icon: ReactNode
  children: ReactNode
  /** Buttons; on a phone they are below the text. */
  actions?: ReactNode
  tone?: 'wash' | 'blush'
}

/** A notice above the document: an icon, a sentence and buttons. */
export function Strip({ icon, children, actions, tone = 'wash' }: Props) {
  const colour = tone === 'blush' ? 'bg-blush' : 'bg-wash'
  return (
    <div
      className={`flex flex-wrap items-center gap-x-2.5 px-4 max-md:border-b max-md:border-base-300 md:mb-4 md:rounded-field ${colour}`}
    >
      <p
        className="flex min-w-0 grow items-center gap-2.5 py-2.5"
        role={tone === 'blush' ? 'alert' : 'status'}
      >
        {icon}
        <span>{children}</span>
      </p>
      {actions && <div className="flex flex-wrap gap-1 max-md:-ml-3 max-md:pb-1">{actions}</div>}
    </div>
  )
}
