import { TextField } from './text-field.tsx'

interface EmailFieldProps {
  value: string
  onText: (email: string) => void
  errorId?: string | undefined
}

/** `username`: what password managers keep a password under. */
export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      {...props}
      label="Email"
      type="email"
      name="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
