import { useEffect, useRef } from 'react'
import { useSignOut } from '#features/account/sign-out/sign-out-button.tsx'
import { flushBeforeLeaving } from '#platform/flush-drafts.ts'
import { nameCurrentChat } from './name-current-chat.ts'

/** Runs one sign-out from its press to its end. It asks about unsent work, so its code loads with the store. */
export function SignOutRun() {
  const { signOut, dialog } = useSignOut()
  const started = useRef(false)
  useEffect(() => {
    if (started.current) return
    started.current = true
    // Text typed a moment ago is unsent work too.
    void flushBeforeLeaving().then(nameCurrentChat).then(signOut)
  }, [signOut])
  return dialog
}
