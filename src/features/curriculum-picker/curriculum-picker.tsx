import { Route } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import {
  chosenGoals,
  readCurriculumChoice,
  setActiveCurriculum,
  setCurriculumDraft,
  useCurriculumChoice,
} from '#session/curriculum-choice.ts'
import { showToast } from '#session/toasts.ts'
import { Button } from '#ui/button.tsx'
import type { Selection } from './cascade.ts'
import { ContextChip } from './context-chip.tsx'
import { PickerDialog } from './picker-dialog.tsx'

/** The duration of the toasts about the context [CURR-23]. */
export const CONTEXT_TOAST_MS = 3000

const say = (title: string) => showToast({ title, duration: CONTEXT_TOAST_MS })

/** The goals of this chat: a button while there are none, else a chip to change or remove them. */
export function CurriculumPicker() {
  const [open, setOpen] = useState(false)
  const { active, draft } = useCurriculumChoice()
  const chosen = active ?? draft
  const opener = useRef<HTMLSpanElement>(null)
  const left = useRef(false)

  // The chip has replaced the button that opened the dialog, or the other way round, so focus moves to the new control.
  useEffect(() => {
    if (open || !left.current) return
    left.current = false
    if (document.activeElement === document.body) opener.current?.querySelector('button')?.focus()
  })

  function close() {
    left.current = true
    setOpen(false)
    if (!chosenGoals(readCurriculumChoice())) setCurriculumDraft(null)
  }
  function add(selection: Selection) {
    setActiveCurriculum(selection)
    close()
    say('Curriculum context added')
  }
  function remove() {
    left.current = true
    const wasActive = active !== null
    setActiveCurriculum(null)
    setCurriculumDraft(null)
    if (wasActive) say('Curriculum context removed')
  }

  return (
    <>
      <span ref={opener} className="contents">
        {chosen ? (
          <ContextChip
            context={chosen}
            active={active !== null}
            onOpen={() => setOpen(true)}
            onRemove={remove}
          />
        ) : (
          <Button className="grow justify-start bg-sheet md:grow-0" onClick={() => setOpen(true)}>
            <Route className="size-5 text-primary" aria-hidden="true" />
            Add curriculum goals
          </Button>
        )}
      </span>
      <PickerDialog
        open={open}
        onClose={close}
        active={active}
        draft={draft}
        onDraft={setCurriculumDraft}
        onAdd={add}
        onRemove={remove}
      />
    </>
  )
}
