import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { readSchool } from '#backend/school/school.ts'
import { requestSync } from '#session/sync-status.ts'
import { showToast } from '#session/toasts.ts'

/** Nothing else says it, so it stays long enough to be read. */
const SHOWN_MS = 15_000

/**
 * For a page that stayed open while the seat was handed over elsewhere: after a refusal it asks who the administrator
 * is, and leads who no longer is to their own work. A list with unsaved first passwords may still hold them back.
 */
export function useCheckSeat(): () => Promise<void> {
  const navigate = useNavigate()
  return useCallback(async () => {
    const answer = await readSchool()
    if (!answer.ok || answer.value.is_admin) return
    showToast({
      title: 'You are no longer the administrator',
      text: 'Somebody else runs your school now. Your chats and saved work stay as they are.',
      duration: SHOWN_MS,
    })
    requestSync()
    await navigate({ to: '/home' })
  }, [navigate])
}
