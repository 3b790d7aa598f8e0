import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { showToast } from '#session/toasts.ts'
import type { DeleteChatDialogProps } from './delete-chat-dialog.tsx'
import { onDeleteChat } from './delete-chat-event.ts'

const PRELOAD_AFTER_MS = 2500
const load = () => import('./delete-chat-dialog.tsx')
const DeleteChatDialog = lazy<ComponentType<DeleteChatDialogProps>>(() =>
  load().then(
    (part) => ({ default: part.DeleteChatDialog }),
    () => ({ default: NotHere }),
  ),
)

function NotHere() {
  useEffect(() => {
    showToast({ title: 'Needs a connection', text: 'A part of the app is not on this device yet.' })
  }, [])
  return null
}

/** Hears who is to be deleted [CHAT-47]; the dialog that asks comes when it is needed, and then stays. */
export function DeleteChatSlot() {
  const [asked, setAsked] = useState<string>()
  const [wanted, setWanted] = useState(false)
  useEffect(
    () =>
      onDeleteChat((sessionId) => {
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
  return (
    <Suspense>
      <DeleteChatDialog asked={asked} onClose={() => setAsked(undefined)} />
    </Suspense>
  )
}
