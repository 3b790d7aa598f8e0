import { useState } from 'react'
import type { AuthFailure } from '#backend/account.ts'
import { AuthFormFrame } from './auth-form-frame.tsx'
import { codeErrorText } from './auth-texts.ts'
import { checkCode, codeDigits } from './submit-checks.ts'
import { TextField } from './text-field.tsx'
import { useAuthForm } from './use-auth-form.ts'

interface CodeFormProps {
  submitLabel: string
  quiet?: boolean
  /** Asks the auth service; answers what went wrong, if anything. */
  verify: (code: string) => Promise<AuthFailure | undefined>
}

/** The six digits beside every emailed link: mails open in another browser than the installed app. Phones fill it in by themselves. */
export function CodeForm({ submitLabel, quiet = false, verify }: CodeFormProps) {
  const form = useAuthForm()
  const [code, setCode] = useState('')
  const send = async () => {
    const failure = await verify(code)
    if (!failure) return
    const fields = failure.kind === 'link_expired' ? (['code'] as const) : []
    form.tell({ title: 'Authentication Error', text: codeErrorText(failure), fields: [...fields] })
  }
  return (
    <AuthFormFrame
      form={form}
      label="Code from the mail"
      submitLabel={submitLabel}
      quiet={quiet}
      className="mt-4"
      check={() => checkCode(code)}
      work={send}
    >
      <TextField
        label="6-digit code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        className="tabular-nums tracking-[0.3em]"
        value={code}
        onText={(text) => setCode(codeDigits(text))}
        errorId={form.errorIdFor('code')}
      />
    </AuthFormFrame>
  )
}
