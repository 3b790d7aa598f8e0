import { Link } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { type ListedShelfItem, listShelf, readSchoolName } from '#local-store/queries/shelf.ts'
import { EmptyPage } from '#ui/empty-page.tsx'
import { SearchField } from '#ui/forms/search-field.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { ReadDialog } from './read-dialog.tsx'
import { findOnShelf, type Kind } from './shelf-list.ts'
import { ShelfRow } from './shelf-row.tsx'

/** What the teachers of a school have put on their shelf, to search, read and copy, also offline. */
export function ShelfScreen() {
  const shelf = useLiveQuery(loadShelf)
  if (!shelf) return <Spinner label="Opening the school shelf" className="p-6" />
  return (
    <div className="px-3 pt-4 pb-8">
      <div className="mx-auto max-w-page md:px-6 md:py-4">
        <Link
          to="/my-lesson-plans"
          search={{} as never}
          activeOptions={{ exact: true }}
          className="btn btn-ghost mb-1 -ml-3 px-3"
        >
          <ArrowLeft className="size-5" aria-hidden="true" />
          My Lesson Plans
        </Link>
        <h1 className="text-2xl">School shelf</h1>
        {shelf === 'failed' ? (
          <p role="alert">The school shelf could not be read. Please reload the page.</p>
        ) : (
          <Shelf {...shelf} />
        )}
      </div>
    </div>
  )
}

interface ShelfProps {
  /** Undefined for a teacher in no school. */
  school: string | undefined
  items: ListedShelfItem[]
}

async function loadShelf(): Promise<ShelfProps | 'failed'> {
  try {
    return { school: await readSchoolName(), items: await listShelf() }
  } catch (cause) {
    console.error(new Error('The school shelf could not be read', { cause }))
    return 'failed'
  }
}

function Shelf({ school, items }: ShelfProps) {
  const [search, setSearch] = useState('')
  const [kind, setKind] = useState<Kind>('all')
  const [reading, setReading] = useState<string>()
  const found = findOnShelf(items, search, kind)
  const opened = items.find(({ item }) => item.id === reading)
  if (items.length === 0) return <Nothing isMember={school !== undefined} />
  return (
    <>
      <p className="text-muted">{school || 'Your school'}: plans and resources your colleagues share.</p>
      <Tools {...{ search, kind }} onSearch={setSearch} onKind={setKind} />
      <ul className="sheet margined mt-4 overflow-hidden">
        {found.map((listed) => (
          <ShelfRow key={listed.item.id} listed={listed} onRead={() => setReading(listed.item.id)} />
        ))}
      </ul>
      <p role="status" className={found.length === 0 ? 'pt-4 text-muted' : 'sr-only'}>
        {found.length === 0 ? `Nothing matches “${search.trim()}”.` : `${found.length} shown`}
      </p>
      {opened && <ReadDialog item={opened.item} onClose={() => setReading(undefined)} />}
    </>
  )
}

function Nothing({ isMember }: { isMember: boolean }) {
  return (
    <EmptyPage
      className="mt-4"
      title={isMember ? 'Nothing on the shelf yet' : 'The shelf belongs to a school'}
      text={
        isMember
          ? 'Choose “School shelf” beside a saved lesson plan or resource, and your colleagues find a copy of it here.'
          : 'You are not a member of a school. Its administrator can add you.'
      }
    />
  )
}

const KINDS: Record<Kind, string> = {
  all: 'Plans and resources',
  lesson_plan: 'Lesson plans',
  resource: 'Resources',
}

interface ToolsProps {
  search: string
  kind: Kind
  onSearch: (text: string) => void
  onKind: (kind: Kind) => void
}

function Tools({ search, kind, onSearch, onKind }: ToolsProps) {
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <SearchField label="Search the shelf" value={search} onSearch={onSearch} />
      <select
        className="select w-0 min-w-44 grow md:w-52 md:grow-0"
        aria-label="Kind"
        value={kind}
        onChange={(event) => onKind(event.target.value as Kind)}
      >
        {Object.entries(KINDS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}
