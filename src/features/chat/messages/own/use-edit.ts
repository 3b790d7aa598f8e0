import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import type { MessageEntry } from '../message-types.ts'

const PRELOAD_AFTER_MS = 1500

/**
 * Moves an unsent message back into the composer. The first paint does not need its code, but an offline device does.
 */
export function useEdit(): (entry: MessageEntry) => Promise<void> {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => {
      Promise.all([import('./own-message-actions.soon.tsx'), import('./edit-message.ts')]).catch(() => {})
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
