import { Link } from '@tanstack/react-router'
import { EllipsisVertical, FilePenLine, NotebookText, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { DRAFT_TEXT, deliveryText, PLANNING_TEXT } from '#domain/delivery-text.ts'
import type { ListedChat } from '#local-store/queries/chats.ts'
import { useConnection } from '#session/connection.ts'
import { setRenaming, useRenaming } from '#session/renaming.ts'
import { Menu } from '#ui/menu.tsx'
import { MenuItem } from '#ui/menu-item.tsx'
import { StateMark } from '#ui/state-mark.tsx'
import { chatAddress } from '../chat-address.ts'
import { askToDeleteChat } from './ask-to-delete.ts'
import { chatTime, shownTitle } from './chat-groups.ts'
import { RenameField } from './rename-field.tsx'
import { renameEndedByKey, useFocusAfterRename, useOpenInSight } from './row-focus.ts'
import type { ThreadState } from './use-thread-states.ts'

interface Props {
  entry: ListedChat
  now: Date
  open: boolean
  state: ThreadState | undefined
  onChosen: () => void
  /** For a search result: the title with its marks, and the line that holds the words. */
  found?: { title: ReactNode; line: ReactNode }
}

export function ThreadRow({ entry, now, open, state, onChosen, found }: Props) {
  const { chat } = entry
  const typed = useRenaming(chat.id)
  const renaming = typed !== undefined
  const row = useRef<HTMLLIElement>(null)
  useFocusAfterRename(row, chat.id, renaming)
  useOpenInSight(row, open)
  const title = shownTitle(chat.title)
  if (renaming) {
    return (
      <li className="rounded-field px-1 py-1">
        <RenameField
          sessionId={chat.id}
          title={chat.title}
          text={typed}
          onDone={(byKey) => {
            if (byKey) renameEndedByKey(chat.id)
            setRenaming(null)
          }}
        />
      </li>
    )
  }
  return (
    <li
      ref={row}
      className={`group flex ${found ? 'items-start' : 'items-center'} rounded-field ${open ? 'bg-tint' : 'hover:bg-base-100'}`}
    >
      <Link
        {...chatAddress(chat.generator_type, chat.id)}
        className={`flex min-h-13 min-w-0 grow ${found ? 'items-start' : 'items-center'} gap-3 rounded-field py-1.5 pl-3`}
        aria-current={open ? 'page' : undefined}
        onClick={onChosen}
      >
        <KindIcon type={chat.generator_type} />
        <span className="min-w-0">
          <span className={found ? 'block' : 'block truncate'}>{found?.title ?? title}</span>
          {found?.line && <span className="line-clamp-2 text-sm text-muted">{found.line}</span>}
          <Mark entry={entry} when={chatTime(chat.updated_at, now)} state={state} />
        </span>
      </Link>
      <Menu
        label={`More for ${title}`}
        triggerClassName="btn btn-ghost btn-square shrink-0 text-muted"
        trigger={<EllipsisVertical className="size-5" aria-hidden="true" />}
      >
        <MenuItem
          icon={<Pencil className="size-5" />}
          onSelect={() => setRenaming({ sessionId: chat.id, text: chat.title })}
        >
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

/**
 * The time of the chat, or the state of its messages: the same text as in the chat, on a saved row and in the
 * header's panel.
 */
function Mark({ entry, when, state }: { entry: ListedChat; when: string; state: ThreadState | undefined }) {
  const { tone, text } = deliveryText(entry.delivery, useConnection())
  if (tone !== 'none') return <StateMark tone={tone} text={text} />
  if (state === 'planning') return <StateMark tone="waiting" text={PLANNING_TEXT} />
  if (state === 'draft') return <StateMark tone="draft" text={DRAFT_TEXT} />
  return <span className="block truncate text-sm text-muted tabular-nums">{when}</span>
}
