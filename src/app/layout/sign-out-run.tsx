import { useEffect, useRef } from 'react'
import { useSignOut } from '#features/account/sign-out-button.tsx'

/** One press on Sign Out, as long as it takes: it asks about unsent work, so its code comes with the store. */
export function SignOutRun() {
  const { signOut, dialog } = useSignOut()
  const started = useRef(false)
  useEffect(() => {
    if (started.current) return
    started.current = true
    signOut()
  }, [signOut])
  return dialog
}
