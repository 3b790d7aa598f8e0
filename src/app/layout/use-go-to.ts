import { useNavigate } from '@tanstack/react-router'
import { setCurrentChat } from '#session/current-chat.ts'
import type { Place } from './places.ts'

export function useGoTo(): (place: Place) => void {
  const navigate = useNavigate()
  return (place) => {
    if ('outside' in place) window.location.assign(place.to)
    else {
      if (place.to === '/home') leaveChat()
      void navigate({ to: place.to })
    }
  }
}

/** `Home` leaves the current chat, so that a generator's card begins a new one [CHAT-61] (OP-34). */
export const leaveChat = () => setCurrentChat(null)
