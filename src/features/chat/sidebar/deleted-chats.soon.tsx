import { useEffect, useState } from 'react'
import { BIN_DAYS } from '#domain/promises.ts'
import { restoreChat } from '#local-store/commands/chats.ts'
import { type BinnedChat, hiddenMessageIds, listBin } from '#local-store/queries/bin.ts'
import { showToast } from '#session/toasts.ts'
import { Button } from '#ui/button.tsx'
import { dayMonth } from '#ui/date.ts'
import { Dialog } from '#ui/dialog.tsx'
import { shownTitle } from './chat-groups.ts'

/** The chats that were deleted in the last days, each with a way back. */
export function DeletedChats({ onClose }: { onClose: () => void }) {
  const [chats, setChats] = useState<BinnedChat[]>()
  const [failed, setFailed] = useState(false)
  const read = () => void listBin().then(setChats, () => setFailed(true))
  useEffect(read, [])

  async function bringBack(id: string) {
    const result = await restoreChat(id, await hiddenMessageIds(id)).catch(() => undefined)
    const text = 'The chat could not be brought back. Please try again.'
    if (result?.ok) showToast({ title: 'The chat is back in your list', kind: 'success', about: 'bin' })
    else showToast({ title: 'Not brought back', text, kind: 'error', about: 'bin' })
    read()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Recently deleted"
      note={`A deleted chat can be brought back for ${BIN_DAYS} days. What you starred stays after that.`}
    >
      {failed && <p role="alert">Your deleted chats could not be read. Close this and try again.</p>}
      {chats?.length === 0 && (
        <p className="py-3 text-muted">No chat was deleted in the last {BIN_DAYS} days.</p>
      )}
      <ul className="divide-y divide-base-300">
        {chats?.map(({ chat, goneAt }) => (
          <li key={chat.id} className="flex items-center gap-3 py-2">
            <p className="min-w-0 grow">
              <bdi className="block wrap-anywhere font-semibold">{shownTitle(chat.title)}</bdi>
              <span className="text-sm text-muted">
                Deleted {dayMonth(chat.deleted_at ?? '')}, goes for good on {dayMonth(goneAt)}
              </span>
            </p>
            <Button aria-label={`Bring back ${shownTitle(chat.title)}`} onClick={() => bringBack(chat.id)}>
              Bring back
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
