import { useNavigate } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useContext, useId } from 'react'
import type { CurriculumContext } from '#content/contract.ts'
import type { PlanGoal } from '#content/lesson-plan.ts'
import type { ToldBack } from '#content/understood.ts'
import { Menu } from '#ui/menu.tsx'
import { MenuItem } from '#ui/menu-item.tsx'
import { type AskNext, AskNextContext } from '../follow-up/ask-next.ts'
import { asChosen } from '../follow-up/follow-ups.ts'
import { type Chip, chipsOf } from './chips.ts'
import { OtherLessons } from './other-lessons.tsx'

export interface UnderstoodChipsProps {
  told: ToldBack
  format: 'plan' | 'resource'
  /** The reply with the document. */
  replyId: string
  /** The document is being written. */
  writing: boolean
  /** The goals of the document, which a correction brings along. */
  goals: readonly PlanGoal[]
  /** Stands between what was understood and the other lessons. */
  children: ReactNode
}

/** Why chips are what they are: the newest document's can be corrected, unless nothing can be sent. */
function leadFor(next: AskNext | undefined, { replyId, writing }: UnderstoodChipsProps): [string, boolean] {
  if (writing) return ['You can correct this when the reply is ready.', true]
  if (next?.replyId !== replyId) return ['What was understood', false]
  if (next.atLimit) return ['Message limit reached: this cannot be corrected.', true]
  return ['What was understood: tap to correct', false]
}

/** Shows above a document what was read out of the request, and what could be taught instead. */
export function UnderstoodChips(props: UnderstoodChipsProps) {
  return (
    <>
      <ChipList {...props} />
      {props.children}
      <OtherLessons {...props} />
    </>
  )
}

/** Shows what was read out of the request as chips. A tap on one offers other values, and choosing one sends the follow-up. */
function ChipList(props: UnderstoodChipsProps) {
  const { told, format, replyId, goals } = props
  const next = useContext(AskNextContext)
  const lead = useId()
  const [words, blocked] = leadFor(next, props)
  const live = !blocked && next?.replyId === replyId ? next : undefined
  const chips = chipsOf({ understood: told.understood, format, hasGoals: goals.length > 0 })
  return (
    <div className="min-h-17">
      <p id={lead} className="truncate text-sm text-muted">
        {words}
      </p>
      <ul aria-labelledby={lead} className="flex flex-wrap gap-x-2">
        {chips.map((chip) => (
          <li key={chip.about + chip.text}>
            {chip.choices.length === 0 ? (
              <Face chip={chip} />
            ) : live ? (
              <ChipMenu chip={chip} next={live} goals={asChosen(goals)} />
            ) : blocked ? (
              <button
                type="button"
                aria-disabled="true"
                aria-describedby={lead}
                className="cursor-not-allowed"
              >
                <Face chip={chip} edge="border-base-300 text-muted" open />
              </button>
            ) : (
              <Face chip={chip} open />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface FaceProps {
  chip: Chip
  edge?: string
  /** Other values can be chosen, or could when this was the newest. The sign keeps its place, so that nothing moves. */
  open?: boolean
  sign?: string
}

/** 44 px for the finger, less for the eye. */
function Face({ chip, edge = 'border-transparent', open = false, sign = 'invisible' }: FaceProps) {
  const look = `${edge} ${chip.assumed ? 'border-dashed' : ''}`
  return (
    <span className="flex min-h-11 items-center">
      <span className={`flex min-h-8 items-center gap-1 rounded-field border px-2.5 ${look}`}>
        <span>
          <span className="sr-only">{chip.about}: </span>
          {chip.text}
          {chip.assumed && <span className="text-muted">, assumed</span>}
          {chip.fromClass && <span className="text-muted">, from your class</span>}
        </span>
        {open && <ChevronDown className={`-mr-1 size-4 text-muted ${sign}`} aria-hidden="true" />}
      </span>
    </span>
  )
}

interface ChipMenuProps {
  chip: Chip
  next: AskNext
  goals: CurriculumContext | null
}

function ChipMenu({ chip, next, goals }: ChipMenuProps) {
  const { about, text, assumed, fromClass, choices } = chip
  const navigate = useNavigate()
  const whence = assumed ? ', assumed' : fromClass ? ', from your class' : ''
  return (
    <Menu
      label={`${about}: ${text}${whence}. Change it`}
      trigger={<Face chip={chip} edge="border-line bg-sheet" open sign="" />}
      triggerClassName="cursor-pointer rounded-field"
    >
      {choices.map(({ name, message, begins }) => (
        <MenuItem
          key={name}
          onSelect={() => (begins ? next.begin(message) : next.ask(message, { context: goals }))}
        >
          {name}
        </MenuItem>
      ))}
      {fromClass && (
        <MenuItem onSelect={() => void navigate({ to: '/account', hash: 'class' })}>
          Change your class
        </MenuItem>
      )}
    </Menu>
  )
}
