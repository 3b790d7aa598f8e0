import { PenLine } from 'lucide-react'
import { changesFor } from '#content/fixed-sections.ts'
import type { LessonPlan } from '#content/lesson-plan.ts'
import { Menu } from '#ui/menu.tsx'
import { MenuItem } from '#ui/menu-item.tsx'
import type { AskNext } from '../follow-up/ask-next.ts'
import { goalsOfPlan } from '../follow-up/follow-ups.ts'
import { CHANGES } from './change-section.ts'

interface Props {
  replyId: string
  plan: LessonPlan
  id: string
  title: string
  /** Undefined while no change can be asked for. */
  ask: AskNext['ask'] | undefined
  onEdit: () => void
}

/** Edits the words of one section, or has it redone. Either makes a new version, and this one stays as it is. */
export function SectionMenu({ replyId, plan, id, title, ask, onEdit }: Props) {
  const worthAsking = ask && changesFor(plan, id)
  const isEditable = id !== 'about' && id !== 'curriculum-goal'
  if (!worthAsking && !isEditable) return null
  return (
    <Menu
      label={`Change “${title}”`}
      trigger={
        <>
          <PenLine className="size-4" aria-hidden="true" />
          <span className="max-md:hidden">Change</span>
        </>
      }
      triggerClassName="btn btn-ghost min-w-11 gap-1.5 px-3 text-sm font-normal text-muted print:hidden"
    >
      {isEditable && <MenuItem onSelect={onEdit}>Edit the words</MenuItem>}
      {CHANGES.filter(({ change }) => worthAsking?.(change)).map(({ name, message }) => (
        <MenuItem
          key={name}
          onSelect={() =>
            ask?.(message(title), { context: goalsOfPlan(plan), part: { reply_id: replyId, section: id } })
          }
        >
          {name}
        </MenuItem>
      ))}
    </Menu>
  )
}
