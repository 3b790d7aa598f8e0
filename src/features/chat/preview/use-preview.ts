import { useEffect, useLayoutEffect, useState } from 'react'
import { type ChatEnd, readChatEnd } from '#local-store/queries/chat-end.ts'
import { readIdentity } from '#session/identity.ts'

interface Preview {
  sessionId: string
  reading: Promise<void>
  end?: ChatEnd
  isShown: boolean
}

/** The preview that the chat will take over. It is forgotten then, because it would soon be out of date. */
let latest: Preview | undefined

/** Begins to read the end of a chat, so that it is there when the preview's code is. */
export function beginPreview(sessionId: string): Preview {
  if (latest?.sessionId === sessionId) return latest
  const preview: Preview = { sessionId, reading: Promise.resolve(), isShown: false }
  const identity = readIdentity()
  if (identity?.state === 'signed-in')
    preview.reading = readChatEnd(identity.userId, sessionId).then((end) => {
      if (end) preview.end = end
    })
  latest = preview
  return preview
}

/** The end of a chat as the device has it, before the store is open. */
export function usePreview(sessionId: string | undefined): ChatEnd | undefined {
  const preview = sessionId === undefined ? undefined : beginPreview(sessionId)
  const [, setRead] = useState(preview?.end)
  useLayoutEffect(() => {
    if (preview === undefined) return
    let left = false
    preview.isShown = true
    void preview.reading.then(() => !left && setRead(preview.end))
    return () => {
      left = true
    }
  }, [preview])
  return preview?.end
}

/** The end of a chat as the preview has shown it. It stays on the screen until the store answers. */
export function useShownPreview(sessionId: string | undefined): ChatEnd | undefined {
  const [shown] = useState(() => (latest?.isShown ? latest : undefined))
  useEffect(() => {
    latest = undefined
  }, [])
  return shown?.sessionId === sessionId ? shown?.end : undefined
}
