import { useNavigate } from '@tanstack/react-router'
import type { Place } from './places.ts'

export function useGoTo(): (place: Place) => void {
  const navigate = useNavigate()
  return (place) => {
    if ('outside' in place) window.location.assign(place.to)
    else void navigate({ to: place.to })
  }
}
