import { useEffect, useRef } from 'react'
import { useSignOut } from '#features/account/sign-out-button.tsx'
import { flushDrafts } from '../lazy-screen.ts'
import { nameCurrentChat } from './name-at-sign-out.ts'

/** One press on Sign Out, as long as it takes: it asks about unsent work, so its code comes with the store. */
export function SignOutRun() {
  const { signOut, dialog } = useSignOut()
  const started = useRef(false)
  useEffect(() => {
    if (started.current) return
    started.current = true
    // Words typed a moment ago are unsent work too.
    void flushDrafts().then(nameCurrentChat).then(signOut)
  }, [signOut])
  return dialog
}
