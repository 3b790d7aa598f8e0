import { useSearch } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { useDeferredValue, useMemo, useState } from 'react'
import { STAR_LIMIT, STAR_LIMIT_TEXT } from '#domain/product.ts'
import type { ItemType } from '#domain/rows.ts'
import { starMessage, unstarMany, unstarMessage } from '#local-store/commands/stars.ts'
import { listStarred } from '#local-store/queries/starred.ts'
import { showToast } from '#session/toasts.ts'
import { optionalPart } from '#ui/optional-part.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { copyItem } from './copy-item.ts'
import { ExportAll } from './export-all.tsx'
import { MissingBodies } from './missing-bodies.tsx'
import { NothingSaved } from './nothing-saved.tsx'
import { SavedRow } from './saved-row.tsx'
import { useShareDialog } from './sharing/use-share-dialog.tsx'
import { ShelfScreen, useShelf } from './shelf/use-shelf.tsx'
import {
  arrange,
  type FolderChoice,
  foldersOf,
  inFolder,
  type SavedItem,
  type Sort,
  savedItem,
} from './starred-list.ts'
import { StarredTools } from './starred-tools.tsx'
import { useRowPages } from './use-row-pages.tsx'
import { useSelection } from './use-selection.ts'

const FileDialog = optionalPart(async () => (await import('./file-dialog.later.tsx')).FileDialog)

export const TITLES: Record<ItemType, string> = { lesson_plan: 'My Lesson Plans', resource: 'My Resources' }

export interface StarredScreenProps {
  itemType: ItemType
}

/** /my-lesson-plans and /my-resources, and from there the school's shelf. */
export function StarredScreen({ itemType }: StarredScreenProps) {
  const { shelf } = useSearch({ strict: false }) as { shelf?: string }
  return shelf === undefined ? <SavedList itemType={itemType} /> : <ShelfScreen />
}

function SavedHeading({ itemType, items }: { itemType: ItemType; items: SavedItem[] }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 max-md:pb-2">
      <h1 className="text-2xl max-md:sr-only md:max-lg:w-full">{TITLES[itemType]}</h1>
      {items.length > 0 && (
        <ExportAll heading={TITLES[itemType]} messageIds={items.map((item) => item.messageId)} />
      )}
      <p className="tabular-nums max-md:order-first md:text-lg">
        <b className="font-semibold">{items.length}</b>
        <span className="text-muted">/{STAR_LIMIT}</span>
      </p>
    </div>
  )
}

/** The items the teacher starred, all searchable offline. */
function SavedList({ itemType }: StarredScreenProps) {
  const stars = useLiveQuery(async () => loadStars(itemType), [itemType])
  const [search, setSearch] = useState('')
  const [sort, setSort] = useState<Sort>('starred-newest')
  const items = useMemo(() => (stars === 'failed' ? [] : (stars ?? []).map(savedItem)), [stars])
  const [chosen, setChosen] = useState<FolderChoice>(EVERYTHING)
  const folder = standing(chosen, items)
  const found = useDeferredValue(search)
  const shown = useMemo(() => arrange(inFolder(items, folder), found, sort), [items, folder, found, sort])
  const { rows, more } = useRowPages(shown)
  const [filing, setFiling] = useState<SavedItem>()
  const sharing = useShareDialog()
  const shelf = useShelf()
  const selection = useSelection(shown.map((item) => item.messageId))

  if (!stars) return <Spinner label="Opening the list" className="p-6" />
  return (
    <div className={`px-3 pt-4 ${selection.selected.length > 0 ? 'pb-24' : 'pb-8'}`}>
      <div className="mx-auto max-w-page md:px-6 md:py-4">
        <SavedHeading itemType={itemType} items={items} />
        {shelf.link}
        {stars === 'failed' && <p role="alert">Failed to load starred items</p>}
        {items.length === 0 && stars !== 'failed' && <NothingSaved itemType={itemType} />}
        {items.length > 0 && (
          <>
            <StarredTools
              {...{ search, sort, items, folder }}
              onSearch={setSearch}
              onSort={setSort}
              onFolder={setChosen}
            />
            <MissingBodies items={items} />
            <ul className="sheet margined mt-4 overflow-hidden">
              {rows.map((item) => (
                <SavedRow
                  key={item.messageId}
                  item={item}
                  itemType={itemType}
                  selected={selection.isSelected(item.messageId)}
                  onSelect={() => selection.toggle(item.messageId)}
                  onFile={() => setFiling(item)}
                  onShare={() => void sharing.open(item)}
                  onCopy={() => void copyItem(item, itemType)}
                  onShelf={shelf.open && (() => shelf.open?.(item))}
                  onTag={setSearch}
                  onRemove={() => void removeOne(item, itemType)}
                />
              ))}
            </ul>
            {more}
            <p role="status" className={shown.length === 0 ? 'pt-4 text-muted' : 'sr-only'}>
              {countOf(shown.length, found, folder)}
            </p>
          </>
        )}
      </div>
      {sharing.dialog}
      {shelf.dialog}
      {filing && (
        <FileDialog
          item={filing}
          folders={foldersOf(items).map(({ name }) => name)}
          onClose={() => setFiling(undefined)}
        />
      )}
      <BulkBar
        count={selection.selected.length}
        onClear={selection.clear}
        onDelete={() => removeMany(chosenOf(shown, selection.selected), itemType, selection.clear)}
      />
    </div>
  )
}

