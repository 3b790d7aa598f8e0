import type { ChatMessage, ItemType } from '#domain/rows.ts'
import { Button } from '#ui/button.tsx'
import { StarIcon } from '#ui/star-icon.tsx'
import { useStar } from './use-star.ts'

/** Adds a reply to My Lesson Plans or My Resources, and removes it again [STAR-01]. */
export function StarButton({ message, itemType }: { message: ChatMessage; itemType: ItemType }) {
  const star = useStar({ messageId: message.id, sessionId: message.session_id, itemType })
  if (!star.shown) return null
  return (
    <Button
      variant="ghost"
      className={star.starred ? 'bg-wash text-base-content' : ''}
      aria-pressed={star.starred}
      onClick={star.toggle}
    >
      <StarIcon on={star.starred} />
      {star.starred ? 'Starred' : 'Star'}
    </Button>
  )
}
