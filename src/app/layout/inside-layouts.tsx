import { OfflineBanner } from '#features/sync-status/offline-banner.tsx'
import { PaletteSlot } from './palette/palette-slot.tsx'
import { useMobileFrame } from './use-mobile-frame.ts'

/** Gives a teacher's screens what no first paint needs: the banner of the connection, the palette, room for the keyboard. */
export function InsideLayouts({ palette = false }: { palette?: boolean }) {
  useMobileFrame()
  return (
    <>
      <OfflineBanner />
      {palette && <PaletteSlot />}
    </>
  )
}
