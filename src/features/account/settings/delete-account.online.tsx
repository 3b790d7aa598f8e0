import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { keepAccount, requestDeletion } from '#backend/auth/deletion.ts'
import { DELETION_DAYS, KEPT_YEARS, UNSENT_KEPT_DAYS } from '#domain/promises.ts'
import { readDeletionDue } from '#local-store/queries/account/deletion-due.ts'
import { requestSync } from '#session/sync-status.ts'
import { Button } from '#ui/button.tsx'
import { dayTime } from '#ui/date.ts'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/forms/text-field.tsx'

const WORD = 'delete'
const FAILED = 'The server could not be reached. Nothing has changed. Please try again when you are online.'

/** Asks for the deletion, or takes it back. The row that every device syncs says whether it was asked for. */
export function DeleteAccount() {
  const known = useLiveQuery(async () => readDeletionDue(), [])
  const [answered, setAnswered] = useState<{ due: string | null }>()
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState('')
  const due = answered ? answered.due : (known ?? null)
  const settle = (next: string | null) => {
    setAnswered({ due: next })
    setAsking(false)
    setProblem('')
    requestSync() // the banner on every screen follows the row
  }
  const keep = async () => ((await keepAccount()).ok ? settle(null) : setProblem(FAILED))
  return (
    <>
      {due === null ? (
        <>
          <p className="mt-2">
            Removes your account and everything in it, after {DELETION_DAYS} days in which you can change your
            mind.
          </p>
          <Button className="mt-2 text-error" onClick={() => setAsking(true)}>
            Delete my account…
          </Button>
        </>
      ) : (
        <>
          <p className="mt-2" role="status">
            Your account will be deleted: <b className="font-semibold">{dayTime(due)}</b>. Until then
            everything works, and you can sign in and keep it.
          </p>
          <Button variant="primary" className="mt-2" onClick={() => void keep()}>
            Keep my account
          </Button>
        </>
      )}
      {problem !== '' && <p role="alert">{problem}</p>}
      <ConfirmDeletion open={asking} onClose={() => setAsking(false)} onAsked={settle} />
    </>
  )
}

interface ConfirmProps {
  open: boolean
  onClose: () => void
  onAsked: (dueAt: string) => void
}

function ConfirmDeletion({ open, onClose, onAsked }: ConfirmProps) {
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const ask = async () => {
    setBusy(true)
    const answer = await requestDeletion()
    setBusy(false)
    if (!answer.ok) setProblem(FAILED)
    else if (answer.value.status === 'refused') setProblem(LIVE_PLAN)
    else {
      setTyped('')
      onAsked(answer.value.due_at)
    }
  }
  const footer = (
    <>
      <Button variant="ghost" onClick={onClose}>
        Keep my account
      </Button>
      <Button
        variant="danger"
        busy={busy}
        disabled={typed.trim().toLowerCase() !== WORD}
        onClick={() => void ask()}
      >
        Delete my account
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={onClose} title="Delete your account?" footer={footer}>
      <ul className="mt-3 list-disc space-y-1 pl-5">
        {CONSEQUENCES.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <div className="mt-3">
        <TextField label={`Type “${WORD}” to confirm`} value={typed} onText={setTyped} autoComplete="off" />
      </div>
      <p role="alert" className="mt-3">
        {problem}
      </p>
    </Dialog>
  )
}

const LIVE_PLAN =
  'Your plan would be charged again. Cancel it first, in the panel at the left or under your plan. Then nothing more is charged, and you can delete the account.'

const CONSEQUENCES = [
  'Download all your data first if you want to keep any of it.',
  `For ${DELETION_DAYS} days nothing changes: sign in and choose “Keep my account” to stop it.`,
  'Then your chats, plans, resources and stars are gone from our server, and from each device when it next connects. Nobody can bring them back.',
  `Words that a device has not sent stay on it for ${UNSENT_KEPT_DAYS} days, to be read and saved there.`,
  `Records of payments are kept ${KEPT_YEARS.payments} years, because tax law asks for it. The log of your school keeps your name.`,
  'If you run a school here, its teachers keep their work and go back to free accounts.',
]
