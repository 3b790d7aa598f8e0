import { useId, useState } from 'react'
import type { LessonPlan, PlanSectionId } from '#content/lesson-plan.ts'
import type { ChatMessage } from '#domain/rows.ts'
import { showToast } from '#session/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { editableWords, type Words, withWords } from './editable-words.ts'
import { saveSection } from './save-words.ts'
import { useKeptWords } from './use-kept-words.ts'

export interface EditSectionProps {
  message: ChatMessage
  section: PlanSectionId
  title: string
  onClose: () => void
}

/** Edits the words of one section. Closing keeps them for the next time; saving makes a new version of the plan. */
export function EditSection({ message, section: id, title, onClose }: EditSectionProps) {
  const section = (message.doc as LessonPlan).sections.find((one) => one.id === id)
  const all = section ? editableWords(section) : []
  const made = all.map(({ text }) => text)
  const { texts, write, forget } = useKeptWords(`${message.id}:${id}`, made)
  const [busy, setBusy] = useState(false)
  const isChanged = texts?.some((text, n) => text !== made[n]) ?? false
  if (!section || !texts) return null

  async function save() {
    if (!section || !texts) return
    setBusy(true)
    const result = await saveSection(message, withWords(section, texts)).catch(() => ({ ok: false }))
    setBusy(false)
    if (!result.ok) {
      const text = 'This device has no room for it. Your words are still here.'
      return showToast({ title: 'Not saved', text, kind: 'error', about: 'version' })
    }
    await forget()
    onClose()
  }
  async function discard() {
    await forget()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Edit “${title}”`}
      note="Saved as a new version. The version before stays in the list."
      className="md:max-w-[44rem]"
      footer={
        <>
          {isChanged && (
            <Button variant="ghost" onClick={discard}>
              Discard
            </Button>
          )}
          <Button variant="primary" busy={busy} disabled={!isChanged} onClick={save}>
            Save
          </Button>
        </>
      }
    >
      <div className="space-y-4 pt-1">
        {all.map((one, n) => (
          <Field key={one.path.join()} words={one} text={texts[n] ?? ''} onText={(text) => write(n, text)} />
        ))}
      </div>
    </Dialog>
  )
}

interface FieldProps {
  words: Words
  text: string
  onText: (text: string) => void
}

function Field({ words: { label, isList }, text, onText }: FieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {isList && <span className="text-sm text-muted"> · one line for each</span>}
      <textarea
        id={id}
        className="textarea field-sizing-content mt-1 min-h-11 w-full text-base"
        rows={isList ? 3 : 1}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
    </div>
  )
}
