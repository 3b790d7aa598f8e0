import { useEffect, useRef } from 'react'
import { showToast } from '#session/toasts.ts'
import type { MessageEntry } from './message-types.ts'

/** A message refused while its chat is open is said aloud once; its words and its reason stay in the transcript [OP-53]. */
export function useRefusedToast(entries: readonly MessageEntry[]): void {
  const pending = useRef(new Set<string>())
  useEffect(() => {
    for (const { delivery } of entries) {
      if (delivery.state === 'queued' || delivery.state === 'sending') pending.current.add(delivery.opId)
      if (delivery.state !== 'refused' || !pending.current.delete(delivery.opId)) continue
      const limit = delivery.reason === 'message_limit'
      showToast({
        title: limit ? 'Message limit reached' : 'Failed to send',
        text: limit
          ? 'You have reached your message limit. Please upgrade to continue.'
          : 'Failed to send message. Please try again.',
        kind: 'error',
      })
    }
  }, [entries])
}
