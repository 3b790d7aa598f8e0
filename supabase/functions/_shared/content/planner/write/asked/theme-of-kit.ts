import { isNamed } from '../../prepare/choose-kit.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { areAkin, topicStems } from '../../read/words/stem.ts'
import type { Step, Steps } from '../step.ts'

/** The theme that a teacher named for a lesson of the bank which is about something else; null where the lesson has it, or none was named. */
export function themeBesides({ approach, request }: Lesson): string | null {
  const { theme, want } = request.understood
  const kit = approach.kind === 'topic' ? approach.topic.kit : undefined
  if (!kit || theme === null || want !== 'lesson plan' || request.goals.length > 0) return null
  if (!isNamed(kit, request)) return null
  const said = topicStems([kit.title, kit.walt, kit.idea, ...kit.find.en].join(' '))
  const stems = topicStems(theme)
  return stems.length === 0 || stems.some((stem) => said.some((other) => areAkin(other, stem))) ? null : theme
}

const last = (step: Step, line: string): Step => ({ ...step, teacher: [...step.teacher, line] })

/** Students make one example of each kind in the theme: the lesson's own examples stay as its writers checked them. */
export function withThemeOfKit(lesson: Lesson, steps: Steps): Steps {
  const theme = themeBesides(lesson)
  if (theme === null) return steps
  return {
    ...steps,
    'we-do': last(
      steps['we-do'],
      `Theme, ${theme}: ask pairs for one example from it, and do the same with that example together.`,
    ),
    'you-do': last(
      steps['you-do'],
      `Theme, ${theme}: each student’s last piece of work is an example from it.`,
    ),
    exit: last(steps.exit, `Theme, ${theme}: ask for one answer from it as well.`),
  }
}
