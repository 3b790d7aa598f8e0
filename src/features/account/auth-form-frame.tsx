import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { FormAlert } from './form-alert.tsx'
import type { FormError } from './submit-checks.ts'
import type { AuthForm } from './use-auth-form.ts'

interface AuthFormFrameProps {
  form: AuthForm
  /** What the form is for, for who does not see it. */
  label: string
  submitLabel: string
  disabled?: boolean
  /** Not the screen's main thing: one primary button a view. */
  quiet?: boolean
  check: () => FormError | undefined
  work: () => Promise<void>
  /** Before the fields; what is wrong stands between. */
  lead?: ReactNode
  children: ReactNode
  className?: string
}

/** What every account form has: one submission at a time, what is wrong told above the fields, one button. */
export function AuthFormFrame({ form, className = 'mt-6', ...props }: AuthFormFrameProps) {
  return (
    <form
      ref={form.ref}
      noValidate
      className={`space-y-4 ${className}`}
      aria-label={props.label}
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit(props.check(), props.work)
      }}
    >
      {props.lead}
      {form.problem && <FormAlert id={form.problemId} text={form.problem.text} />}
      {props.children}
      <Button
        type="submit"
        variant={props.quiet ? 'outline' : 'primary'}
        className="w-full"
        busy={form.busy}
        disabled={props.disabled === true}
      >
        {props.submitLabel}
      </Button>
    </form>
  )
}
