import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import type { MessageEntry } from './message-types.ts'

const PRELOAD_AFTER_MS = 1500

/** Takes a message that is not sent back into the box. Its code is not needed for the first paint, but offline it is. */
export function useEdit(): (entry: MessageEntry) => Promise<void> {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => {
      Promise.all([import('./own-message-actions.tsx'), import('./edit-message.ts')]).catch(() => {})
    }, PRELOAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return useCallback(
    async ({ delivery }) => {
      if (delivery.state === 'synced') return
      const { editMessage } = await import('./edit-message.ts')
      await editMessage(delivery.opId, navigate)
    },
    [navigate],
  )
}
