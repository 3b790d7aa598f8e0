import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { FormAlert } from '#ui/forms/form-alert.tsx'
import { printWelcome } from '../welcome/print-welcome.ts'
import { isAdded, isReady, type ListRow } from './list-row.ts'
import { saveResult } from './result-file.ts'
import { RowList } from './row-list.tsx'
import type { Bulk } from './use-bulk.ts'

const teachers = (count: number) => (count === 1 ? '1 teacher' : `${count} teachers`)

/** Sums up the list in one sentence. */
function summary(rows: ListRow[], busy: boolean): string {
  const [added, ready] = [rows.filter(isAdded).length, rows.filter(isReady).length]
  const cannot = rows.length - added - ready
  if (busy) return `Adding: ${added} of ${added + ready} added.`
  const parts = [
    added > 0 && `${teachers(added)} added`,
    (ready > 0 || added === 0) && `${ready} ready to add`,
    cannot > 0 && `${cannot} ${added > 0 ? 'not' : 'cannot be'} added`,
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}

interface ListStepsProps {
  bulk: Bulk
  rows: ListRow[]
  schoolName: string
}

/** The checked list: what can be added, adding it, and what became of each line. */
export function ListSteps({ bulk, rows, schoolName }: ListStepsProps) {
  const adding = bulk.busy === 'adding'
  const heading = useRef<HTMLParagraphElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <p ref={heading} tabIndex={-1} role="status" className="mt-3 font-semibold">
        {summary(rows, adding)}
      </p>
      {bulk.problem && (
        <div className="mt-2">
          <FormAlert id="bulk-problem" text={bulk.problem} />
        </div>
      )}
      <RowList
        rows={rows}
        busy={bulk.busy !== undefined}
        onAddAs={(row, name) => void bulk.addAs(row, name)}
      />
      <Acts bulk={bulk} rows={rows} schoolName={schoolName} adding={adding} />
    </>
  )
}

/** A sheet for each teacher who was added. */
const sheetsOf = (rows: ListRow[]) =>
  rows.flatMap(({ name, email, outcome }) => {
    if (outcome?.kind !== 'added') return []
    const { password } = outcome
    return [{ name, email, existing: password === undefined, ...(password !== undefined && { password }) }]
  })

function Acts({ bulk, rows, schoolName, adding }: ListStepsProps & { adding: boolean }) {
  const ready = rows.filter(isReady).length
  const busy = bulk.busy !== undefined
  const keep = () => {
    saveResult(rows)
    bulk.noteKept()
  }
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-2">
        {adding ? (
          <Button onClick={bulk.stop}>Stop after this one</Button>
        ) : (
          ready > 0 && (
            <Button variant="primary" disabled={busy} onClick={() => void bulk.addAll()}>
              {bulk.hasAdded ? `Go on with ${teachers(ready)}` : `Add ${teachers(ready)}`}
            </Button>
          )
        )}
        {!adding && (
          <>
            {bulk.hasAdded && (
              <>
                <Button onClick={keep}>Save the result (CSV)</Button>
                <Button onClick={() => void printWelcome(sheetsOf(rows), schoolName)}>
                  Print welcome sheets
                </Button>
              </>
            )}
            <Button variant="ghost" busy={bulk.busy === 'checking'} onClick={() => void bulk.checkAgain()}>
              Check again
            </Button>
            {!bulk.hasAdded && (
              <Button variant="ghost" disabled={busy} onClick={bulk.backToText}>
                Change the list
              </Button>
            )}
          </>
        )}
      </div>
      {bulk.hasAdded && (
        <p className="mt-2 text-sm text-muted">
          The first passwords are in the result file and on the welcome sheets, and nowhere else. Keep them
          safe until each teacher has signed in.
        </p>
      )}
    </>
  )
}
