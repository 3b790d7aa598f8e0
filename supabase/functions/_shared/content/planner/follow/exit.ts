import { describeTask } from '../../describe-task.ts'
import type { Task } from '../../task.ts'
import type { Lesson } from '../prepare/lesson.ts'
import { makeTasks, questionKey } from '../prepare/make-tasks.ts'
import { LAST_YEAR_OF_TALK } from '../prepare/with-rounds.ts'
import { exitLines } from '../write/topic-steps.ts'
import { withTexts } from './change-text.ts'
import type { Sections } from './plan-parts.ts'

/** Another exit question of the same kind; null where the lesson has no questions of its own. */
function otherExit(now: Task, asked: readonly Task[], lesson: Lesson): Task | null {
  const { approach } = lesson
  if (approach.kind !== 'topic') return null
  const used = new Set([now, ...asked].map(questionKey))
  const before = new Set(used)
  const made = makeTasks(lesson, { topic: approach.topic, level: 'core', count: 4, used, prefix: 'exit-' })
  const fresh = made.find((task) => !before.has(questionKey(task)))
  return fresh === undefined ? null : { ...fresh, id: now.id }
}

/** Another exit question, with its answer, wherever the plan asks or answers it. */
export function withOtherExit(sections: Sections, lesson: Lesson): Sections {
  const now = sections.find((section) => section.id === 'assessment')?.exitTicket
  const asked = sections.find((section) => section.id === 'answers')?.tasks ?? []
  const fresh = now && otherExit(now, asked, lesson)
  if (!now || !fresh) return sections
  const isTalk = lesson.request.year <= LAST_YEAR_OF_TALK
  const [told, tells] = [exitLines(now, isTalk), exitLines(fresh, isTalk)]
  const [was, is] = [describeTask(now), describeTask(fresh)]
  // What is shown and what is asked may stand in lines of their own.
  const changed = (text: string) => {
    const at = told.indexOf(text)
    return at === -1 ? text.replace(was, () => is) : (tells[at] ?? tells.at(-1) ?? text)
  }
  return sections.map((section) => {
    if (section.id === 'assessment') return { ...section, exitTicket: fresh }
    if (section.id === 'answers')
      return { ...section, tasks: section.tasks.map((task) => (task.id === now.id ? fresh : task)) }
    return section.id === 'phases' ? withTexts(section, changed) : section
  })
}
