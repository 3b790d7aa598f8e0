import { type ReactNode, useId } from 'react'

interface SectionProps {
  /** The icon in the margin. */
  icon: ReactNode
  title: string
  children: ReactNode
}

/** One page of the account: its subject in the margin, its words on the page. */
export function Section({ icon, title, children }: SectionProps) {
  const id = useId()
  return (
    <section className="sheet margined mt-4" aria-labelledby={id}>
      <div className="row py-4">
        <span className="in-margin pt-1" aria-hidden="true">
          {icon}
        </span>
        <div className="on-page">
          <h2 id={id} className="text-lg">
            {title}
          </h2>
          {children}
        </div>
      </div>
    </section>
  )
}
