import { CircleCheck } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { type SchoolRow, saveSchool } from '#backend/school/school.ts'
import { NETWORK_ERROR } from '#domain/network-error.ts'
import { newId } from '#platform/ids.ts'
import { seemsOnline } from '#platform/online.ts'
import { requestSync } from '#session/sync-status.ts'
import { Button } from '#ui/button.tsx'
import { FormAlert } from '#ui/forms/form-alert.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { NAME_NEEDED } from './school-texts.ts'

interface SchoolSetupProps {
  school: SchoolRow
  onSchool: (school: SchoolRow) => void
}

/** [SCHOOL-16] [SCHOOL-17] [SCHOOL-18] */
export function SchoolSetup({ school, onSchool }: SchoolSetupProps) {
  const [editing, setEditing] = useState(false)
  const named = (school.school_name ?? '').trim() !== ''
  return (
    <section className="sheet p-4 md:p-6" aria-labelledby="school-heading">
      <h2 id="school-heading" className="flex items-center gap-2 text-lg">
        {named && <CircleCheck className="size-5 shrink-0 text-success" aria-hidden="true" />}
        {named ? 'School Setup Complete' : 'Set up your school'}
      </h2>
      {named && !editing ? (
        <>
          <p className="mt-1 break-words">{school.school_name}</p>
          <Button className="mt-3 w-full" onClick={() => setEditing(true)}>
            Update School Name
          </Button>
        </>
      ) : (
        <NameForm
          school={school}
          onSaved={(saved) => {
            onSchool(saved)
            setEditing(false)
          }}
          onCancel={named ? () => setEditing(false) : undefined}
        />
      )}
    </section>
  )
}

const SAVE_FAILED = 'Error saving school name'

/** [SCHOOL-19] [SCHOOL-20] [SCHOOL-21] [SCHOOL-22] A school keeps the id it has. */
async function save(school: SchoolRow, name: string): Promise<SchoolRow | { heading: string; text: string }> {
  if (name === '') return { heading: 'School name required', text: NAME_NEEDED }
  if (!seemsOnline()) return { heading: SAVE_FAILED, text: NETWORK_ERROR }
  const answer = await saveSchool(name, school.school_id ?? newId())
  if (!answer.ok) return { heading: SAVE_FAILED, text: 'Please try again or contact support.' }
  requestSync()
  return answer.value
}

interface NameFormProps {
  school: SchoolRow
  onSaved: (school: SchoolRow) => void
  onCancel: (() => void) | undefined
}

function NameForm({ school, onSaved, onCancel }: NameFormProps) {
  const [name, setName] = useState(school.school_name ?? '')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<{ heading: string; text: string }>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setProblem(undefined)
    const saved = await save(school, name.trim())
    setBusy(false)
    if ('heading' in saved) setProblem(saved)
    else onSaved(saved)
  }
  return (
    <form className="mt-3 max-w-md space-y-3" onSubmit={submit} noValidate>
      <TextField
        label="School name"
        value={name}
        onText={setName}
        maxLength={200}
        autoComplete="organization"
        errorId={problem && 'school-problem'}
      />
      {problem && <FormAlert id="school-problem" {...problem} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={busy}>
          Save School Name
        </Button>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  )
}
