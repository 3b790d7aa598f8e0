import { useLiveQuery } from 'dexie-react-hooks'
import { STAR_LIMIT_TEXT } from '#domain/product.ts'
import type { ItemType } from '#domain/rows.ts'
import { starMessage, unstarMessage } from '#local-store/commands/stars.ts'
import { isStarred } from '#local-store/queries/starred.ts'
import { useIdentity } from '#session/identity.ts'
import { useSyncFact } from '#session/sync-status.ts'
import { showToast } from '#session/toasts.ts'

const ADDED: Record<ItemType, string> = {
  lesson_plan: 'Lesson plan successfully added to My Lesson Plans',
  resource: 'Resource successfully added to My Resources',
}

interface StarTarget {
  messageId: string
  sessionId: string
  itemType: ItemType
}

/**
 * The star of a message. It changes at once and says so, and is hidden while the sign-in has run out [STAR-02]
 * [STAR-04].
 */
export function useStar(target: StarTarget) {
  const starred = useLiveQuery(async () => isStarred(target.messageId), [target.messageId])
  const signedIn = useIdentity() !== null
  const paused = useSyncFact(({ phase }) => phase === 'paused-sign-in')

  const undo = { label: 'Undo', run: () => void change(true) }

  async function change(adding: boolean): Promise<void> {
    const failed = adding ? 'Failed to add starred item' : 'Failed to remove starred item'
    const tell = (title: string, kind: 'success' | 'error', more = {}) =>
      showToast({ title, kind, about: 'star', ...more })
    try {
      const result = adding ? await starMessage(target) : await unstarMessage({ messageId: target.messageId })
      if (result.ok && adding) tell(ADDED[target.itemType], 'success')
      else if (result.ok) tell('Item removed from starred items', 'success', { action: undo })
      else tell(result.reason === 'star_limit' ? STAR_LIMIT_TEXT[target.itemType] : failed, 'error')
    } catch {
      tell(failed, 'error')
    }
  }

  return {
    starred: starred ?? false,
    toggle: () => change(!starred),
    shown: signedIn && !paused && starred !== undefined,
  }
}
