import { PanelLeftOpen } from 'lucide-react'
import { IconButton } from '#ui/icon-button.tsx'
import { NewChatButton } from '../new-chat-button.tsx'

/** The sidebar collapsed to icons, 3 rem wide [NAV-53]. */
export function SidebarRail({ onShow }: { onShow: () => void }) {
  return (
    <div className="flex flex-col items-center gap-1 pt-3">
      <IconButton
        label="Show chat history"
        onClick={onShow}
        className="text-muted"
        aria-keyshortcuts="Control+B Meta+B"
      >
        <PanelLeftOpen className="size-5" aria-hidden="true" />
      </IconButton>
      <NewChatButton />
    </div>
  )
}
