import { useState } from 'react'
import { readActivity, type SchoolActivity } from '#backend/school/school.ts'
import { Button } from '#ui/button.tsx'
import { FormAlert } from '#ui/forms/form-alert.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useAsked } from '../use-asked.ts'
import { BarTable } from './bar-table.tsx'

/** Shows what the school does, as totals. It is read when it is opened: nobody needs it each 30 seconds. */
export function SchoolPictures() {
  const [open, setOpen] = useState(false)
  return (
    <section className="sheet p-4 md:p-6" aria-labelledby="pictures-heading">
      <h2 id="pictures-heading" className="text-lg">
        How it is used
      </h2>
      <p className="mt-1 text-sm text-muted">
        Totals of you and all members since they joined. Nobody’s words or names are in them.
      </p>
      {open ? (
        <Pictures />
      ) : (
        <Button className="mt-3 w-full" onClick={() => setOpen(true)}>
          Show how it is used
        </Button>
      )}
    </section>
  )
}

function Pictures() {
  const activity = useAsked(readActivity)
  if (!activity.value && !activity.failed) return <Spinner className="mt-3" label="Counting" />
  if (!activity.value)
    return (
      <div className="mt-3">
        <FormAlert id="pictures-failed" text="The figures could not be loaded. Nothing is changed." />
        <Button className="mt-2" onClick={() => void activity.again()}>
          Try again
        </Button>
      </div>
    )
  const { weeks, areas } = activity.value
  return (
    <>
      <BarTable caption="Messages by week" columns={['Week from', 'Messages']} rows={weeks.map(asWeek)} />
      {areas.length === 0 ? (
        <p className="mt-4 text-sm text-muted">No lesson plans yet.</p>
      ) : (
        <BarTable
          caption="Lesson plans made, by learning area"
          columns={['Learning area', 'Lesson plans']}
          rows={areas.map(({ area, plans }) => ({ name: area, count: plans }))}
        />
      )}
    </>
  )
}

/** A week is a date of New Zealand without a time, so no time zone may move it. */
function asWeek({ week, messages }: SchoolActivity['weeks'][number]) {
  const name = new Intl.DateTimeFormat('en-NZ', { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return { name: name.format(new Date(`${week}T00:00:00Z`)), count: messages }
}
