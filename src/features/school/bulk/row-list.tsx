import { Check, CircleAlert, CircleDashed } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { isAdded, isReady, type ListRow, rowText } from './list-row.ts'

/** A list of thousands must not hold up the page. */
const PAGE = 50
const SCROLLS = 'mt-2 max-h-96 overflow-y-auto border-y border-base-300'

interface RowListProps {
  rows: ListRow[]
  busy: boolean
  onAddAs: (row: ListRow, name: string) => void
}

/** Each line with what is wrong with it or what became of it. */
export function RowList({ rows, busy, onAddAs }: RowListProps) {
  const [onlyTrouble, setOnlyTrouble] = useState(false)
  const [shown, setShown] = useState(PAGE)
  const trouble = rows.filter((row) => !isReady(row) && !isAdded(row))
  const listed = onlyTrouble ? trouble : rows
  return (
    <>
      {trouble.length > 0 && trouble.length < rows.length && (
        <label className="tap flex items-center gap-2">
          <input
            type="checkbox"
            className="checkbox"
            checked={onlyTrouble}
            onChange={(event) => setOnlyTrouble(event.target.checked)}
          />
          Only the lines that cannot be added
        </label>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reached by keyboard */}
      <ol className={SCROLLS} tabIndex={0} aria-label="The list">
        {listed.slice(0, shown).map((row) => (
          <Line key={row.line} row={row} busy={busy} onAddAs={onAddAs} />
        ))}
      </ol>
      {listed.length > shown && (
        <Button variant="ghost" className="mt-1" onClick={() => setShown(shown + PAGE)}>
          Show {Math.min(PAGE, listed.length - shown)} more of {listed.length}
        </Button>
      )}
    </>
  )
}

function Mark({ row }: { row: ListRow }) {
  if (isAdded(row)) return <Check className="mt-0.5 size-5 shrink-0 text-success" aria-hidden="true" />
  if (isReady(row)) return <CircleDashed className="mt-0.5 size-5 shrink-0 text-muted" aria-hidden="true" />
  return <CircleAlert className="mt-0.5 size-5 shrink-0 text-error" aria-hidden="true" />
}

function Line({ row, busy, onAddAs }: { row: ListRow } & Omit<RowListProps, 'rows'>) {
  const { outcome } = row
  return (
    <li className="flex gap-2.5 border-t border-base-300 px-1 py-2.5 first:border-t-0">
      <Mark row={row} />
      <div className="min-w-0 grow break-words">
        <p>
          <span className="text-sm text-muted tabular-nums">Line {row.line} </span>
          <b className="font-semibold">{row.name || '–'}</b>{' '}
          <span className="text-sm text-muted">{row.email}</span>
        </p>
        <p className={`text-sm ${isReady(row) || isAdded(row) ? 'text-muted' : ''}`}>{rowText(row)}</p>
        {outcome?.kind === 'conflict' && (
          <Button className="mt-1" disabled={busy} onClick={() => onAddAs(row, outcome.existingName)}>
            Add as {outcome.existingName}
          </Button>
        )}
      </div>
    </li>
  )
}
