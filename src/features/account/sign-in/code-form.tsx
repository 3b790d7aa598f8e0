import { useState } from 'react'
import type { AuthFailure } from '#backend/auth/auth-failure.ts'
import { TextField } from '#ui/forms/text-field.tsx'
import { AuthFormFrame } from './auth-form-frame.tsx'
import { codeErrorText } from './auth-texts.ts'
import { checkCode, codeDigits } from './submit-checks.ts'
import { useAuthForm } from './use-auth-form.ts'

interface CodeFormProps {
  submitLabel: string
  quiet?: boolean
  /** Checks the code with the auth service and returns the failure, if any. */
  verify: (code: string) => Promise<AuthFailure | undefined>
}

/**
 * The form for the 6-digit code sent with every emailed link, because a link does not open in the installed app. Phones
 * fill the code in.
 */
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
      label="Code from the email"
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
