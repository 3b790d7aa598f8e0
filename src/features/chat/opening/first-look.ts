import { useEffect, useLayoutEffect, useState } from 'react'
import { takeLook } from '#local-store/queries/early-look.ts'
import type { FirstLook } from '#local-store/queries/first-look.ts'
import { readIdentity } from '#session/identity.ts'

interface Look {
  sessionId: string
  reading: Promise<void>
  found?: FirstLook
}

let begun: Look | undefined
let seen: Look | undefined

/** Begins to read the end of a chat, so that it is there when it can be drawn. */
export function lookAt(sessionId: string): Look {
  if (begun?.sessionId === sessionId) return begun
  const identity = readIdentity()
  const look: Look = { sessionId, reading: Promise.resolve() }
  if (identity?.state === 'signed-in') {
    look.reading = takeLook(identity.userId, sessionId).then((found) => {
      if (found) look.found = found
    })
  }
  begun = look
  return look
}

/** What the device has of a chat, before its store is open. */
export function useFirstLook(sessionId: string | undefined): FirstLook | undefined {
  const look = sessionId === undefined ? undefined : lookAt(sessionId)
  const [, setRead] = useState(look?.found)
  useLayoutEffect(() => {
    if (look === undefined) return
    let left = false
    seen = look
    void look.reading.then(() => !left && setRead(look.found))
    return () => {
      left = true
    }
  }, [look])
  return look?.found
}

/** For the chat that takes over: what has just been shown stays until the store answers. Old looks are not kept. */
export function useSeenLook(sessionId: string | undefined): FirstLook | undefined {
  const [mine] = useState(() => seen?.found && seen)
  useEffect(() => {
    seen = undefined
    begun = undefined
  }, [])
  return mine?.sessionId === sessionId ? mine?.found : undefined
}
