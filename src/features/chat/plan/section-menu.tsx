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
  ask: AskNext['ask']
}

/** Redoes one section. The new plan comes as the next reply, and this one stays as it is. */
export function SectionMenu({ replyId, plan, id, title, ask }: Props) {
  const worthAsking = changesFor(plan, id)
  if (!worthAsking) return null
  return (
    <Menu
      label={`Change “${title}”`}
      trigger={<PenLine className="size-4" aria-hidden="true" />}
      triggerClassName="btn btn-ghost btn-square text-muted print:hidden"
    >
      {CHANGES.filter(({ change }) => worthAsking(change)).map(({ name, message }) => (
        <MenuItem
          key={name}
          onSelect={() =>
            ask(message(title), { context: goalsOfPlan(plan), part: { reply_id: replyId, section: id } })
          }
        >
          {name}
        </MenuItem>
      ))}
    </Menu>
  )
}
