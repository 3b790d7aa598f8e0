import { type InputHTMLAttributes, type ReactNode, useId } from 'react'

export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  value: string
  onText: (text: string) => void
  /** The id of the text that says what is wrong, when it is about this field. */
  errorId?: string | undefined
  /** The id of a text that helps to fill it in. */
  helpId?: string
  /** Stands at the end of the label's line. */
  aside?: ReactNode
  /** Lies over the end of the field. */
  button?: ReactNode
}

/** A labelled field. What is wrong with it is tied to it, not only near it. Paste is never hindered. */
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
