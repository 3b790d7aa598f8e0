import { Link } from '@tanstack/react-router'
import { PanelLeftClose, X } from 'lucide-react'
import { useIdentity } from '#session/identity.ts'
import { usePanels } from '#session/panels.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { ChatSidebar, UsagePanel } from '../lazy-parts.tsx'
import { ABOVE_HOME_BAR } from '../safe-area.ts'

/** Below this width the sheet closes when a chat is chosen [NAV-61] [NAV-62]. */
const CLOSES_BELOW_PX = 640

interface HistoryPanelProps {
  onHide: () => void
  hideLabel: string
  /** The panel is in a phone's sheet, not at the side. */
  sheet?: boolean
}

export function HistoryPanel({ onHide, hideLabel, sheet = false }: HistoryPanelProps) {
  const setOpen = usePanels((panels) => panels.setOpen)
  const signedIn = useIdentity() !== null
  const Icon = sheet ? X : PanelLeftClose
  return (
    // On a screen as low as 400 % zoom leaves, the panel scrolls as a whole, so that the plan does not lie over the chats.
    <div className="flex min-h-0 grow flex-col overflow-y-auto">
      <div className="flex items-center justify-between pt-3 pr-2 pl-5">
        <h2>Chat History</h2>
        <IconButton
          label={hideLabel}
          onClick={onHide}
          className="text-muted"
          aria-keyshortcuts="Control+B Meta+B"
        >
          <Icon className="size-5" aria-hidden="true" />
        </IconButton>
      </div>
      <div className="flex min-h-52 grow flex-col">
        {signedIn ? (
          <ChatSidebar
            onChosen={() => {
              if (sheet && window.innerWidth < CLOSES_BELOW_PX) setOpen('history', false)
            }}
          />
        ) : (
          <SignedOut />
        )}
      </div>
      {signedIn && (
        <div style={sheet ? ABOVE_HOME_BAR : undefined}>
          <UsagePanel />
        </div>
      )}
    </div>
  )
}

/** Shows for a moment after a sign-out, until the router is at /login [NAV-57] [NAV-58] (OP-10). */
function SignedOut() {
  return (
    <div className="px-5 py-3">
      <p className="text-muted">Sign in to view your chat history and start creating lesson plans</p>
      <Link to="/login" className="btn btn-primary mt-3 w-full">
        Sign in to chat
      </Link>
    </div>
  )
}
