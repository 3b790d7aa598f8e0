import { useEffect, useLayoutEffect, useState } from 'react'
import { type FirstLook, readFirstLook } from '#local-store/queries/first-look.ts'
import { readIdentity } from '#session/identity.ts'

let seen: { sessionId: string; look: FirstLook } | undefined

/** What the device has of a chat, before its store is open. */
export function useFirstLook(sessionId: string | undefined): FirstLook | undefined {
  const [looked, setLooked] = useState(seen)
  useLayoutEffect(() => {
    const identity = readIdentity()
    if (sessionId === undefined || identity?.state !== 'signed-in') return
    let left = false
    void readFirstLook(identity.userId, sessionId).then((look) => {
      if (left || !look) return
      seen = { sessionId, look }
      setLooked(seen)
    })
    return () => {
      left = true
    }
  }, [sessionId])
  return looked?.sessionId === sessionId ? looked?.look : undefined
}

/** For the chat that takes over: what has just been shown stays until the store answers. Old looks are not kept. */
export function useSeenLook(sessionId: string | undefined): FirstLook | undefined {
  const [mine] = useState(() => seen)
  useEffect(() => {
    seen = undefined
  }, [])
  return mine?.sessionId === sessionId ? mine?.look : undefined
}
