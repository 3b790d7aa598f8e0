import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { useOffline } from '#session/connection.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { sendWaiting } from './send-waiting.ts'
import { signOutNow } from './sign-out-port.ts'
import { countUnsent, listUnsent, type UnsentCounts, type UnsentWork, unsentLabel } from './unsent-work.ts'

const SEND_MS = 15_000
const MAX_NAMES = 5
const NOTHING: UnsentWork = { changes: 0, drafts: 0, names: [] }

function loseLabel(counts: UnsentCounts): string {
  const unsent = unsentLabel(counts)
  return unsent === '' ? 'Sign out' : `Sign out and lose ${unsent}`
}

/** Offers to send work that the server does not have, to stay, or to lose it [SYS-28] [OP-32]. It works offline. */
export function SignOutDialog({ onStay }: { onStay: () => void }) {
  const known = useLiveQuery(async () => listUnsent(), [])
  const unsent = known ?? NOTHING
  // Sync may have sent everything while the dialog was open.
  const nothingLeft = known !== undefined && known.changes + known.drafts === 0
  const offline = useOffline()
  const { work, message, send, lose } = useChoices(unsent)
  const why =
    offline && unsent.changes > 0 ? 'You are offline. Your changes can be sent when you are back online.' : ''
  return (
    <Dialog
      open
      onClose={onStay}
      title={titleFor(unsent, nothingLeft)}
      footer={
        <>
          <Button
            variant="ghost"
            className={nothingLeft ? '' : 'text-error'}
            onClick={() => void lose()}
            disabled={work !== undefined}
          >
            {loseLabel(unsent)}
          </Button>
          <Button
            variant={unsent.changes > 0 ? 'outline' : 'primary'}
            onClick={onStay}
            disabled={work === 'leaving'}
          >
            Stay signed in
          </Button>
          {unsent.changes > 0 && (
            <Button
              variant="primary"
              busy={work !== undefined}
              disabled={offline}
              aria-describedby="sign-out-message"
              onClick={() => void send()}
            >
              Send
            </Button>
          )}
        </>
      }
    >
      <p>
        {nothingLeft
          ? 'Signing out removes your work from this device. It stays safe in your account.'
          : 'Signing out removes your work from this device. This would be lost:'}
      </p>
      <ul className="mt-3 list-disc space-y-1 pl-5">
        {unsent.names.slice(0, MAX_NAMES).map(({ key, name }) => (
          <li key={key} className="wrap-anywhere">
            {name}
          </li>
        ))}
        {unsent.names.length > MAX_NAMES && <li>and {unsent.names.length - MAX_NAMES} more</li>}
      </ul>
      <p id="sign-out-message" className="mt-3" role="status">
        {message || why}
      </p>
    </Dialog>
  )
}

function titleFor({ changes }: UnsentWork, nothingLeft: boolean): string {
  if (nothingLeft) return 'Everything is sent'
  return changes > 0 ? 'Some changes are not sent yet' : 'You have unfinished drafts'
}

function useChoices(unsent: UnsentCounts) {
  const [work, setWork] = useState<'sending' | 'leaving'>()
  const [message, setMessage] = useState('')

  const leave = async () => {
    setWork('leaving')
    await signOutNow()
  }
  const send = async () => {
    setWork('sending')
    setMessage('')
    const left = await sendWaiting(SEND_MS)
    if (left === 0 && (await countUnsent()).drafts === 0) return leave()
    setWork(undefined)
    setMessage(
      left === 0
        ? 'Your changes are sent, but drafts are not. Stay signed in to finish them, or sign out and lose them.'
        : 'Your changes could not be sent. Try again when you are back online, or stay signed in.',
    )
  }
  // The button says how many items will be lost, so they are counted again at the press.
  const lose = async () => {
    const now = await countUnsent()
    if (now.changes === unsent.changes && now.drafts === unsent.drafts) await leave()
  }
  return { work, message, send, lose }
}
