import { useState } from 'react'
import { curriculumSavedAt } from '#local-store/queries/curriculum.ts'
import { checkForUpdate } from '#platform/check-for-update.ts'
import { useOffline } from '#session/connection.ts'
import { showToast } from '#session/toasts.ts'
import { dayMonth } from '#ui/date.ts'

const NEWS = {
  found: 'A newer curriculum is being fetched',
  none: 'The curriculum is up to date',
  failed: 'Could not look for a newer curriculum',
}

/** How old the curriculum on this device is, and a way to look for a newer one, which comes with a newer app. `quiet`: without that way. */
export function CurriculumAge({ quiet }: { quiet: boolean }) {
  const offline = useOffline()
  const [looking, setLooking] = useState(false)
  const savedAt = curriculumSavedAt()
  if (savedAt === null) return null
  const refresh = async () => {
    setLooking(true)
    showToast({ title: NEWS[await checkForUpdate()] })
    setLooking(false)
  }
  return (
    <p className="flex flex-wrap items-center gap-x-1">
      Curriculum saved {dayMonth(savedAt)}
      {!offline && !quiet && (
        <button
          type="button"
          className="btn btn-ghost px-2 text-sm"
          disabled={looking}
          onClick={() => void refresh()}
        >
          Refresh
        </button>
      )}
    </p>
  )
}
