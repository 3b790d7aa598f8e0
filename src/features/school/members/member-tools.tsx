import { Search } from 'lucide-react'
import type { MemberSort } from './member-status.ts'

const SORTS: [sort: MemberSort, label: string][] = [
  ['newest', 'Newest first'],
  ['name', 'Name'],
  ['status', 'Status'],
]

interface MemberToolsProps {
  search: string
  onSearch: (search: string) => void
  sort: MemberSort
  onSort: (sort: MemberSort) => void
}

export function MemberTools({ search, onSearch, sort, onSort }: MemberToolsProps) {
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <label className="input min-w-0 grow basis-48">
        <Search className="size-4 shrink-0 text-muted" aria-hidden="true" />
        <input
          type="search"
          aria-label="Search members"
          placeholder="Search members"
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
      </label>
      <select
        className="select w-auto"
        aria-label="Sort members"
        value={sort}
        onChange={(event) => onSort(event.target.value as MemberSort)}
      >
        {SORTS.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}
