import { useId, useState } from 'react'
import { TextField, type TextFieldProps } from '#ui/forms/text-field.tsx'

interface KeptFieldProps extends Omit<TextFieldProps, 'value' | 'onText'> {
  /** What is stored. */
  stored: string
  /** What is wrong with a text, in words for the teacher; undefined when it can be kept. */
  problem: (text: string) => string | undefined
  onKeep: (text: string) => Promise<boolean>
}

/**
 * A field that is kept when it is left. Until then, and for as long as its text cannot be kept, it shows what was typed, even
 * when another device changes the same field.
 */
export function KeptField({ stored, problem, onKeep, ...field }: KeptFieldProps) {
  const [typed, setTyped] = useState<string>()
  const [wrong, setWrong] = useState<string>()
  const id = useId()
  const keep = async () => {
    if (typed === undefined) return
    const found = problem(typed)
    setWrong(found)
    if (found === undefined && (await onKeep(typed))) setTyped(undefined)
  }
  return (
    <div className="mt-3">
      <TextField
        {...field}
        value={typed ?? stored}
        onText={(text) => {
          setTyped(text)
          if (wrong) setWrong(problem(text))
        }}
        onBlur={() => void keep()}
        onKeyDown={(event) => event.key === 'Enter' && void keep()}
        errorId={wrong ? id : undefined}
      />
      {wrong && (
        <p id={id} role="alert" className="mt-1 font-semibold text-error">
          {wrong}
        </p>
      )}
    </div>
  )
}
