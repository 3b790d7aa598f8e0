import type { AnswersSection } from '#content/lesson-plan.ts'
import type { Task } from '#content/task.ts'
import { ReoText } from './reo-text.tsx'
import { Section, type SectionMark } from './section-parts.tsx'

const LEVEL_NAMES: Record<Task['level'], string> = { support: 'Support', core: 'Core', extension: 'Extend' }
const PLACES: Record<string, string> = { example: 'I do', together: 'We do', exit: 'Exit' }

/**
 * The part of the lesson that a task belongs to. The planner's ids begin with it; a practice task is named by its
 * level.
 */
function placeOf(task: Task | undefined): string | undefined {
  return task && (task.label ?? PLACES[task.id.split('-')[0] ?? ''] ?? LEVEL_NAMES[task.level])
}

export function AnswersView(props: { section: AnswersSection; title: string; mark: SectionMark }) {
  const { section, title, mark } = props
  return <Section id={section.id} title={title} mark={mark} rows={<AnswerTable tasks={section.tasks} />} />
}

function AnswerTable({ tasks }: { tasks: readonly Task[] }) {
  return (
    <table className="mt-1.5 w-full">
      <colgroup>
        <col className="w-(--margin-w)" />
        <col />
        <col />
      </colgroup>
      <thead>
        <tr className="text-sm text-muted">
          <th scope="col" className="in-margin pb-1.5 font-normal">
            <span className="sr-only">Part</span>
          </th>
          <th scope="col" className="pb-1.5 pl-3.5 text-start font-normal lg:pl-6">
            Find, and how
          </th>
          <th scope="col" className="pr-4 pb-1.5 text-end font-normal lg:pr-6">
            Answer
          </th>
        </tr>
      </thead>
      <tbody>
        {tasks.map((task, index) => (
          <AnswerRow
            key={task.id}
            task={task}
            place={placeOf(task) === placeOf(tasks[index - 1]) ? undefined : placeOf(task)}
          />
        ))}
      </tbody>
    </table>
  )
}

/** An answer without a check is a guide for the teacher, and is never shown as worked out. */
function AnswerRow({ task, place }: { task: Task; place: string | undefined }) {
  return (
    <tr className="border-t border-base-300 align-top">
      <td className="in-margin py-2 max-lg:pr-0.5">{place}</td>
      <td className="py-2 pl-3.5 lg:pl-6">
        <div className="lg:grid lg:grid-cols-2 lg:gap-6">
          <span>
            <ReoText text={task.prompt} />
          </span>
          {task.working && (
            <span className="block text-muted">
              <ReoText text={task.working} />
            </span>
          )}
        </div>
      </td>
      <td className="py-2 pr-4 pl-3 text-end lg:pr-6">
        {task.check === null && <span className="block text-sm text-muted">Look for</span>}
        <span className="font-semibold">{task.answer}</span>
      </td>
    </tr>
  )
}
