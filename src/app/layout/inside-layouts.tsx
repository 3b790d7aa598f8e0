import { OfflineBanner } from '#features/sync-status/offline-banner.tsx'
import { PaletteSlot } from './palette/palette-slot.tsx'
import { useMobileFrame } from './use-mobile-frame.ts'

/** What a teacher's screens have that no first paint needs: the banner of the connection, the palette, room for the keyboard. */
export function InsideLayouts({ palette = false }: { palette?: boolean }) {
  useMobileFrame()
  return (
    <>
      <OfflineBanner />
      {palette && <PaletteSlot />}
    </>
  )
}
