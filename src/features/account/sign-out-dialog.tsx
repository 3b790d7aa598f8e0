import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { useOffline } from '#session/connection.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { sendWaiting } from './send-waiting.ts'
import { signOutNow } from './sign-out-port.ts'
import { countUnsent, listUnsent, type UnsentCounts, type UnsentWork, unsentWords } from './unsent-work.ts'

const SEND_MS = 15_000
const NAMED = 5
const NOTHING: UnsentWork = { changes: 0, drafts: 0, names: [] }

export function loseLabel(counts: UnsentCounts): string {
  const words = unsentWords(counts)
  return words === '' ? 'Sign out' : `Sign out and lose ${words}`
}

/** Work that the server does not have: send it, stay, or lose it [SYS-28] [OP-32]. Works offline. */
export function SignOutDialog({ onStay }: { onStay: () => void }) {
  const known = useLiveQuery(async () => listUnsent(), [])
  const unsent = known ?? NOTHING
  // While the dialog stood, sync may have sent it all.
  const nothingLeft = known !== undefined && known.changes + known.drafts === 0
  const offline = useOffline()
  const { work, news, send, lose } = useWays(unsent)
  const why =
    offline && unsent.changes > 0 ? 'You are offline. It can be sent when the connection is back.' : ''
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
              aria-describedby="sign-out-news"
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
          ? 'Signing out removes your work from this device. Nothing is lost by it.'
          : 'Signing out removes your work from this device. This would be lost:'}
      </p>
      <ul className="mt-3 list-disc space-y-1 pl-5">
        {unsent.names.slice(0, NAMED).map(({ key, name }) => (
          <li key={key} className="wrap-anywhere">
            {name}
          </li>
        ))}
        {unsent.names.length > NAMED && <li>and {unsent.names.length - NAMED} more</li>}
      </ul>
      <p id="sign-out-news" className="mt-3" role="status">
        {news || why}
      </p>
    </Dialog>
  )
}

function titleFor({ changes }: UnsentWork, nothingLeft: boolean): string {
  if (nothingLeft) return 'Everything is sent'
  return changes > 0 ? 'Some changes are not sent yet' : 'You have words that are not sent'
}

function useWays(unsent: UnsentCounts) {
  const [work, setWork] = useState<'sending' | 'leaving'>()
  const [news, setNews] = useState('')

  const leave = async () => {
    setWork('leaving')
    await signOutNow()
  }
  const send = async () => {
    setWork('sending')
    setNews('')
    const left = await sendWaiting(SEND_MS)
    if (left === 0 && (await countUnsent()).drafts === 0) return leave()
    setWork(undefined)
    setNews(
      left === 0
        ? 'Sent. A draft cannot be sent for you: stay to finish it, or sign out without it.'
        : 'It could not be sent now. Try again when the connection is back, or stay signed in.',
    )
  }
  // The numbers on the button are the numbers that are lost: counted again at the press.
  const lose = async () => {
    const now = await countUnsent()
    if (now.changes === unsent.changes && now.drafts === unsent.drafts) await leave()
  }
  return { work, news, send, lose }
}
