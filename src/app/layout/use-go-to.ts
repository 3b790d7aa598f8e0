import { useNavigate } from '@tanstack/react-router'
import { setCurrentChat } from '#session/current-chat.ts'
import type { NavLink } from './nav-links.ts'

export function useGoTo(): (link: NavLink) => void {
  const navigate = useNavigate()
  return (link) => {
    if ('outside' in link) window.location.assign(link.to)
    else {
      if (link.to === '/home') leaveChat()
      void navigate({ to: link.to })
    }
  }
}

/** `Home` leaves the current chat, so that a generator's card begins a new chat [CHAT-61] (OP-34). */
export const leaveChat = () => setCurrentChat(null)
