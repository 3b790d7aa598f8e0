/*
 * The built page of /login holds the sign-in form already (app/build/sign-in), so that it is there before the app's code. What a teacher
 * has typed and pressed by then goes over to the app's own form, which takes its place.
 */

const FORM = '[data-early-sign-in]'

export interface EarlySignIn {
  /** The words typed last, also after this was read. */
  readonly email: string
  readonly password: string
  /** The field that has the focus, and where the cursor stands in it. */
  field: string | undefined
  cursor: number | null
  /** The words of the button that was pressed last, also after this was read. */
  readonly pressed: string | undefined
}

/** Reads the form that came with the page, until the app's form has taken its place. */
export function readEarlySignIn(): EarlySignIn | undefined {
  const early = globalThis.document?.querySelector<HTMLElement>(FORM)
  if (!early) return undefined
  const typed = (name: string) => early.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? ''
  const focused = document.activeElement
  const field = focused instanceof HTMLInputElement && early.contains(focused) ? focused : undefined
  return {
    // Read when the app's form is here: on a slow device people type and press on while that form is still being made.
    get email() {
      return typed('email')
    },
    get password() {
      return typed('password')
    },
    field: field?.name,
    // A field for an address tells no place of its cursor.
    cursor: field?.selectionStart ?? null,
    get pressed() {
      return early.dataset.pressed
    },
  }
}

/** Puts the focus back into the same field, and presses the same button. */
export function goOnAsBefore({ field, cursor, pressed }: EarlySignIn, page: ParentNode = document): void {
  const input = page.querySelector<HTMLInputElement>(`input[name="${field}"]`)
  input?.focus()
  if (cursor !== null) input?.setSelectionRange(cursor, cursor)
  if (pressed === undefined) return
  const buttons = [...page.querySelectorAll('button')]
  buttons.find((button) => wordsOf(button) === pressed)?.click()
}

/** Buttons are known by what is read out for them. */
const wordsOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent?.trim()
