import { useEffect, useState } from 'react'
import { showToast } from '#session/toasts.ts'
import { optionalPart } from '#ui/optional-part.tsx'
import { onDeleteAsked } from './ask-to-delete.ts'

const PRELOAD_AFTER_MS = 2500
const load = () => import('./delete-chat-dialog.soon.tsx')
const DeleteChatDialog = optionalPart(async () => (await load()).DeleteChatDialog, NotHere)

function NotHere() {
  useEffect(() => {
    showToast({ title: 'Needs a connection', text: 'A part of the app is not on this device yet.' })
  }, [])
  return null
}

/** Listens for a chat to delete [CHAT-47]. The dialog loads when it is first needed, and then stays. */
export function DeleteChatSlot() {
  const [asked, setAsked] = useState<string>()
  const [wanted, setWanted] = useState(false)
  useEffect(
    () =>
      onDeleteAsked((sessionId) => {
        setAsked(sessionId)
        setWanted(true)
      }),
    [],
  )
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => {}), PRELOAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!wanted) return null
  return <DeleteChatDialog asked={asked} onClose={() => setAsked(undefined)} />
}
