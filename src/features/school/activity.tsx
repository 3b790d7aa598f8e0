import { useCallback, useState } from 'react'
import { type LogLine, readLog } from '#backend/school/school.ts'
import { Button } from '#ui/button.tsx'
import { dayTime } from '#ui/date.ts'
import { FormAlert } from '#ui/forms/form-alert.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { exportLog } from './export-log.ts'
import { logText } from './log-text.ts'
import { useAsked } from './use-asked.ts'

const SHOWN = 20

/** Lists what was done in the school, by whom and when. The list is read when it is opened, and again after each act. */
export function Activity({ acts, schoolName }: { acts: number; schoolName: string }) {
  const [open, setOpen] = useState(false)
  return (
    <section className="sheet p-4 md:p-6" aria-labelledby="activity-heading">
      <h2 id="activity-heading" className="text-lg">
        Activity
      </h2>
      <p className="mt-1 text-sm text-muted">Who added or removed whom, and when. Nobody can change it.</p>
      {open ? (
        <Lines key={acts} schoolName={schoolName} />
      ) : (
        <Button className="mt-3 w-full" onClick={() => setOpen(true)}>
          Show activity
        </Button>
      )}
    </section>
  )
}

function Lines({ schoolName }: { schoolName: string }) {
  const log = useAsked(useCallback(() => readLog(null, SHOWN), []))
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await exportLog(schoolName)
    setBusy(false)
  }
  if (!log.value && !log.failed) return <Spinner className="mt-3" label="Loading the activity" />
  if (!log.value) return <Failed onAgain={() => void log.again()} />
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reached by keyboard */}
      <ol className="mt-3 max-h-96 overflow-y-auto" tabIndex={0} aria-label="Activity">
        {log.value.map((line) => (
          <Line key={line.id} {...line} />
        ))}
      </ol>
      {log.value.length === 0 && <p className="text-muted">Nothing yet.</p>}
      <Button className="mt-3 w-full" busy={busy} onClick={() => void save()}>
        Save all as a table (CSV)
      </Button>
    </>
  )
}

function Line(line: LogLine) {
  return (
    <li className="border-t border-base-300 py-2 break-words first:border-t-0">
      <span className="block text-sm text-muted tabular-nums">{dayTime(line.at)}</span>
      {line.who}: {logText(line)}
    </li>
  )
}

function Failed({ onAgain }: { onAgain: () => void }) {
  return (
    <div className="mt-3 space-y-2">
      <FormAlert id="activity-problem" text="The activity could not be loaded." />
      <Button onClick={onAgain}>Try again</Button>
    </div>
  )
}