function countOf(shown: number, search: string, folder: FolderChoice): string {
  if (shown > 0) return `${shown} shown`
  return `Nothing matches “${search.trim()}”${folder.in === 'all' ? '' : ' in this folder'}.`
}

const EVERYTHING: FolderChoice = { in: 'all' }

/** A folder that is empty by now, or renamed on another device, is no choice any more. */
function standing(choice: FolderChoice, items: SavedItem[]): FolderChoice {
  return inFolder(items, choice).length > 0 ? choice : EVERYTHING
}

async function loadStars(itemType: ItemType) {
  try {
    return await listStarred(itemType)
  } catch (cause) {
    console.error(new Error('The starred items could not be read', { cause }))
    return 'failed' as const
  }
}

const chosenOf = (items: SavedItem[], ids: string[]) => items.filter((item) => ids.includes(item.messageId))

async function removeOne(item: SavedItem, itemType: ItemType): Promise<void> {
  const result = await unstarMessage({ messageId: item.messageId })
  if (result.ok) showToast({ title: 'Item removed from starred items', action: undoOf([item], itemType) })
  else showToast({ title: 'Failed to remove starred item', kind: 'error' })
}

async function removeMany(items: SavedItem[], itemType: ItemType, done: () => void): Promise<void> {
  const result = await unstarMany(items.map((item) => item.messageId))
  if (!result.ok) {
    showToast({ title: 'Failed to delete starred items', kind: 'error' })
    return
  }
  showToast({
    title: `${items.length} item(s) deleted`,
    kind: 'success',
    duration: UNDO_MS,
    action: undoOf(items, itemType),
  })
  done()
}

/** The time to read which items were removed and change one's mind. */
const UNDO_MS = 10_000

function undoOf(items: SavedItem[], itemType: ItemType) {
  return { label: 'Undo', run: () => void putBack(items, itemType) }
}

/** Stars the items again, oldest star first, so that they keep their order. */
async function putBack(items: SavedItem[], itemType: ItemType): Promise<void> {
  for (const { messageId, sessionId, labels } of items.toSorted((a, b) =>
    a.starredAt < b.starredAt ? -1 : 1,
  )) {
    const result = await starMessage({ messageId, sessionId, itemType, labels })
    if (!result.ok) {
      const full = result.reason === 'star_limit' // something else was starred here or on another device since
      showToast({ title: full ? STAR_LIMIT_TEXT[itemType] : 'Failed to add starred item', kind: 'error' })
      return
    }
  }
}
