import { textsIn } from '../../../checks/text.ts'
import { isNamed } from '../../prepare/choose-kit.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { areAkin, topicStems } from '../../read/words/stem.ts'
import { STOP_WORDS } from '../../read/words/stop-words.data.ts'
import type { Step, Steps } from '../step.ts'
import { settingBesides } from './setting-of-job.ts'

const STOPS = new Set(STOP_WORDS)

/** The theme that a teacher named for a lesson of the bank which is about something else; null where the lesson has it, or none was named. */
export function themeBesides(lesson: Lesson): string | null {
  const { approach, request } = lesson
  const { theme, want } = request.understood
  const kit = approach.kind === 'topic' ? approach.topic.kit : undefined
  if (!kit || theme === null || want !== 'lesson plan' || request.goals.length > 0) return null
  if (!isNamed(kit, request)) return null
  if (settingBesides(lesson) !== null) return null
  const { title, walt, idea, find, facts, vocabulary, criteria } = kit
  const said = topicStems(textsIn([title, walt, idea, find, facts, vocabulary, criteria]).join(' '))
  const stems = topicStems(theme).filter((stem) => !STOPS.has(stem))
  return stems.length === 0 || stems.every((stem) => said.some((other) => areAkin(other, stem)))
    ? null
    : theme
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
