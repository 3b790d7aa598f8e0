import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect } from 'react'
import type { PlanState } from '#domain/plan-rules.ts'
import { keepSchool } from '#local-store/commands/facts.ts'
import { readKeptSchool } from '#local-store/queries/facts.ts'

/**
 * Tells a teacher that their school no longer pays: for as long as it has no licence for them, and once when they were
 * taken off it. A school sees no word of it [SCHOOL-70].
 */
export function SchoolNotice({ plan }: { plan: PlanState }) {
  const kept = useLiveQuery(async () => readKeptSchool(), [])
  const { schoolName, isAdmin, isFreeUser } = plan
  useEffect(() => {
    if (schoolName && !isAdmin) void keepSchool(schoolName)
  }, [schoolName, isAdmin])
  if (schoolName)
    return isFreeUser ? (
      <p className="mt-2 text-sm">
        {schoolName} has no licence for you at present. Everything you made stays yours.
      </p>
    ) : null
  if (!kept) return null
  return (
    <div className="mt-2 text-sm" role="status">
      You are no longer a member of {kept}. Everything you made stays yours.
      <button
        type="button"
        className="btn btn-ghost -ml-2 px-2 text-sm"
        onClick={() => void keepSchool(null)}
      >
        OK
      </button>
    </div>
  )
}
