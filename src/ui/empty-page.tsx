import type { ReactNode } from 'react'

interface EmptyPageProps {
  title: ReactNode
  text: ReactNode
  action?: ReactNode
  /** A short word for the margin, such as `404`. */
  margin?: ReactNode
  heading?: 'h1' | 'h2'
  className?: string
}

/** A ruled page for an empty screen: it says why and offers one next step. The text sits on lines of 28 px. */
export function EmptyPage({
  title,
  text,
  action,
  margin,
  heading: Heading = 'h2',
  className = '',
}: EmptyPageProps) {
  return (
    <div
      className={`sheet margined ruled min-h-[25.375rem] overflow-hidden py-7 leading-7 md:min-h-[30.625rem] ${className}`}
    >
      <div className="row">
        <span className="in-margin leading-7">{margin}</span>
        <div className="on-page">
          <Heading className="text-xl leading-7 font-bold">{title}</Heading>
          <p className="pt-7 text-muted">{text}</p>
          {action !== undefined && <div className="mt-7 mb-3 flex flex-wrap gap-2 leading-6">{action}</div>}
        </div>
      </div>
    </div>
  )
}
