import { Search } from 'lucide-react'
import { useDeferredValue, useEffect, useState } from 'react'
import { trimQuery } from '#domain/search-query.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { type Level, nextLevel, type Selection, sameSelection } from './cascade.ts'
import { CurriculumAge } from './curriculum-age.tsx'
import { LevelPane } from './level-pane.tsx'
import './picker.css'
import { SearchPane } from './search-pane.tsx'
import { StepPath } from './step-path.tsx'
import { useCurriculum } from './use-curriculum.ts'

interface PickerDialogProps {
  open: boolean
  onClose: () => void
  active: Selection
  draft: Selection
  onDraft: (selection: Selection) => void
  onAdd: (selection: Selection) => void
  onRemove: () => void
}

/** The dialog of the picker: a cascade, and a search over all goals [CURR-03] [CURR-04]. */
export function PickerDialog(props: PickerDialogProps) {
  const { open, onClose, active, draft, onDraft } = props
  const curriculum = useCurriculum(open)
  const [changed, setChanged] = useState<{ to: Selection }>()
  const [level, setLevel] = useState<Level>(nextLevel(active ?? draft))
  const [query, setQuery] = useState('')
  const words = useDeferredValue(trimQuery(query))
  // While the chat has goals, a new choice does not affect it until the teacher confirms.
  const selection = active ? (changed ? changed.to : active) : draft
  const total = curriculum.blocks.reduce((sum, block) => sum + block.goals.length, 0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: starts from the current choice each time it opens
  useEffect(() => {
    if (!open) return
    setChanged(undefined)
    setQuery('')
    setLevel(nextLevel(active ?? draft))
  }, [open])

  function select(next: Selection) {
    if (active) setChanged({ to: next })
    else onDraft(next)
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Curriculum goals"
      padding="flush"
      className="h-[88dvh] md:h-[42rem] md:max-w-4xl!"
      footer={
        <Foot
          {...props}
          selection={selection}
          changed={changed !== undefined && !sameSelection(changed.to, active)}
        />
      }
    >
      <div className="picker flex h-full flex-col">
        <div className="shrink-0 px-5 pt-1.5 pb-3 md:pb-4">
          <label className="input w-full">
            <Search className="size-4 shrink-0 text-muted" aria-hidden="true" />
            <input
              type="search"
              placeholder={
                total > 0
                  ? `Search all ${new Intl.NumberFormat('en-NZ').format(total)} goals`
                  : 'Search goals'
              }
              aria-label="Search goals"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
          </label>
        </div>
        {words ? (
          <SearchPane blocks={curriculum.blocks} query={words} selection={selection} onSelect={select} />
        ) : (
          <div className="flex min-h-0 grow flex-col border-t border-base-300 md:grid md:grid-cols-[17rem_1fr]">
            <StepPath selection={selection} level={level} onLevel={setLevel} />
            <LevelPane
              curriculum={curriculum}
              selection={selection}
              level={level}
              onSelect={(next) => {
                select(next)
                if (level !== 'goals') setLevel(nextLevel(next))
              }}
            />
          </div>
        )}
      </div>
    </Dialog>
  )
}

interface FootProps extends PickerDialogProps {
  selection: Selection
  changed: boolean
}

/** Offers one action: add the chosen goals or, while the chat has goals, remove or change them [CURR-14] to [CURR-16]. */
function Foot({ active, selection, changed, onAdd, onRemove }: FootProps) {
  return (
    <div className="flex min-h-11 w-full items-center justify-between gap-3">
      <div className="picker-note text-sm text-muted">
        <CurriculumAge quiet={selection !== null} />
      </div>
      {active && !changed && (
        <Button variant="ghost" className="text-error" onClick={onRemove}>
          Remove
        </Button>
      )}
      {active && changed && selection && (
        <Button variant="primary" onClick={() => onAdd(selection)}>
          Change goals
        </Button>
      )}
      {!active && selection && (
        <Button variant="primary" onClick={() => onAdd(selection)}>
          Add to conversation
        </Button>
      )}
    </div>
  )
}
