import { type InputHTMLAttributes, type ReactNode, useId } from 'react'

export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  value: string
  onText: (text: string) => void
  /** The id of the error text, if the error is about this field. */
  errorId?: string | undefined
  /** The id of the help text. */
  helpId?: string
  /** An element at the end of the label's line. */
  aside?: ReactNode
  /** A button over the end of the field. */
  button?: ReactNode
}

/** A labelled field whose error text is linked to it for screen readers. Pasting must never be blocked. */
export function TextField(props: TextFieldProps) {
  const { label, value, onText, errorId, helpId, aside, button, className = '', ...input } = props
  const id = useId()
  const described = [errorId, helpId].filter(Boolean).join(' ')
  return (
    <div>
      <div className={aside ? 'flex items-center justify-between' : 'mb-1.5'}>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {aside}
      </div>
      <div className="relative">
        <input
          {...input}
          id={id}
          className={`input w-full ${button ? 'pr-12' : ''} ${errorId ? 'input-error' : ''} ${className}`}
          value={value}
          onChange={(event) => onText(event.target.value)}
          aria-invalid={errorId ? true : undefined}
          aria-describedby={described || undefined}
        />
        {button}
      </div>
    </div>
  )
}
