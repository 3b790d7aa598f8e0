import { type FormEvent, useId, useState } from 'react'
import { LABEL_LIMITS, tidyLabel, tidyTags } from '#domain/saved/saved-labels.ts'
import { fileSaved, unfileSaved } from '#local-store/commands/file-saved.ts'
import { showToast } from '#session/toasts.ts'
import { offerUndo } from '#session/undo/offer-undo.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FormAlert } from '#ui/forms/form-alert.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import type { SavedItem } from './starred-list.ts'

interface Props {
  item: SavedItem
  /** The folders in use, which are offered. */
  folders: string[]
  onClose: () => void
}

/** Gives a saved item a name, a folder and tags. It works without a network. */
export function FileDialog({ item, folders, onClose }: Props) {
  const form = useId()
  const known = useId()
  const [name, setName] = useState(item.title)
  const [folder, setFolder] = useState(item.labels.folder ?? '')
  const [tags, setTags] = useState(item.labels.tags.join(', '))
  const [problem, setProblem] = useState<string>()

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    const failed = await fileAway(item, { name, folder, tags })
    if (failed === undefined) onClose()
    else setProblem(failed)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Name and folder"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={form}>
            Save
          </Button>
        </>
      }
    >
      <form id={form} className="grid gap-4 pb-5" onSubmit={(event) => void save(event)}>
        {problem && <FormAlert id={`${form}-problem`} text={problem} />}
        <TextField label="Name" value={name} onText={setName} maxLength={LABEL_LIMITS.name} />
        <div>
          <TextField
            label="Folder"
            value={folder}
            onText={setFolder}
            maxLength={LABEL_LIMITS.folder}
            list={known}
            placeholder="For example: Term 4 maths"
            autoComplete="off"
          />
          <datalist id={known}>
            {folders.map((one) => (
              <option key={one} value={one} />
            ))}
          </datalist>
        </div>
        <TextField
          label="Tags, with a comma between them"
          value={tags}
          onText={setTags}
          maxLength={LABEL_LIMITS.tags * (LABEL_LIMITS.tag + 2)}
          placeholder="For example: fractions, reliever"
          autoComplete="off"
        />
      </form>
    </Dialog>
  )
}

/** Returns what went wrong, or undefined. An empty name gives the item its chat's title again. */
async function fileAway(
  item: SavedItem,
  typed: { name: string; folder: string; tags: string },
): Promise<string | undefined> {
  const name = tidyLabel(typed.name, LABEL_LIMITS.name)
  const result = await fileSaved(item.messageId, {
    name: name === item.title ? item.labels.name : name,
    folder: tidyLabel(typed.folder, LABEL_LIMITS.folder),
    tags: tidyTags(typed.tags),
  })
  if (!result.ok) return PROBLEMS[result.reason] ?? 'This could not be saved. Please try again.'
  if (Object.keys(result.set).length > 0)
    offerUndo({ title: 'Saved item changed' }, () => takeBack(item.messageId, result))
  return undefined
}

const PROBLEMS: Partial<Record<string, string>> = {
  not_found: 'This item is no longer among your saved items.',
  storage_full: 'This device has no room left. Free some space and try again.',
}

async function takeBack(messageId: string, change: Parameters<typeof unfileSaved>[1]) {
  const result = await unfileSaved(messageId, change)
  if (result.ok || result.reason !== 'changed') return result
  showToast({ title: 'Not undone', text: 'It was changed again in the meantime. That change stays.' })
  return { ok: true }
}
