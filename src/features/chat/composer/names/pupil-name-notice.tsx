import { UserRound } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { withoutNames } from './without-names.ts'

interface Props {
  text: () => string
  names: readonly string[]
  onReplace: (text: string) => void
  onKeep: () => void
}

/** Asks before anything leaves the device: a plan needs nobody's name, and the teacher decides. */
export function PupilNameNotice({ text, names, onReplace, onKeep }: Props) {
  const shown = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names[0]
  return (
    <div
      className="mb-2.5 flex flex-wrap items-center gap-x-2.5 rounded-field bg-wash py-1 pl-3"
      role="status"
    >
      <UserRound className="size-5 shrink-0 text-warning" aria-hidden="true" />
      <p className="min-w-0 grow py-1">
        {names.length > 1 ? `Are ${shown} students of yours?` : `Is ${shown} one of your students?`}{' '}
        <span className="text-muted">A plan needs no names.</span>
      </p>
      <span className="flex">
        <Button variant="ghost" onClick={() => onReplace(withoutNames(text(), names))}>
          Write “a student”
        </Button>
        <Button variant="ghost" onClick={onKeep}>
          Keep
        </Button>
      </span>
    </div>
  )
}
