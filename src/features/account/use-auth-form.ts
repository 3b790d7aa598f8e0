import { useId, useState } from 'react'
import { showToast } from '#session/toasts.ts'
import type { AuthField, FormError } from './submit-checks.ts'

interface Problem {
  text: string
  fields: AuthField[]
}

export interface AuthForm {
  busy: boolean
  problem: Problem | undefined
  /** Of the place where the problem is told. */
  problemId: string
  /** For a field's `errorId`: only a field the problem is about is marked. */
  errorIdFor: (field: AuthField) => string | undefined
  tell: (error: FormError, inPlace?: string) => void
  clear: () => void
  /** Runs the check, then the work, with the form busy meanwhile; a second press does nothing. */
  submit: (check: FormError | undefined, work: () => Promise<void>) => Promise<void>
}

/** One form's state: busy, and what is wrong, told as a toast and in place (OP-12, OP-17). */
export function useAuthForm(): AuthForm {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const problemId = useId()

  const tell = (error: FormError, inPlace = error.text) => {
    showToast({ title: error.title, text: error.text, kind: 'error' })
    setProblem({ text: inPlace, fields: error.fields })
  }
  const submit = async (check: FormError | undefined, work: () => Promise<void>) => {
    if (busy) return
    if (check) return tell(check)
    setProblem(undefined)
    setBusy(true)
    try {
      await work()
    } finally {
      setBusy(false)
    }
  }
  const errorIdFor = (field: AuthField) => (problem?.fields.includes(field) ? problemId : undefined)
  return { busy, problem, problemId, errorIdFor, tell, clear: () => setProblem(undefined), submit }
}
