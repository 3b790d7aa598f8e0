import { Search } from 'lucide-react'
import { SORTS, type Sort } from './starred-list.ts'

interface Props {
  search: string
  onSearch: (text: string) => void
  sort: Sort
  onSort: (sort: Sort) => void
}

export function StarredTools({ search, onSearch, sort, onSort }: Props) {
  return (
    <div className="flex flex-wrap gap-2 md:mt-5">
      <label className="input w-full grow md:w-auto">
        <Search className="size-4 text-muted" aria-hidden="true" />
        <input
          type="search"
          placeholder="Search titles and text"
          aria-label="Search titles and text"
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
      </label>
      <select
        className="select grow md:w-52 md:grow-0"
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
