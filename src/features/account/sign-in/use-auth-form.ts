import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { dropErrors, IN_PLACE_MS, showToast } from '#session/toasts.ts'
import type { AuthField, FormError } from './submit-checks.ts'

interface Problem {
  text: string
  fields: AuthField[]
}

export interface AuthForm {
  ref: RefObject<HTMLFormElement | null>
  busy: boolean
  problem: Problem | undefined
  /** The id of the element that shows the problem. */
  problemId: string
  /** Returns the `errorId` for a field, or undefined if the problem is not about it. */
  errorIdFor: (field: AuthField) => string | undefined
  tell: (error: FormError, inPlace?: string) => void
  clear: () => void
  /** Reports a failed check, else runs the work while the form is busy. A second press does nothing. */
  submit: (check: FormError | undefined, work: () => Promise<void>) => Promise<void>
}

const ABOUT = 'account'

interface Options {
  /** `form` for a form among other things, which a toast would cover. */
  errorsIn?: 'toast-and-form' | 'form'
}

/** The state of a form: whether it is busy, and its error, shown as a toast and in the form (OP-12, OP-17). */
export function useAuthForm({ errorsIn = 'toast-and-form' }: Options = {}): AuthForm {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const problemId = useId()
  const ref = useRef<HTMLFormElement>(null)
  const running = useRef(false)
  useFocusOnProblem(ref, problem, busy)

  const tell = (error: FormError, inPlace = error.text) => {
    // The form keeps the error; the toast need not.
    if (errorsIn === 'toast-and-form')
      showToast({ title: error.title, text: error.text, kind: 'error', duration: IN_PLACE_MS, about: ABOUT })
    setProblem({ text: inPlace, fields: error.fields })
  }
  const submit = async (check: FormError | undefined, work: () => Promise<void>) => {
    // React state is set too late to stop a double press.
    if (running.current) return
    dropErrors(ABOUT)
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

/** Moves the focus to the first field at fault, else to the error text. */
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
