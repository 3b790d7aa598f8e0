import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { SchoolMember } from '#content/contract.ts'
import { requestSync } from '#session/sync-status.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { handOverTo } from './member-acts.ts'
import { memberName } from './member-status.ts'

interface HandOverDialogProps {
  member: SchoolMember
  onClose: () => void
  onChanged: () => Promise<void>
}

/** Asks before the seat goes to another teacher, and says what goes with it. */
export function HandOverDialog({ member, onClose, onChanged }: HandOverDialogProps) {
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()
  const name = memberName(member)
  const handOver = async () => {
    setBusy(true)
    const end = await handOverTo(member)
    if (end === 'refused') await onChanged()
    setBusy(false)
    if (end !== 'done') return
    onClose()
    requestSync()
    await navigate({ to: '/home' })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Make ${name} the administrator?`}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" busy={busy} onClick={() => void handOver()}>
            Hand over the school
          </Button>
        </>
      }
    >
      <ul className="list-disc space-y-2 pl-5">
        <li>
          {name} adds and removes members from now on, and sees the activity. You can no longer open this
          page.
        </li>
        <li>
          The school’s payment goes along: {name} sees its bills and the last digits of its card, and can
          change or cancel it.
        </li>
        <li>You become a member and take their licence. Your chats and saved work stay as they are.</li>
        <li>Only {name} can hand the school back. We email you both.</li>
      </ul>
    </Dialog>
  )
}
