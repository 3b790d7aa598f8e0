import { useRef } from 'react'
import type { Delivery } from '#domain/delivery-text.ts'

/** The save that the server refused while this editor was open. Its text is on the screen. */
export function useRefusedHere(delivery: Delivery): string | null {
  const refused = delivery.state === 'refused' ? delivery.opId : null
  const before = useRef(refused)
  return refused !== before.current ? refused : null
}
