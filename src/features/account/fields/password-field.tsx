import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { TextField, type TextFieldProps } from '#ui/forms/text-field.tsx'

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'button' | 'label'> & {
  autoComplete: 'current-password' | 'new-password'
  label?: string
}

export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <TextField
      label="Password"
      name="password"
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      button={
        <button
          type="button"
          className="tap absolute top-0 right-0 z-10 grid place-items-center text-muted"
          aria-label={`${shown ? 'Hide' : 'Show'} ${(props.label ?? 'Password').toLowerCase()}`}
          onClick={() => setShown(!shown)}
        >
          <Icon className="size-5" aria-hidden="true" />
        </button>
      }
    />
  )
}
