import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { LeaveList } from './leave-list.tsx'
import { ListForm } from './list-form.tsx'
import { ListSteps } from './list-steps.tsx'
import { useBulk } from './use-bulk.ts'

interface BulkAddProps {
  schoolName: string
  onChanged: () => Promise<void>
  onClose: () => void
}

/** Adds many teachers from a pasted list or a CSV file. Nothing is added before the list was checked and shown. */
export function BulkAdd({ schoolName, onChanged, onClose }: BulkAddProps) {
  const bulk = useBulk(onChanged)
  const [asking, setAsking] = useState(false)
  const close = () => (bulk.atRisk && !asking ? setAsking(true) : onClose())
  return (
    <section className="mt-5 border-t border-base-300 pt-5" aria-labelledby="bulk-heading">
      <h3 id="bulk-heading">Add many from a list</h3>
      {bulk.rows ? (
        <ListSteps bulk={bulk} rows={bulk.rows} schoolName={schoolName} />
      ) : (
        <ListForm bulk={bulk} />
      )}
      {asking && bulk.atRisk && (
        <p role="alert" className="mt-3 rounded-box bg-wash px-3.5 py-2.5">
          You have not saved the result. Without it the first passwords are lost, and each teacher has to use
          “Forgot password?”.
        </p>
      )}
      <LeaveList atRisk={bulk.atRisk} />
      <Button variant="ghost" className="mt-3 -ml-3" disabled={bulk.busy === 'adding'} onClick={close}>
        {asking && bulk.atRisk ? 'Close without saving' : 'Close the list'}
      </Button>
    </section>
  )
}
