import { useRouterState } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { IconButton } from '#ui/icon-button.tsx'
import { useNewChat } from '../use-new-chat.ts'

/** Starts a chat of the current generator type; a lesson plan by default [GEN-03]. The current chat is left first [OP-34]. */
export function NewChat({ onChosen }: { onChosen: () => void }) {
  const startNew = useNewChat()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const atResources = path === '/resource' || path.startsWith('/resource/')
  const begin = () => {
    startNew(atResources ? 'resourceGenerator' : 'lessonPlan')
    onChosen()
  }
  return (
    <IconButton variant="outline" label="New Chat" onClick={begin}>
      <Plus className="size-5" aria-hidden="true" />
    </IconButton>
  )
}
