import { Link } from '@tanstack/react-router'
import { Archive, Copy, FolderPen, PencilLine, Share2, Users } from 'lucide-react'
import { DRAFT_TEXT, deliveryText } from '#domain/delivery-text.ts'
import type { ItemType } from '#domain/rows.ts'
import { useConnection } from '#session/connection.ts'
import { openAt } from '#session/open-at.ts'
import { showVersion } from '#session/plan-changes.ts'
import { shortDate } from '#ui/date.ts'
import { StarIcon } from '#ui/star-icon.tsx'
import { StateMark } from '#ui/state-mark.tsx'
import { preview, type SavedItem } from './starred-list.ts'

interface Props {
  item: SavedItem
  itemType: ItemType
  selected: boolean
  onSelect: () => void
  onRemove: () => void
  /** Opens the dialog for its name, folder and tags. */
  onFile: () => void
  onShare: () => void
  onCopy: () => void
  /** Puts it on the school's shelf; absent for a teacher in no school. */
  onShelf: (() => void) | undefined
  onTag: (tag: string) => void
}

export function SavedRow(props: Props) {
  const { item, itemType, selected, onSelect, onRemove, onTag } = props
  return (
    <li className={`row border-t border-base-300 first:border-t-0 ${selected ? 'bg-tint' : ''}`}>
      <label className="flex cursor-pointer items-start justify-end pt-4.5 pr-[calc((var(--margin-w)-1.5rem)/2)]">
        <input
          type="checkbox"
          className="checkbox checkbox-primary"
          checked={selected}
          onChange={onSelect}
          aria-label={`Select ${item.title}`}
        />
      </label>
      <div className="on-page relative py-4">
        <ItemLink item={item} itemType={itemType}>
          <b className="line-clamp-3 pr-10 font-semibold wrap-anywhere">{item.title}</b>
          <span className="mt-1 block measure wrap-anywhere text-muted md:pr-10">
            {item.text === null ? 'Not on this device yet.' : preview(item.text)}
          </span>
        </ItemLink>
        <p className="mt-1.5 text-sm wrap-anywhere text-muted">
          <span>Starred {shortDate(item.starredAt)}</span> · {details(item)}
        </p>
        <Tags tags={item.labels.tags} onTag={onTag} />
        <RowActions {...props} />
        <button
          type="button"
          className="btn btn-ghost btn-square absolute top-2 right-1.5 border-transparent bg-transparent md:right-3"
          aria-pressed="true"
          aria-label={`Starred. Remove ${item.title}`}
          onClick={onRemove}
        >
          <StarIcon on />
        </button>
      </div>
    </li>
  )
}

function details(item: SavedItem): string {
  const { folder } = item.labels
  const kind = folder === null ? item.kind : `${item.kind} in ${folder}`
  return [kind, ...item.details].join(' · ')
}

/** The tags of an item. A tap shows everything with that tag. */
function Tags({ tags, onTag }: { tags: string[]; onTag: (tag: string) => void }) {
  if (tags.length === 0) return null
  return (
    <ul className="mt-1.5 flex flex-wrap gap-1.5" aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag} className="min-w-0">
          <button
            type="button"
            className="min-h-8 rounded-full border border-base-300 bg-wash px-3 text-sm wrap-anywhere max-md:min-h-11"
            onClick={() => onTag(tag)}
          >
            <span className="sr-only">Show everything tagged </span>
            {tag}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Links to the chat the item came from, or to the item itself if the chat was deleted [STAR-38] [STAR-39] [OP-84]. */
function ItemLink({
  item,
  itemType,
  children,
}: {
  item: SavedItem
  itemType: ItemType
  children: React.ReactNode
}) {
  const { messageId, sessionId } = item
  const look = 'block rounded-field'
  if (item.archived)
    return (
      <Link to="/resource/$messageId" params={{ messageId }} className={look}>
        {children}
      </Link>
    )
  return (
    <Link
      to={itemType === 'resource' ? '/resource' : '/lesson-plan'}
      search={{ sessionId } as never}
      className={look}
      onClick={() => {
        showVersion(messageId, true)
        openAt({ sessionId, messageId })
      }}
    >
      {children}
    </Link>
  )
}

function RowActions({ item, itemType, onFile, onShare, onCopy, onShelf }: Props) {
  const params = { messageId: item.messageId }
  const link = 'btn btn-ghost -ml-3 px-3'
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4 text-sm">
      {(itemType === 'resource' || item.archived) && item.text !== null && (
        <span className="flex gap-3">
          <Link to="/resource/$messageId" params={params} className={link}>
            Open<span className="sr-only"> {item.title}</span>
          </Link>
          <Link to="/resource-edit/$messageId" params={params} className={link}>
            <PencilLine className="size-5" aria-hidden="true" />
            Edit<span className="sr-only"> {item.title}</span>
          </Link>
        </span>
      )}
      <button type="button" className="btn btn-ghost -ml-3 px-3" onClick={onFile}>
        <FolderPen className="size-5" aria-hidden="true" />
        Name and folder<span className="sr-only"> of {item.title}</span>
      </button>
      {item.text !== null && (
        <button type="button" className="btn btn-ghost -ml-3 px-3" onClick={onCopy}>
          <Copy className="size-5" aria-hidden="true" />
          Make a copy<span className="sr-only"> of {item.title}</span>
        </button>
      )}
      {item.text !== null && !item.archived && (
        <button type="button" className="btn btn-ghost -ml-3 px-3" onClick={onShare}>
          <Share2 className="size-5" aria-hidden="true" />
          Share link<span className="sr-only"> to {item.title}</span>
        </button>
      )}
      {onShelf && item.text !== null && (
        <button type="button" className="btn btn-ghost -ml-3 px-3" onClick={onShelf}>
          <Users className="size-5" aria-hidden="true" />
          School shelf<span className="sr-only"> for {item.title}</span>
        </button>
      )}
      {item.archived && (
        <span className="flex items-center gap-1.5 text-muted">
          <Archive className="size-4" aria-hidden="true" />
          Archived chat
        </span>
      )}
      <Marks item={item} />
    </div>
  )
}

/** Shows the delivery state of the star and of an edit, and whether there is an unsaved draft. */
function Marks({ item }: { item: SavedItem }) {
  const connection = useConnection()
  const star = deliveryText(item.delivery, connection)
  const edit = deliveryText(item.edit, connection)
  const marks = star.text === edit.text ? [star] : [star, edit]
  return (
    <>
      {marks.map(({ tone, text }) => tone !== 'none' && <StateMark key={text} tone={tone} text={text} />)}
      {item.hasDraft && <StateMark tone="draft" text={DRAFT_TEXT} />}
    </>
  )
}
