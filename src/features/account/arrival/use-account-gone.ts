import { useEffect, useState } from 'react'
import { wasAccountDeleted } from '#backend/auth/deletion.ts'
import { onReturn } from '#platform/online.ts'
import { useIdentity } from '#session/identity.ts'

/** The id of the teacher whose session ended because their account was deleted. Without an answer it is not assumed. */
export function useAccountGone(): string | undefined {
  const identity = useIdentity()
  const userId = identity?.state === 'needs-sign-in' ? identity.userId : undefined
  const [gone, setGone] = useState<string>()
  useEffect(() => {
    if (userId === undefined) return
    const ask = () =>
      void wasAccountDeleted(userId).then((answer) => {
        if (answer.ok && answer.value === true) setGone(userId)
      })
    ask()
    return onReturn(ask)
  }, [userId])
  return gone === userId ? gone : undefined
}
