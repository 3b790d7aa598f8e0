import { Button } from '#ui/button.tsx'

interface Props {
  label: string
  /** The name of the item, added for screen readers. */
  about: string
  onClick: () => void
}

export function RowButton({ label, about, onClick }: Props) {
  return (
    <Button variant="ghost" className="px-2.5" onClick={onClick}>
      {label}
      <span className="sr-only"> {about}</span>
    </Button>
  )
}
