import { Link } from '@tanstack/react-router'
import { AlertCircle, Clock, EllipsisVertical, FilePenLine, NotebookText, Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ListedChat } from '#local-store/queries/chats.ts'
import { Menu } from '#ui/menu.tsx'
import { MenuItem } from '#ui/menu-item.tsx'
import { chatAddress } from '../chat-address.ts'
import { deliveryWords } from '../messages/delivery-words.ts'
import { useConnection } from '../messages/use-connection.ts'
import { chatTime, shownTitle } from './chat-groups.ts'
import { askToDeleteChat } from './delete-chat-event.ts'
import { RenameField } from './rename-field.tsx'

interface Props {
  entry: ListedChat
  now: Date
  open: boolean
  onChosen: () => void
}

export function ThreadRow({ entry, now, open, onChosen }: Props) {
  const { chat } = entry
  const [renaming, setRenaming] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  const title = shownTitle(chat.title)
  if (renaming) {
    return (
      <li className="rounded-field px-1 py-1">
        <RenameField
          sessionId={chat.id}
          title={chat.title}
          onDone={(byKey) => {
            setRenaming(false)
            // The focus goes back to the row, unless it has gone elsewhere already.
            if (byKey) requestAnimationFrame(() => row.current?.querySelector('a')?.focus())
          }}
        />
      </li>
    )
  }
  return (
    <li
      ref={row}
      className={`group flex items-center rounded-field ${open ? 'bg-tint' : 'hover:bg-base-100'}`}
    >
      <Link
        {...chatAddress(chat.generator_type, chat.id)}
        className="flex min-h-13 min-w-0 grow items-center gap-3 rounded-field py-1.5 pl-3"
        aria-current={open ? 'page' : undefined}
        onClick={onChosen}
      >
        <KindIcon type={chat.generator_type} />
        <span className="min-w-0">
          <span className="block truncate">{title}</span>
          <Mark entry={entry} when={chatTime(chat.updated_at, now)} />
        </span>
      </Link>
      <Menu
        label={`More for ${title}`}
        triggerClassName="btn btn-ghost btn-square shrink-0 text-muted"
        trigger={<EllipsisVertical className="size-5" aria-hidden="true" />}
      >
        <MenuItem icon={<Pencil className="size-5" />} onSelect={() => setRenaming(true)}>
          Rename
        </MenuItem>
        <MenuItem icon={<Trash2 className="size-5" />} danger onSelect={() => askToDeleteChat(chat.id)}>
          Delete
        </MenuItem>
      </Menu>
    </li>
  )
}

function KindIcon({ type }: { type: string }) {
  if (type === 'resourceGenerator')
    return <FilePenLine className="size-5 shrink-0 text-secondary" role="img" aria-label="Resource" />
  return <NotebookText className="size-5 shrink-0 text-primary" role="img" aria-label="Lesson plan" />
}

/** The time, or how far a change of this chat has got: the same words as in the chat and in the header. */
function Mark({ entry, when }: { entry: ListedChat; when: string }) {
  const connection = useConnection()
  const { tone, text } = deliveryWords(entry.delivery, connection)
  if (tone === 'none') return <span className="block truncate text-sm text-muted tabular-nums">{when}</span>
  const refused = tone === 'refused'
  const Icon = refused ? AlertCircle : Clock
  return (
    <span className={`flex items-center gap-1.5 text-sm ${refused ? 'text-error' : 'text-muted'}`}>
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      <span className="truncate">{text}</span>
    </span>
  )
}
