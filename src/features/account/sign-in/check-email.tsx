import { useNavigate } from '@tanstack/react-router'
import { MailCheck } from 'lucide-react'
import { openRecoveryWithCode } from '#backend/auth/recovery.ts'
import { Button } from '#ui/button.tsx'
import { CodeForm } from './code-form.tsx'
import { BackToSignIn } from './reset-form.tsx'

interface CheckEmailProps {
  email: string
  onOtherEmail: () => void
}

/** Shown after a reset request [AUTH-38]. The text is the same whether the address is known or not (OP-21). */
export function CheckEmail({ email, onOtherEmail }: CheckEmailProps) {
  const navigate = useNavigate()
  const verify = async (code: string) => {
    const answer = await openRecoveryWithCode({ email, code })
    if (!answer.ok) return answer.failure
    void navigate({ to: '/reset-password' })
    return undefined
  }
  return (
    <div className="mt-4 space-y-4">
      <p className="flex items-start gap-3">
        <MailCheck className="mt-0.5 size-5 shrink-0 text-primary" aria-hidden="true" />
        <span className="min-w-0 break-words">
          If there is an account for <strong className="font-semibold">{email}</strong>, a link and a code to
          set a new password are on their way. It can take a few minutes; look in the spam folder too.
        </span>
      </p>
      <p>Open the link, or enter the code here.</p>
      <CodeForm submitLabel="Continue" verify={verify} />
      <Button className="w-full" onClick={onOtherEmail}>
        Try a different email
      </Button>
      <BackToSignIn />
    </div>
  )
}
