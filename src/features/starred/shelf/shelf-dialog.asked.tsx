import { useLiveQuery } from 'dexie-react-hooks'
import { type FormEvent, useEffect, useState } from 'react'
import { putOnShelf } from '#local-store/commands/shelf.ts'
import { readOnShelf } from '#local-store/queries/shelf.ts'
import { showToast } from '#session/toasts.ts'
import { Button } from '#ui/button.tsx'
import { dayMonth } from '#ui/date.ts'
import { Dialog } from '#ui/dialog.tsx'
import { FormAlert } from '#ui/forms/form-alert.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { NamesCheck } from '../sharing/names-check.tsx'
import type { SavedItem } from '../starred-list.ts'
import { prepareCopy } from './prepare-copy.ts'
import { withdraw } from './shelf-actions.ts'

interface Props {
  item: SavedItem
  school: string
  onClose: () => void
}

type Prepared = Awaited<ReturnType<typeof prepareCopy>>

/** Puts a saved item on the school's shelf, or takes it off. Both work without a network. */
export function ShelfDialog({ item, school, onClose }: Props) {
  const [prepared, setPrepared] = useState<Prepared | 'reading'>('reading')
  const onShelf = useLiveQuery(async () => readOnShelf(item.messageId), [item.messageId])

  useEffect(() => {
    void prepareCopy(item).then(setPrepared)
  }, [item])

  async function takeOff(): Promise<void> {
    if (onShelf) await withdraw(onShelf)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="School shelf"
      note={<span className="wrap-anywhere">{item.title}</span>}
    >
      <div className="grid gap-4 pb-5">
        <p>
          Colleagues at {school || 'your school'} can read it and take a copy. They see it as it is now:
          changes you make later are not in it.
        </p>
        {onShelf && (
          <p>
            On the shelf since <b>{dayMonth(onShelf.put_at)}</b>.
          </p>
        )}
        {prepared === 'reading' && <Spinner label="Reading the document" />}
        {prepared === undefined && (
          <p>This document is not on this device yet. Open it once, then try again.</p>
        )}
        {prepared && prepared !== 'reading' && (
          <PutForm {...{ item, prepared }} replaces={onShelf !== undefined} onDone={onClose} />
        )}
        {onShelf && (
          <div>
            <Button onClick={() => void takeOff()}>Take it off the shelf</Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}

interface FormProps {
  item: SavedItem
  prepared: NonNullable<Prepared>
  replaces: boolean
  onDone: () => void
}

function PutForm({ item, prepared: { copy, names }, replaces, onDone }: FormProps) {
  const [checked, setChecked] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function put(event: FormEvent): Promise<void> {
    event.preventDefault()
    const result = await putOnShelf(item.messageId, copy)
    if (!result.ok) return setProblem(PROBLEMS[result.reason] ?? FAILED)
    showToast({ title: 'Put on the school shelf', kind: 'success' })
    onDone()
  }
  return (
    <form className="grid gap-4" onSubmit={(event) => void put(event)}>
      {problem && <FormAlert id="shelf-problem" text={problem} />}
      <NamesCheck {...{ names, checked }} onCheck={setChecked} />
      <div>
        <Button type="submit" variant="primary" disabled={names.length > 0 && !checked}>
          {replaces ? 'Replace it with this version' : 'Put it on the shelf'}
        </Button>
      </div>
    </form>
  )
}

const FAILED = 'This could not be saved. Please try again.'
const PROBLEMS: Partial<Record<string, string>> = {
  too_long: 'This document is too large for the school shelf.',
  storage_full: 'This device has no room left. Free some space and try again.',
}
