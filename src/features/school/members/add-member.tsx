import { UserPlus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { NameConflict } from '#content/contract.ts'
import { Button } from '#ui/button.tsx'
import { FormAlert } from '#ui/forms/form-alert.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { LICENCE_LIMIT, NAME_NEEDED } from '../school-texts.ts'
import { AddedNotice } from './added-notice.tsx'
import { makePassword } from './first-password.ts'
import { NameConflictDialog } from './name-conflict-dialog.tsx'
import { type Added, type NewMember, type Problem, tryToAdd } from './try-to-add.ts'

interface AddMemberProps {
  /** The school has a name. */
  named: boolean
  /** No licence is left. */
  full: boolean
  schoolName: string
  onChanged: () => Promise<void>
}

const EMPTY: NewMember = { fullName: '', email: '', password: '' }

/** [SCHOOL-36] [SCHOOL-37] [SCHOOL-38] What was typed stays until the teacher is added. */
export function AddMember({ named, full, schoolName, onChanged }: AddMemberProps) {
  const [member, setMember] = useState(EMPTY)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const [conflict, setConflict] = useState<NameConflict>()
  const [added, setAdded] = useState<Added>()
  const add = async (useExistingName: boolean) => {
    setBusy(true)
    setProblem(undefined)
    setAdded(undefined)
    const outcome = await tryToAdd(member, useExistingName)
    setBusy(false)
    setConflict(outcome.kind === 'conflict' ? outcome.conflict : undefined)
    if (outcome.kind === 'problem') {
      setProblem(outcome)
      if (outcome.refused) await onChanged()
    }
    if (outcome.kind !== 'added') return
    setAdded(outcome)
    setMember(EMPTY)
    await onChanged()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void add(false)
  }
  return (
    <form className="mt-4 border-t border-base-300 pt-5" onSubmit={submit} noValidate>
      <h3>Add a member</h3>
      {added && <AddedNotice {...added} schoolName={schoolName} onClose={() => setAdded(undefined)} />}
      <WhyDisabled named={named} full={full} />
      <fieldset disabled={!named || full || busy}>
        <Fields member={member} onMember={setMember} wrong={problem?.field} />
        {problem && (
          <div className="mt-3">
            <FormAlert id="add-problem" heading={problem.heading} text={problem.text} />
          </div>
        )}
        <div className="mt-4 flex flex-col items-start gap-3 md:flex-row md:items-center">
          <Button type="submit" variant="primary" busy={busy}>
            {!busy && <UserPlus className="size-5" aria-hidden="true" />}
            Add member
          </Button>
          <p className="text-sm text-muted">They choose their own password when they first sign in.</p>
        </div>
      </fieldset>
      {conflict && (
        <NameConflictDialog
          conflict={conflict}
          busy={busy}
          onUse={() => void add(true)}
          onCancel={() => setConflict(undefined)}
        />
      )}
    </form>
  )
}

function WhyDisabled({ named, full }: { named: boolean; full: boolean }) {
  if (named && !full) return null
  return (
    <p className="mt-3 rounded-box bg-wash px-3.5 py-2.5">
      {named ? (
        LICENCE_LIMIT
      ) : (
        <>
          <strong className="font-semibold">School Setup Required</strong> {NAME_NEEDED}
        </>
      )}
    </p>
  )
}

interface FieldsProps {
  member: NewMember
  onMember: (member: NewMember) => void
  wrong: keyof NewMember | undefined
}

function Fields({ member, onMember, wrong }: FieldsProps) {
  const field = (name: keyof NewMember, label: string) => ({
    label,
    value: member[name],
    onText: (text: string) => onMember({ ...member, [name]: text }),
    autoComplete: 'off',
    errorId: wrong === name ? 'add-problem' : undefined,
  })
  return (
    <div className="mt-3 grid gap-3 xl:grid-cols-3">
      <TextField {...field('fullName', 'Full name')} maxLength={100} />
      <TextField
        {...field('email', 'Email')}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div>
        <TextField
          {...field('password', 'First password')}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <button
          type="button"
          className="btn btn-ghost -ml-2 px-2 text-sm"
          onClick={() => onMember({ ...member, password: makePassword() })}
        >
          Make one up
        </button>
      </div>
    </div>
  )
}
