import { useNavigate, useParams } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useRef, useState } from 'react'
import { deleteChat, messageIdsOf, restoreChat } from '#local-store/commands/chats.ts'
import { discardWaiting } from '#local-store/commands/waiting.ts'
import { readChat } from '#local-store/queries/chats.ts'
import { listWaiting } from '#local-store/queries/waiting.ts'
import { readCurrentChat, setCurrentChat } from '#session/current-chat.ts'
import { showToast } from '#session/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { newChatAddress } from '../chat-address.ts'
import { shownTitle } from './chat-groups.ts'

/** Deletes a chat. One that holds only a refused first message is on this device alone, and goes with that message. */
async function removeChat(sessionId: string) {
  const messageIds = await messageIdsOf(sessionId)
  const result = await deleteChat(sessionId)
  if (result.ok) return { ...result, bringBack: () => bringBack(sessionId, messageIds) }
  if (result.reason !== 'not_found') return result
  const unsent = (await listWaiting()).filter(
    ({ op }) => op.op === 'message.send' && op.session_id === sessionId,
  )
  for (const { opId } of unsent) await discardWaiting(opId)
  return unsent.length > 0 ? ({ ok: true } as const) : result
}

/** The chat below it in the list, otherwise the one above; after the last one, the button for a new chat. */
function neighbourOf(sessionId: string): HTMLElement | null | undefined {
  const list = document.querySelector('nav[aria-label^="Chats"]')
  const links = [...(list?.querySelectorAll<HTMLElement>('li > a') ?? [])]
  const at = links.findIndex((link) => link.getAttribute('href')?.endsWith(`/${sessionId}`))
  return links[at + 1] ?? links[at - 1] ?? list?.parentElement?.querySelector('[aria-label="New Chat"]')
}

export interface DeleteChatDialogProps {
  /** The chat to be deleted; undefined while nobody asks. */
  asked: string | undefined
  onClose: () => void
}

/** The time to see that it was the wrong chat. */
const UNDO_MS = 10_000

async function bringBack(sessionId: string, messageIds: string[]): Promise<void> {
  const result = await restoreChat(sessionId, messageIds).catch(() => undefined)
  if (result?.ok) return
  const text = 'The chat could not be brought back. Please try again.'
  showToast({ title: 'Not brought back', text, kind: 'error' })
}

/**
 * Asks before a chat is deleted. The open chat stays open when another one is deleted [CHAT-45] to [CHAT-53, OP-55].
 */
export function DeleteChatDialog({ asked, onClose: close }: DeleteChatDialogProps) {
  const [busy, setBusy] = useState(false)
  const chat = useLiveQuery(async () => (asked ? (await readChat(asked))?.chat : undefined), [asked])
  const navigate = useNavigate()
  const { sessionId: openId } = useParams({ strict: false })

  // The dialog returns the focus to a row that goes, and with the row the focus would be lost. A new screen may move
  // it to its heading, but not out of the list that lies over a phone's screen.
  const focusNext = useRef<HTMLElement>(null)
  useEffect(() => {
    if (asked === undefined) focusNext.current?.focus({ preventScroll: true })
    focusNext.current = null
  }, [asked])

  async function remove() {
    if (!asked || !chat) return
    setBusy(true)
    const neighbour = neighbourOf(asked)
    const result = await removeChat(asked).catch(() => undefined)
    setBusy(false)
    if (result?.ok) focusNext.current = neighbour ?? null
    close()
    if (!result?.ok) {
      return showToast({
        title: 'Delete Error',
        text: 'Failed to delete the chat. Please try again.',
        kind: 'error',
      })
    }
    showToast({
      title: 'Chat Deleted',
      text: 'The chat has been deleted successfully.',
      kind: 'success',
      duration: UNDO_MS,
      ...('bringBack' in result ? { action: { label: 'Undo', run: () => void result.bringBack() } } : {}),
    })
    if (readCurrentChat() === asked) setCurrentChat(null)
    if (openId === asked) void navigate({ ...newChatAddress(chat.generator_type), replace: true })
  }

  return (
    <Dialog
      open={asked !== undefined}
      onClose={close}
      title="Delete Chat"
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            Cancel
          </Button>
          <Button variant="danger" busy={busy} disabled={!chat} onClick={remove}>
            Delete
          </Button>
        </>
      }
    >
      <p className="measure">
        {chat ? <bdi className="font-semibold">{shownTitle(chat.title)}</bdi> : 'This chat'} and its messages
        go from all your devices. Lesson plans and resources you starred are kept.
      </p>
    </Dialog>
  )
}
