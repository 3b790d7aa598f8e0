import { type ReactNode, useState } from 'react'
import { tidyEmail } from '#backend/auth/tidy-email.ts'
import { AuthFrame } from './auth-frame.tsx'
import { CheckEmail } from './check-email.tsx'
import { ResetForm } from './reset-form.tsx'

interface ResetModeProps {
  box: ReactNode
  email: string
  onEmail: (email: string) => void
}

export function ResetMode({ box, email, onEmail }: ResetModeProps) {
  const [sent, setSent] = useState(false)
  return (
    <AuthFrame title={sent ? 'Check Your Email' : 'Reset Password'}>
      {box}
      {sent ? (
        <CheckEmail email={tidyEmail(email)} onOtherEmail={() => setSent(false)} />
      ) : (
        <ResetForm email={email} onEmail={onEmail} onSent={() => setSent(true)} />
      )}
    </AuthFrame>
  )
}
