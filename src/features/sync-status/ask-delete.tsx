import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'

interface Props {
  label: string
  /** The name of the item, added for screen readers. */
  about: string
  question: string
  onDelete: () => void
}

/** A delete button that asks first: what is deleted here is on this device alone. */
export function AskDelete({ label, about, question, onDelete }: Props) {
  const [asking, setAsking] = useState(false)
  const keep = useRef<HTMLButtonElement>(null)
  const first = useRef<HTMLButtonElement>(null)
  const asked = useRef(false)
  useEffect(() => {
    if (asking) keep.current?.focus()
    else if (asked.current) first.current?.focus()
    asked.current = asking
  }, [asking])
  if (!asking) {
    return (
      <Button ref={first} variant="ghost" className="px-2.5 text-error" onClick={() => setAsking(true)}>
        {label}
        <span className="sr-only"> {about}</span>
      </Button>
    )
  }
  return (
    <span className="flex basis-full flex-wrap items-center gap-2 pl-3">
      <span role="status">{question}</span>
      <Button variant="danger" onClick={onDelete}>
        Delete<span className="sr-only"> for good</span>
      </Button>
      <Button ref={keep} onClick={() => setAsking(false)}>
        Keep
      </Button>
    </span>
  )
}
