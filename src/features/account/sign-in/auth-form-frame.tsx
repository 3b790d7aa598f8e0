import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { FormAlert } from '#ui/forms/form-alert.tsx'
import type { FormError } from './submit-checks.ts'
import type { AuthForm } from './use-auth-form.ts'

interface AuthFormFrameProps {
  form: AuthForm
  /** The accessible name of the form. */
  label: string
  submitLabel: string
  disabled?: boolean
  /** Set for a secondary form, because a view has only one primary button. */
  quiet?: boolean
  check: () => FormError | undefined
  work: () => Promise<void>
  /** Content before the fields. The error text comes between the two. */
  lead?: ReactNode
  children: ReactNode
  className?: string
}

/** The frame of every account form: one submission at a time, errors above the fields, one button. */
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
