import { Link } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { classSummary } from '#domain/class/teacher-class.ts'
import { readClass } from '#local-store/queries/account/teacher-class.ts'

/** Which class is planned for where a request does not say, and the way to tell it. */
export function ClassLine() {
  const fields = useLiveQuery(async () => readClass().catch(() => undefined), [])
  if (!fields) return null
  const told = classSummary(fields)
  return (
    <p className="-my-2 flex items-center gap-x-2">
      {told && <span className="min-w-0 truncate">Your class: {told}</span>}
      <Link
        to="/account"
        hash="class"
        className="inline-flex min-h-11 shrink-0 items-center font-semibold text-primary underline"
      >
        {told ? 'Change' : 'Tell us about your class'}
        {told && <span className="sr-only"> your class</span>}
      </Link>
    </p>
  )
}
