import { useNavigate } from '@tanstack/react-router'
import type { GeneratorType } from '#content/contract.ts'
import { setCurrentChat } from '#session/current-chat.ts'
import { showToast } from '#session/toasts.ts'
import { newChatAddress } from './chat-address.ts'

/** Starts a new chat. The current chat is left first, because the new chat's address would lead back to it [OP-34]. */
export function useNewChat(): (generatorType: GeneratorType) => void {
  const navigate = useNavigate()
  return (generatorType) => {
    setCurrentChat(null)
    navigate(newChatAddress(generatorType)).catch(() => {
      showToast({ title: 'Navigation Error', text: 'Failed to navigate to new chat', kind: 'error' })
    })
  }
}
