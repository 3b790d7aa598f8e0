import { useLiveQuery } from 'dexie-react-hooks'
import type { ItemType } from '#domain/rows.ts'
import { starMessage, unstarMessage } from '#local-store/commands/stars.ts'
import { isStarred } from '#local-store/queries/starred.ts'
import { useIdentity } from '#session/identity.ts'
import { useSyncFact } from '#session/sync-status.ts'
import { showToast } from '#session/toasts.ts'

const WORDS: Record<ItemType, { added: string; limit: string }> = {
  lesson_plan: {
    added: 'Lesson plan successfully added to My Lesson Plans',
    limit: "You've reached the limit of 50 lesson plans",
  },
  resource: {
    added: 'Resource successfully added to My Resources',
    limit: "You've reached the limit of 50 resources",
  },
}

interface StarTarget {
  messageId: string
  sessionId: string
  itemType: ItemType
}

/** The star of a message: flips at once, says so, and is hidden while the sign-in has run out [STAR-02] [STAR-04]. */
export function useStar(target: StarTarget) {
  const starred = useLiveQuery(async () => isStarred(target.messageId), [target.messageId])
  const signedIn = useIdentity() !== null
  const paused = useSyncFact(({ phase }) => phase === 'paused-sign-in')

  async function toggle(): Promise<void> {
    const adding = !starred
    const words = WORDS[target.itemType]
    try {
      const result = adding ? await starMessage(target) : await unstarMessage({ messageId: target.messageId })
      if (result.ok) {
        showToast({ title: adding ? words.added : 'Item removed from starred items', kind: 'success' })
      } else if (result.reason === 'star_limit') {
        showToast({ title: words.limit, kind: 'error' })
      } else {
        showToast({
          title: adding ? 'Failed to add starred item' : 'Failed to remove starred item',
          kind: 'error',
        })
      }
    } catch {
      showToast({
        title: adding ? 'Failed to add starred item' : 'Failed to remove starred item',
        kind: 'error',
      })
    }
  }

  return {
    starred: starred ?? false,
    toggle,
    shown: signedIn && !paused && starred !== undefined,
  }
}
