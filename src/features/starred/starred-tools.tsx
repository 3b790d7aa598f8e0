import { SearchField } from '#ui/forms/search-field.tsx'
import { type FolderChoice, foldersOf, type SavedItem, SORTS, type Sort } from './starred-list.ts'

interface Props {
  search: string
  onSearch: (text: string) => void
  sort: Sort
  onSort: (sort: Sort) => void
  items: SavedItem[]
  folder: FolderChoice
  onFolder: (choice: FolderChoice) => void
}

export function StarredTools({ search, onSearch, sort, onSort, items, folder, onFolder }: Props) {
  return (
    <div className="flex flex-wrap gap-2 md:mt-5">
      <SearchField label="Search titles and text" value={search} onSearch={onSearch} />
      <FolderSelect items={items} folder={folder} onFolder={onFolder} />
      <select
        className="select w-0 min-w-36 grow md:w-44 md:grow-0"
        aria-label="Sort"
        value={sort}
        onChange={(event) => onSort(event.target.value as Sort)}
      >
        {Object.entries(SORTS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Chooses a folder. It is shown once there is one, so that a short list stays simple. */
function FolderSelect({ items, folder, onFolder }: Pick<Props, 'items' | 'folder' | 'onFolder'>) {
  const folders = foldersOf(items)
  if (folders.length === 0) return null
  const filed = folders.reduce((sum, { count }) => sum + count, 0)
  return (
    <select
      className="select w-0 min-w-36 grow md:w-52 md:grow-0"
      aria-label="Folder"
      value={folder.in === 'folder' ? `in ${folder.name}` : folder.in}
      onChange={({ target: { value } }) =>
        onFolder(value === 'all' || value === 'none' ? { in: value } : { in: 'folder', name: value.slice(3) })
      }
    >
      <option value="all">All folders ({items.length})</option>
      {folders.map(({ name, count }) => (
        <option key={name} value={`in ${name}`}>
          {name} ({count})
        </option>
      ))}
      <option value="none">In no folder ({items.length - filed})</option>
    </select>
  )
}
