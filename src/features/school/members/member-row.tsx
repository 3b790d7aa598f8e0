import { Check, CircleHelp, KeyRound, Mail, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { SchoolMember } from '#content/contract.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { removeNow, sendAgain } from './member-acts.ts'
import { MemberMenu } from './member-menu.tsx'
import { memberName, memberStatus } from './member-status.ts'

const MARKS = {
  Active: [Check, 'text-success'],
  'Pending Setup': [Mail, 'text-muted'],
  'Password Reset Needed': [KeyRound, 'text-warning'],
  'Limited Info': [CircleHelp, 'text-muted'],
} as const

interface MemberRowProps {
  member: SchoolMember
  schoolName: string
  onChanged: () => Promise<void>
}

/** One member, with the way to take them off in two steps [SCHOOL-67] [SCHOOL-68] [SCHOOL-69]. */
export function MemberRow({ member, schoolName, onChanged }: MemberRowProps) {
  const [asking, setAsking] = useState(false)
  const [name, status] = [memberName(member), memberStatus(member)]
  const [Icon, tone] = MARKS[status]
  return (
    <li className="flex flex-wrap items-center gap-2 border-t border-base-300 py-3 first:border-t-0">
      <div className="min-w-0 grow basis-0 lg:flex lg:items-center lg:gap-3">
        <div className="min-w-0 grow basis-0">
          <p className="flex flex-wrap items-center gap-x-2">
            <b className="min-w-0 font-semibold break-words">{name}</b>
            {member.subscription_status === 'active' && (
              <span className="shrink-0 rounded-sm border border-line px-2 text-sm">Premium</span>
            )}
          </p>
          <p className="text-sm break-words text-muted">
            <Address email={member.email ?? ''} />
          </p>
        </div>
        {!asking && (
          <div className="flex flex-wrap items-center gap-x-2 lg:w-52 lg:shrink-0">
            <p className={`flex items-center gap-1.5 text-sm ${tone}`}>
              <Icon className="size-4 shrink-0" aria-hidden="true" />
              {status}
            </p>
            {status === 'Pending Setup' && <SendAgain member={member} onChanged={onChanged} />}
          </div>
        )}
      </div>
      {asking ? (
        <Asking member={member} onCancel={() => setAsking(false)} onChanged={onChanged} />
      ) : (
        <div className="flex">
          <MemberMenu member={member} schoolName={schoolName} onChanged={onChanged} />
          <IconButton label={`Remove ${name}`} onClick={() => setAsking(true)}>
            <Trash2 className="size-5" aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </li>
  )
}

/** A long address breaks before its @ rather than within the name of a school. */
function Address({ email }: { email: string }) {
  const at = email.lastIndexOf('@')
  return (
    <>
      {email.slice(0, Math.max(at, 0))}
      <wbr />
      {email.slice(Math.max(at, 0))}
    </>
  )
}

type ActProps = Omit<MemberRowProps, 'schoolName'>

function Asking({ member, onCancel, onChanged }: ActProps & { onCancel: () => void }) {
  const [busy, setBusy] = useState(false)
  const confirm = useRef<HTMLButtonElement>(null)
  useEffect(() => confirm.current?.focus(), [])
  const remove = async () => {
    setBusy(true)
    const end = await removeNow(member)
    if (end !== 'offline') await onChanged()
    if (end === 'done')
      document.getElementById('members-heading')?.focus() // the row with the button is gone
    else setBusy(false)
  }
  return (
    <div className="max-lg:w-full">
      <div className="flex gap-2">
        <Button ref={confirm} variant="danger" className="px-3" busy={busy} onClick={() => void remove()}>
          Confirm Remove
        </Button>
        <Button variant="ghost" disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <p className="mt-1 text-sm text-muted">They keep everything, with a free account.</p>
    </div>
  )
}

function SendAgain({ member, onChanged }: ActProps) {
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    if ((await sendAgain(member)) !== 'offline') await onChanged()
    setBusy(false)
  }
  return (
    <Button variant="ghost" className="-my-2 -ml-3 text-sm" busy={busy} onClick={() => void send()}>
      Send again<span className="sr-only"> to {memberName(member)}</span>
    </Button>
  )
}
