import { type ComponentType, lazy, Suspense } from 'react'
import type { FoundChatsProps } from './found-chats.tsx'

const FoundChats = lazy<ComponentType<FoundChatsProps>>(() =>
  import('./found-chats.tsx').then(
    (part) => ({ default: part.FoundChats }),
    () => ({ default: NotHere }),
  ),
)

function NotHere({ words }: FoundChatsProps) {
  return words ? <p className="px-3 py-2 text-muted">Search needs a connection once.</p> : null
}

/** Comes with the first look at the search field: most visits do without. */
export function SearchSlot(props: FoundChatsProps) {
  return (
    <Suspense>
      <FoundChats {...props} />
    </Suspense>
  )
}
