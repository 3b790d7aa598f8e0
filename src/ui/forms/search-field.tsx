import { Search } from 'lucide-react'

interface Props {
  /** Says what is searched, as placeholder and as name. */
  label: string
  value: string
  onSearch: (text: string) => void
  /** Classes of its place in the row. */
  className?: string
}

export function SearchField({ label, value, onSearch, className = 'w-full grow md:w-auto' }: Props) {
  return (
    <label className={`input ${className}`}>
      <Search className="size-4 shrink-0 text-muted" aria-hidden="true" />
      <input
        type="search"
        placeholder={label}
        aria-label={label}
        value={value}
        onChange={(event) => onSearch(event.target.value)}
      />
    </label>
  )
}
