import { X } from 'lucide-react'
import { copyText } from '#session/copy-text.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { printWelcome } from '../welcome/print-welcome.ts'
import type { Added } from './try-to-add.ts'

interface AddedNoticeProps extends Added {
  schoolName: string
  onClose: () => void
}

/** Tells what became of the addition. The first password shows here once, and nowhere again. */
export function AddedNotice({ member, answer, schoolName, onClose }: AddedNoticeProps) {
  const { existing, mailed } = answer
  const [name, email] = [member.fullName.trim(), member.email.trim()]
  const sheet = { name, email, existing: existing === true, ...(!existing && { password: member.password }) }
  return (
    <div
      role="status"
      className="mt-3 flex items-start gap-2 rounded-box border border-base-300 bg-tint py-2 pr-2 pl-3.5"
    >
      <div className="min-w-0 grow break-words">
        <p className="pt-1">
          <strong className="font-semibold">{name} was added.</strong>{' '}
          {mailed
            ? `We have emailed ${email}.`
            : 'The email to them could not be sent: press “Send again” beside their name in a while.'}
        </p>
        {existing ? (
          <p>They had an account already and sign in with their own password.</p>
        ) : (
          <p className="mt-1 flex flex-wrap items-center gap-x-2">
            First password, shown only now: <b className="font-semibold">{member.password}</b>
            <Button variant="ghost" onClick={() => void copyText(member.password)}>
              Copy
            </Button>
          </p>
        )}
        <Button variant="ghost" className="-ml-3" onClick={() => void printWelcome([sheet], schoolName)}>
          Print welcome sheet
        </Button>
      </div>
      <IconButton label="Close the notice" onClick={onClose}>
        <X className="size-5" aria-hidden="true" />
      </IconButton>
    </div>
  )
}
