import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { resendConfirmation, verifyCode } from '#backend/auth/arrival.ts'
import { showToast } from '#session/toasts.ts'
import { Button } from '#ui/button.tsx'
import { authErrorText } from './auth-texts.ts'
import { CodeForm } from './code-form.tsx'

/** Shown above the sign-in form while an email address is unconfirmed: enter the code from the email, or ask for a new one. */
export function ConfirmEmailBox({ email }: { email: string }) {
  const verify = async (code: string) => {
    const answer = await verifyCode({ email, code, type: 'signup' })
    return answer.ok ? undefined : answer.failure
  }
  return (
    <section aria-label="Confirm your email" className="sheet mt-4 p-4">
      <p className="flex items-start gap-3">
        <MailCheck className="mt-0.5 size-5 shrink-0 text-primary" aria-hidden="true" />
        <span className="min-w-0 break-words">
          We have sent a confirmation link to <strong className="font-semibold">{email}</strong>. Open it, or
          enter the code from the email here.
        </span>
      </p>
      <CodeForm submitLabel="Confirm email" quiet verify={verify} />
      <SendAgain email={email} />
    </section>
  )
}

function SendAgain({ email }: { email: string }) {
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    const answer = await resendConfirmation(email)
    setBusy(false)
    if (answer.ok) showToast({ title: 'Check your email', text: sentText(email), kind: 'success' })
    else showToast({ title: 'Authentication Error', text: authErrorText(answer.failure), kind: 'error' })
  }
  return (
    <Button variant="ghost" className="mt-2 w-full" busy={busy} onClick={() => void send()}>
      Send a new email
    </Button>
  )
}

const sentText = (email: string) => `We have sent a confirmation link to ${email}.`
