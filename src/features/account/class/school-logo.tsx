import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { FileField } from '#ui/forms/file-field.tsx'
import { logoFromFile } from './logo-file.ts'
import type { SaveField } from './use-class.ts'

/** The school's logo, chosen once. It is made small on this device; the file itself goes nowhere. */
export function SchoolLogo({ logo, save }: { logo: string; save: SaveField }) {
  const [problem, setProblem] = useState<string>()
  const choose = async (file: File | undefined) => {
    if (!file) return
    const found = await logoFromFile(file)
    setProblem(found.ok ? undefined : found.problem)
    if (found.ok) await save({ logo: found.logo })
  }
  return (
    <div className="mt-3">
      {logo && (
        <div className="mb-2 flex flex-wrap items-center gap-3">
          {/* Paper is white in both themes, and a logo is drawn for it. */}
          <img src={logo} alt="The logo on your paper" className="max-h-14 max-w-52 bg-white p-1" />
          <Button onClick={() => void save({ logo: '' })}>Remove the logo</Button>
        </div>
      )}
      <FileField
        label={logo ? 'Another logo of the school' : 'Logo of the school'}
        accept="image/*"
        onFile={(file) => void choose(file)}
      />
      {problem && (
        <p role="alert" className="mt-1 font-semibold text-error">
          {problem}
        </p>
      )}
    </div>
  )
}
