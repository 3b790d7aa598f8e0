import { useId } from 'react'

interface FileFieldProps {
  label: string
  /** File types as in the `accept` attribute */
  accept: string
  onFile: (file: File | undefined) => void
  className?: string
}

/** A labelled field for one file of this device. */
export function FileField({ label, accept, onFile, className = '' }: FileFieldProps) {
  const id = useId()
  return (
    <div className={`grid gap-1.5 ${className}`}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="file"
        accept={accept}
        className="tap max-w-full py-2"
        onChange={(event) => onFile(event.target.files?.[0])}
      />
    </div>
  )
}
