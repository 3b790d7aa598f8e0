import { TextField } from '#ui/forms/text-field.tsx'

interface EmailFieldProps {
  value: string
  onText: (email: string) => void
  errorId?: string | undefined
}

/** An email field. Its autocomplete is `username`, which password managers store a password under. */
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
