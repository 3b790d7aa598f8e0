import { fitTasks, PAGE_ROOM, READING_ROOM, setCloser, textHeight } from '../../html/page-fit.ts'
import type { TaskPage } from '../../resource.ts'
import { LEVELS, type Task } from '../../task.ts'
import type { LessonRequest } from '../read/request.ts'

/** A question that the page of another level asks in other room or with other help is the same question. */
const sameQuestion = ({ prompt }: Task) => prompt.replace(/ You can begin:.*$/, '').slice(0, 60)

/** The questions of all pages, those of the middle level first; each stands once. */
function differentTasks(pages: readonly TaskPage[]): Task[] {
  const found = new Map<string, Task>()
  for (const level of ['core', 'extension', 'support'] as const)
    for (const task of pages.find((page) => page.level === level)?.tasks ?? [])
      if (!found.has(sameQuestion(task))) found.set(sameQuestion(task), task)
  return [...found.values()]
}

/**
 * The pages of three levels as one list, where a number of questions or one page was asked for: as many of their
 * different questions as were asked for, easier ones first. A sheet keeps its levels, two or three, where they were
 * asked for without one page.
 */
export function asOneList(pages: readonly TaskPage[], { understood }: LessonRequest): TaskPage[] {
  const { count, levels, onePage } = understood
  const core = pages.find((page) => page.level === 'core')
  if (!core || pages.length === 1) return [...pages]
  const isList = onePage || levels === 1 || (levels === null && count !== null)
  if (!isList) return pages.filter(({ level }) => levels !== 2 || level !== 'extension')
  const chosen = differentTasks(pages).slice(0, count ?? core.tasks.length)
  const rising = LEVELS.flatMap((level) => chosen.filter((task) => task.level === level))
  const paper = core.text ? READING_ROOM : PAGE_ROOM
  const room = (onePage ? paper : 2 * PAGE_ROOM - 20) - textHeight(core.text)
  return [{ ...core, mark: '', tasks: fitTasks(setCloser(rising, room), room) }]
}
