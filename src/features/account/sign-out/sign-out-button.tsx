import { type ReactNode, useCallback, useState } from 'react'
import { seemsOnline } from '#platform/online.ts'
import { sendWaiting } from './send-waiting.ts'
import { SignOutDialog } from './sign-out-dialog.tsx'
import { signOutNow } from './sign-out-port.ts'
import { countUnsent } from './unsent-work.ts'

/** The time a press on Sign Out tries to send what waits before it asks (OP-32). */
const QUIET_TRY_MS = 2_000

interface SignOut {
  /** The button's handler. It tries to send waiting changes and asks if any are left, else it signs out at once [SYS-28]. */
  signOut: () => void
  busy: boolean
  /** The dialog, to be rendered next to the button. */
  dialog: ReactNode
}

export function useSignOut(): SignOut {
  const [busy, setBusy] = useState(false)
  const [asking, setAsking] = useState(false)

  const signOut = useCallback(() => {
    setBusy(true)
    void (async () => {
      try {
        const { changes, drafts } = await countUnsent()
        const left = changes > 0 && seemsOnline() ? await sendWaiting(QUIET_TRY_MS) : changes
        if (left + drafts > 0) setAsking(true)
        else await signOutNow()
      } finally {
        setBusy(false)
      }
    })()
  }, [])

  return { signOut, busy, dialog: asking ? <SignOutDialog onStay={() => setAsking(false)} /> : null }
}
