import { ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import {
  blockOf,
  choose,
  LEVEL_NAMES,
  type Level,
  type NamedLevel,
  optionsOf,
  type Selection,
  toggleGoal,
} from './cascade.ts'
import { GoalRow } from './goal-row.tsx'
import { DRAFT_SENTENCE, subjectStatus } from './subject-status.ts'
import { type Curriculum, FALLBACK_SUBJECTS } from './use-curriculum.ts'
import { WordingNote } from './wording-note.tsx'

interface Props {
  curriculum: Curriculum & { retry: () => void }
  selection: Selection
  level: Level
  onSelect: (selection: Selection) => void
}

/** The options of one level. Choosing one opens the next level and moves the focus to its heading. */
export function LevelPane({ curriculum, selection, level, onSelect }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(level)
  useEffect(() => {
    heading.current?.parentElement?.scrollTo(0, 0)
    if (before.current === level) return
    before.current = level
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' }) // on a low screen the whole sheet scrolls
  }, [level])

  const draft = selection && subjectStatus(selection.subject).draft && level !== 'subject'
  return (
    <section className="min-h-0 grow overflow-y-auto" aria-labelledby="curriculum-level">
      <h3 id="curriculum-level" ref={heading} tabIndex={-1} className="px-5 pt-4 pb-3 outline-none">
        {LEVEL_NAMES[level]}{' '}
        <span className="font-normal text-muted">{headingNote(level, selection, curriculum)}</span>
      </h3>
      {curriculum.state === 'failed' && <LoadFailed onRetry={curriculum.retry} />}
      {curriculum.state === 'loading' && (
        <p className="px-5 pb-3 text-muted" role="status">
          Loading the curriculum…
        </p>
      )}
      {level === 'goals' && <WordingNote />}
      {draft && <p className="bg-wash px-5 py-2.5">{DRAFT_SENTENCE}</p>}
      {level === 'goals' ? (
        <Goals curriculum={curriculum} selection={selection} onSelect={onSelect} />
      ) : (
        <Choices curriculum={curriculum} selection={selection} level={level} onSelect={onSelect} />
      )}
    </section>
  )
}

function headingNote(level: Level, selection: Selection, { blocks }: Curriculum): string {
  if (level === 'subject') return 'New Zealand Curriculum, Years 0–8'
  if (level !== 'goals')
    return selection
      ? `in ${selection[level === 'year_group' ? 'subject' : level === 'strand' ? 'year_group' : 'strand'] ?? selection.subject}`
      : ''
  const block = blockOf(blocks, selection)
  return block ? `${block.goals.length} in ${block.skill}; choose one or more` : ''
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="flex items-center gap-3 bg-wash px-5 py-2" role="alert">
      <p className="grow">
        The curriculum could not be loaded. You can choose a subject, or try again with a connection.
      </p>
      <Button variant="outline" className="bg-sheet" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  )
}

interface ChoicesProps extends Omit<Props, 'level'> {
  level: NamedLevel
}

function Choices({ curriculum, selection, level, onSelect }: ChoicesProps) {
  const known = optionsOf(curriculum.blocks, level, selection)
  const options = level === 'subject' && curriculum.state === 'failed' ? FALLBACK_SUBJECTS : known
  return (
    <ul>
      {options.map((option) => {
        const status =
          level === 'subject'
            ? subjectStatus(option === 'Maths' ? 'Mathematics and statistics' : option)
            : undefined
        const chosen = selection?.[level] === option
        return (
          <li key={option}>
            <button
              type="button"
              className={`flex min-h-16 w-full cursor-pointer items-center gap-2 border-t border-base-300 px-5 py-2 text-start ${chosen ? 'bg-tint' : 'hover:bg-base-200'}`}
              aria-pressed={chosen}
              onClick={() => onSelect(choose(selection, level, option))}
            >
              <span className="grow">
                <b className="block font-semibold">{option}</b>
                {status && <span className="text-sm text-muted">{status.when}</span>}
              </span>
              {status?.draft && <span className="badge badge-outline border-line bg-wash">Draft</span>}
              <ChevronRight className="size-5 shrink-0 text-muted" aria-hidden="true" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function Goals({ curriculum, selection, onSelect }: Omit<Props, 'level'>) {
  const block = blockOf(curriculum.blocks, selection)
  if (!block) return null
  return (
    <ul>
      {block.goals.map((goal) => (
        <GoalRow
          key={goal.id}
          goal={goal}
          checked={selection?.goals.some(({ id }) => id === goal.id) ?? false}
          onToggle={() => onSelect(toggleGoal(selection, block, goal))}
        />
      ))}
    </ul>
  )
}
