import { describeTask } from '../../../describe-task.ts'
import type { Level, Task } from '../../../task.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { makeTasks, questionKey } from '../../prepare/make-tasks.ts'
import { firstStep, type Sections, withSection, withStepLines } from '../plan-parts.ts'

/** New questions of the lesson’s topic that the plan does not ask; none where the topic has none of its own. */
export function freshTasks(sections: Sections, lesson: Lesson, level: Level, count: number): Task[] {
  const { approach } = lesson
  if (approach.kind !== 'topic') return []
  const asked = sections.flatMap((section) => (section.id === 'answers' ? section.tasks : []))
  const before = new Set(asked.map(questionKey))
  const made = makeTasks(lesson, {
    topic: approach.topic,
    level,
    count: count * 2,
    used: new Set(before),
    prefix: `more-${asked.length}-`,
  })
  return made.filter((task) => !before.has(questionKey(task))).slice(0, count)
}

const numberOf = (line: string) => Number(/^(\d+)\. /.exec(line)?.[1] ?? 0)

/** The questions as the next numbers of a step whose lines are numbered. */
function numberedOn(lines: readonly string[], tasks: readonly Task[], lead: string): string[] {
  const last = Math.max(0, ...lines.map(numberOf))
  return tasks.map((task, at) =>
    last > 0 ? `${last + 1 + at}. ${lead}${describeTask(task)}` : `${lead}${describeTask(task)}`,
  )
}

const withAnswers = (sections: Sections, tasks: readonly Task[]): Sections =>
  withSection(sections, 'answers', (now) => {
    const exit = sections.find((section) => section.id === 'assessment')?.exitTicket
    const at = now.tasks.findIndex(({ id }) => id === exit?.id)
    return at === -1
      ? { ...now, tasks: [...now.tasks, ...tasks] }
      : { ...now, tasks: [...now.tasks.slice(0, at), ...tasks, ...now.tasks.slice(at)] }
  })

/** More questions to practise in a plan, with their answers. */
export function withMorePractice(
  sections: Sections,
  lesson: Lesson,
  { count, level, lead = '' }: { count: number; level: Level; lead?: string },
): Sections {
  const tasks = freshTasks(sections, lesson, level, count)
  const kind = firstStep(sections, ['you-do', 'we-do'])
  if (tasks.length === 0 || kind === null) return sections
  const lines = sections
    .flatMap((section) => (section.id === 'phases' ? section.steps : []))
    .find((step) => step.kind === kind)
  const added = withStepLines(sections, [kind], { pupils: numberedOn(lines?.pupils ?? [], tasks, lead) })
  return withAnswers(added, tasks)
}

/** One more worked example for the teacher to show. */
export function withWorkedExample(sections: Sections, lesson: Lesson): Sections {
  const [task] = freshTasks(sections, lesson, 'core', 1)
  if (task === undefined) return sections
  const working = task.working ? ` Working: ${task.working.replace(/[.\s]+$/, '')}.` : ''
  return withStepLines(sections, ['i-do', 'we-do'], {
    teacher: [`Another example: ${describeTask(task)}${working} Answer: ${task.answer}`],
  })
}
