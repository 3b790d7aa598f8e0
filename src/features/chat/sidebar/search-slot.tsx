import { optionalPart } from '#ui/optional-part.tsx'
import type { FoundChatsProps } from './found-chats.soon.tsx'

/** Loads when the search field is first used: most visits do without. */
export const SearchSlot = optionalPart(
  async () => (await import('./found-chats.soon.tsx')).FoundChats,
  NotHere,
)

function NotHere({ query }: FoundChatsProps) {
  return query ? <p className="px-3 py-2 text-muted">Connect once to search your chats.</p> : null
}
