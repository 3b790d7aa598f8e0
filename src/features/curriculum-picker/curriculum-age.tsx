import { useState } from 'react'
import { curriculumSavedAt } from '#local-store/queries/curriculum.ts'
import { checkForUpdate } from '#platform/check-for-update.ts'
import { useOffline } from '#session/connection.ts'
import { showToast } from '#session/toasts.ts'
import { dayMonth } from '#ui/date.ts'

const RESULT_TEXT = {
  found: 'A newer curriculum is being downloaded',
  none: 'The curriculum is up to date',
  failed: 'Could not check for a newer curriculum',
}

/**
 * Shows when the curriculum on this device was saved, with a button that checks for a newer one, which comes with a newer
 * app. `quiet` hides the button.
 */
export function CurriculumAge({ quiet }: { quiet: boolean }) {
  const offline = useOffline()
  const [looking, setLooking] = useState(false)
  const savedAt = curriculumSavedAt()
  if (savedAt === null) return null
  const refresh = async () => {
    setLooking(true)
    showToast({ title: RESULT_TEXT[await checkForUpdate()] })
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
