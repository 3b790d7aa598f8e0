import { AlertCircle, Clock, PenLine, RefreshCw } from 'lucide-react'

const icons = { waiting: Clock, sending: Clock, retrying: RefreshCw, refused: AlertCircle, draft: PenLine }

interface StateMarkProps {
  tone: keyof typeof icons
  text: string
  className?: string
}

/** A small icon and text in a list row that show the delivery state of an item. */
export function StateMark({ tone, text, className = '' }: StateMarkProps) {
  const Icon = icons[tone]
  const colour = tone === 'refused' ? 'text-error' : 'text-muted'
  return (
    <span className={`flex items-start gap-1.5 text-sm ${colour} ${className}`}>
      <Icon className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <span className="line-clamp-2">{text}</span>
    </span>
  )
}
