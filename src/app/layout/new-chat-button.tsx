import { Link, useRouterState } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { setCurrentChat } from '#session/current-chat.ts'

/** The address of the generator whose screen this is, if it is one. */
export function generatorPath(path: string): '/lesson-plan' | '/resource' | undefined {
  if (path === '/lesson-plan' || path.startsWith('/lesson-plan/chat/')) return '/lesson-plan'
  if (path === '/resource' || path.startsWith('/resource/chat/')) return '/resource'
  return undefined
}

/** The button is on the generator screens only [NAV-76] [NAV-77]. */
export function NewChatButton() {
  const to = useRouterState({ select: (state) => generatorPath(state.location.pathname) })
  if (to === undefined) return null
  return (
    <Link
      to={to}
      className="btn btn-square btn-ghost"
      aria-label="New Chat"
      // Otherwise the address would lead back to the current chat.
      onClick={() => setCurrentChat(null)}
    >
      <Plus className="size-5" aria-hidden="true" />
    </Link>
  )
}
