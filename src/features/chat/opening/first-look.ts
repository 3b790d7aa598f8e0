import { useEffect, useLayoutEffect, useState } from 'react'
import type { FirstLook } from '#local-store/queries/first-look.ts'
import { readIdentity } from '#session/identity.ts'

interface Look {
  sessionId: string
  reading: Promise<void>
  found?: FirstLook
}

/** What another tab has done since is not in an older one. */
const LONGEST_MS = 2_000

let begun: Look | undefined
let seen: Look | undefined

/** Begins to read the end of a chat, so that it is there when it can be drawn. */
export function lookAt(sessionId: string): Look {
  if (begun?.sessionId === sessionId) return begun
  const identity = readIdentity()
  const look: Look = { sessionId, reading: Promise.resolve() }
  if (identity?.state === 'signed-in') {
    const found = takeEarly(identity.userId, sessionId) ?? readNow(identity.userId, sessionId)
    look.reading = found.then(
      (found) => {
        if (found) look.found = found
      },
      () => {}, // then the store says it all
    )
  }
  begun = look
  return look
}

/** Once, and only what was read for this teacher. */
function takeEarly(userId: string, sessionId: string): Promise<FirstLook | undefined> | undefined {
  const early = window.earlyLook
  window.earlyLook = undefined
  if (early?.userId !== userId || early.sessionId !== sessionId) return undefined
  return performance.now() - early.begunAt < LONGEST_MS ? early.reading : undefined
}

/** Where a host's policy keeps the page from bringing it along, it is a file of its own. */
async function readNow(userId: string, sessionId: string): Promise<FirstLook | undefined> {
  const read = window.readFirstLook ?? (await import('#local-store/queries/first-look.ts')).readFirstLook
  return read(userId, sessionId)
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
