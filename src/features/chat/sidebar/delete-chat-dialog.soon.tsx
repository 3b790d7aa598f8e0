import { useNavigate, useParams } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { BIN_DAYS } from '#domain/promises.ts'
import type { ChatMessage } from '#domain/rows.ts'
import { deleteChat, messageIdsOf, restoreChat } from '#local-store/commands/chats.ts'
import { discardWaiting } from '#local-store/commands/waiting.ts'
import { editedUnstarred } from '#local-store/queries/bin.ts'
import { readChat } from '#local-store/queries/chats.ts'
import { listWaiting } from '#local-store/queries/waiting.ts'
import { readCurrentChat, setCurrentChat } from '#session/current-chat.ts'
import { showToast } from '#session/toasts.ts'
import { offerUndo } from '#session/undo/offer-undo.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { newChatAddress } from '../chat-address.ts'
import { resourceTitle } from '../resource-title.ts'
import { shownTitle } from './chat-groups.ts'

/** `“Plants” and “Kai”` */
function namesOf(edited: readonly ChatMessage[]): string {
  const names = edited.map(({ doc }) => `“${resourceTitle(doc) ?? 'A resource'}”`)
  return new Intl.ListFormat('en-NZ').format(names)
}

/** Deletes a chat. One that holds only a refused first message is on this device alone, and goes with that message. */
async function removeChat(sessionId: string) {
  const messageIds = await messageIdsOf(sessionId)
  const result = await deleteChat(sessionId)
  if (result.ok) return { ...result, bringBack: () => restoreChat(sessionId, messageIds) }
  if (result.reason !== 'not_found') return result
  const unsent = (await listWaiting()).filter(
    ({ op }) => op.op === 'message.send' && op.session_id === sessionId,
  )
  const dropped = await Promise.all(unsent.map(({ opId }) => discardWaiting(opId)))
  if (unsent.length === 0) return result
  const putBack = dropped.flatMap((one) => (one.ok ? [one.putBack] : []))
  return { ok: true as const, bringBack: () => putAllBack(putBack) }
}

async function putAllBack(each: (() => Promise<{ ok: boolean }>)[]): Promise<{ ok: boolean }> {
  const results = await Promise.all(each.map((putBack) => putBack()))
  return { ok: results.every(({ ok }) => ok) }
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

/**
 * Asks before a chat is deleted. The open chat stays open when another one is deleted [CHAT-45] to [CHAT-53, OP-55].
 */
export function DeleteChatDialog({ asked, onClose: close }: DeleteChatDialogProps) {
  const [busy, setBusy] = useState(false)
  const chat = useLiveQuery(async () => (asked ? (await readChat(asked))?.chat : undefined), [asked])
  const edited = useLiveQuery(async () => (asked ? editedUnstarred(asked) : []), [asked]) ?? []
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
    offerUndo({ title: 'Chat Deleted', text: 'The chat has been deleted successfully.' }, result.bringBack)
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
        go from all your devices. Lesson plans and resources you starred are kept. For {BIN_DAYS} days you can
        bring the chat back from “Recently deleted”.
      </p>
      {edited.length > 0 && (
        <p className="measure mt-3 flex gap-2">
          <TriangleAlert className="mt-1 size-5 shrink-0 text-warning" aria-hidden="true" />
          <span>
            {namesOf(edited)}, which you edited by hand and did not star, {edited.length > 1 ? 'go' : 'goes'}{' '}
            with it.
          </span>
        </p>
      )}
    </Dialog>
  )
}
