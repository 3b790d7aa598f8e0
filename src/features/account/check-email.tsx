import { MailCheck } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { BackToSignIn } from './reset-form.tsx'

interface CheckEmailProps {
  email: string
  onOtherEmail: () => void
}

/** After a reset request [AUTH-38]. Says the same whether the address is known or not (OP-21). */
export function CheckEmail({ email, onOtherEmail }: CheckEmailProps) {
  return (
    <div className="mt-4 space-y-4">
      <p className="flex items-start gap-3">
        <MailCheck className="mt-0.5 size-5 shrink-0 text-primary" aria-hidden="true" />
        <span className="min-w-0 break-words">
          If there is an account for <strong className="font-semibold">{email}</strong>, a link to set a new
          password is on its way. It can take a few minutes; look in the spam folder too.
        </span>
      </p>
      <Button className="w-full" onClick={onOtherEmail}>
        Try a different email
      </Button>
      <BackToSignIn />
    </div>
  )
}
