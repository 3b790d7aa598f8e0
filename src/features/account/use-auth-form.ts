import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { showToast } from '#session/toasts.ts'
import type { AuthField, FormError } from './submit-checks.ts'

interface Problem {
  text: string
  fields: AuthField[]
}

export interface AuthForm {
  ref: RefObject<HTMLFormElement | null>
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
  const ref = useRef<HTMLFormElement>(null)
  const running = useRef(false)
  useFocusOnProblem(ref, problem, busy)

  const tell = (error: FormError, inPlace = error.text) => {
    showToast({ title: error.title, text: error.text, kind: 'error' })
    setProblem({ text: inPlace, fields: error.fields })
  }
  const submit = async (check: FormError | undefined, work: () => Promise<void>) => {
    // State comes too late for a double press.
    if (running.current) return
    if (check) return tell(check)
    running.current = true
    setProblem(undefined)
    setBusy(true)
    try {
      await work()
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  const errorIdFor = (field: AuthField) => (problem?.fields.includes(field) ? problemId : undefined)
  return { ref, busy, problem, problemId, errorIdFor, tell, clear: () => setProblem(undefined), submit }
}

/** To the first field that is wrong, else to the text that says what happened: the place where work goes on. */
function useFocusOnProblem(
  ref: RefObject<HTMLFormElement | null>,
  problem: Problem | undefined,
  busy: boolean,
) {
  useEffect(() => {
    if (!problem || busy) return
    const field = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const place = field ?? ref.current?.querySelector<HTMLElement>('[role="alert"]')
    place?.focus()
  }, [ref, problem, busy])
}
