import { List } from 'lucide-react'
import { useRef } from 'react'
import { type LessonPlan, PLAN_SECTION_TITLES } from '#content/lesson-plan.ts'
import { Menu } from '#ui/menu.tsx'
import { MenuItem } from '#ui/menu-item.tsx'
import { focusPlace } from '../focus-place.ts'
import { goTo } from '../go-to.ts'

/** The contents of a plan: goes to one of its sections. */
export function SectionJump({ plan }: { plan: LessonPlan }) {
  const place = useRef<HTMLDivElement>(null)
  const jump = (id: string) => {
    const section = place.current?.closest('article')?.querySelector<HTMLElement>(`[data-section="${id}"]`)
    // The menu gives the focus back to its button when it closes, so the section takes it after that.
    requestAnimationFrame(() => {
      goTo(section)
      focusPlace(section)
    })
  }
  return (
    <div ref={place} className="max-lg:ml-auto">
      <Menu label="Go to a section" trigger={<List className="size-5" aria-hidden="true" />}>
        {plan.sections.map(({ id }) => (
          <MenuItem key={id} onSelect={() => jump(id)}>
            {plan.outline.find((entry) => entry.id === id)?.title ?? PLAN_SECTION_TITLES[id]}
          </MenuItem>
        ))}
      </Menu>
    </div>
  )
}
