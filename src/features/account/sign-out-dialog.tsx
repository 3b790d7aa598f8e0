import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { countWaiting, listWaiting } from '#local-store/queries/waiting.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { sendWaiting } from './send-waiting.ts'
import { signOutNow } from './sign-out-port.ts'

const SEND_MS = 15_000
const NAMED = 5

export const loseLabel = (count: number): string =>
  count === 0 ? 'Sign out' : `Sign out and lose ${count} ${count === 1 ? 'change' : 'changes'}`

/** Changes are still waiting: send them, stay, or lose them (OP-32). */
export function SignOutDialog({ onStay }: { onStay: () => void }) {
  const waiting = useLiveQuery(() => listWaiting(), []) ?? []
  const [work, setWork] = useState<'sending' | 'leaving'>()
  const [couldNotSend, setCouldNotSend] = useState(false)

  const send = async () => {
    setWork('sending')
    setCouldNotSend(false)
    if ((await sendWaiting(SEND_MS)) === 0) return leave()
    setWork(undefined)
    setCouldNotSend(true)
  }
  const leave = async () => {
    setWork('leaving')
    await signOutNow()
  }
  // The number on the button is the number that is lost: counted again at the press.
  const lose = async () => {
    if ((await countWaiting()) === waiting.length) await leave()
  }

  return (
    <Dialog
      open
      onClose={onStay}
      title="Some changes are not sent yet"
      footer={
        <>
          <Button
            variant="ghost"
            className="text-error"
            onClick={() => void lose()}
            disabled={work !== undefined}
          >
            {loseLabel(waiting.length)}
          </Button>
          <Button onClick={onStay} disabled={work === 'leaving'}>
            Stay signed in
          </Button>
          <Button variant="primary" busy={work !== undefined} onClick={() => void send()}>
            Send
          </Button>
        </>
      }
    >
      <p>Signing out removes your work from this device. These changes would be lost:</p>
      <ul className="mt-3 list-disc space-y-1 pl-5">
        {waiting.slice(0, NAMED).map((entry) => (
          <li key={entry.opId} className="break-words">
            {entry.label}
          </li>
        ))}
        {waiting.length > NAMED && <li>and {waiting.length - NAMED} more</li>}
      </ul>
      <p className="mt-3" role="status">
        {couldNotSend &&
          'They could not be sent now. Try again when the connection is back, or stay signed in.'}
      </p>
    </Dialog>
  )
}
