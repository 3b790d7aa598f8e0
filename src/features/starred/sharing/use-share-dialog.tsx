import { type ComponentType, type ReactNode, useState } from 'react'
import { fromNetwork, loadPart } from '#platform/load-part.ts'
import { showToast } from '#session/toasts.ts'
import type { SavedItem } from '../starred-list.ts'

interface DialogProps {
  item: SavedItem
  onClose: () => void
}

const loadDialog = fromNetwork(async () => (await import('./share-dialog.online.tsx')).ShareDialog)

/** The dialog for sharing. Its code is fetched at each try until it is here, because it is on no device that is offline. */
export function useShareDialog(): { open: (item: SavedItem) => Promise<void>; dialog: ReactNode } {
  const [shown, setShown] = useState<{ item: SavedItem; Dialog: ComponentType<DialogProps> }>()
  async function open(item: SavedItem): Promise<void> {
    try {
      const Dialog = await loadPart(loadDialog)
      setShown({ item, Dialog })
    } catch {
      showToast({ title: 'Sharing needs a connection', text: 'Try again when you are online.' })
    }
  }
  const dialog = shown && <shown.Dialog item={shown.item} onClose={() => setShown(undefined)} />
  return { open, dialog }
}
