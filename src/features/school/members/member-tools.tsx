import { SearchField } from '#ui/forms/search-field.tsx'
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
      <SearchField
        label="Search members"
        value={search}
        onSearch={onSearch}
        className="min-w-0 grow basis-48"
      />
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
