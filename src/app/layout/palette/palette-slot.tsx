import { useEffect, useState } from 'react'
import { storePart } from '../../start/store-part.ts'
import { PartBoundary } from '../part-boundary.tsx'

const CommandPalette = storePart(async () => (await import('./command-palette.later.tsx')).CommandPalette)

/** Ctrl K, or ⌘ K on a Mac, opens the palette; its code loads at the first press. */
export function PaletteSlot() {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const isK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      if (!isK || event.altKey || event.shiftKey || event.defaultPrevented) return
      event.preventDefault()
      // Another dialog keeps what it has asked.
      if (document.querySelector('dialog[open]') === null) setOpen(true)
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
  if (!open) return null
  return (
    <PartBoundary onMissing={() => setOpen(false)}>
      <CommandPalette onClose={() => setOpen(false)} />
    </PartBoundary>
  )
}
