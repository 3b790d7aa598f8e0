import { fitTasks, PAGE_ROOM, READING_ROOM, textHeight } from '../../html/page-fit.ts'
import type { Resource, ResourceSection, TaskPage } from '../../resource.ts'
import { LEVELS, type Task } from '../../task.ts'
import { frameTasks, frameTasksOtherwise } from '../frames/frame-tasks.ts'
import type { Framed } from '../frames/framed.ts'
import type { FrameApproach, Lesson } from '../prepare/lesson.ts'
import type { Change } from '../read/change.ts'
import { textTasks } from '../reading/text-tasks.ts'
import { READING_TEXTS } from '../reading/texts.ts'
import { resourceSections } from '../write/resource.ts'

const MIN_TASKS = 2
const MAX_CARDS = 12
const EXAMPLE_ROOM = 30

export const isTaskPage = (section: ResourceSection): section is TaskPage => section.id.startsWith('tasks-')

const promptsOf = (tasks: readonly Task[]) => tasks.map(({ prompt }) => prompt).join('|')

/** A frame has two ways to begin and end a page. This takes the one that the page does not have now. */
function otherFramePage(now: TaskPage, frame: Framed, year: number): TaskPage {
  const other = frameTasksOtherwise(frame, now.level, year)
  const isThere = promptsOf(other) === promptsOf(now.tasks)
  return { ...now, tasks: isThere ? frameTasks(frame, now.level, year) : other }
}

/** The question of an assessment stays. "Easier" only adds a way to begin the answer. */
function redoFrameAssessment(now: TaskPage, { lens }: Framed, change: Change): TaskPage {
  if (change !== 'easier') return now
  const start = ` You can begin: ${lens.starters[0]}`
  return {
    ...now,
    tasks: now.tasks.map((task) =>
      task.prompt === lens.exit[0] ? { ...task, prompt: task.prompt + start } : task,
    ),
  }
}

const LEVEL_STEP: Partial<Record<Change, number>> = { easier: -1, harder: 1, longer: 1 }

/** The questions of the next easier or harder page, or null where there is no such page. */
function neighbourTasks(now: TaskPage, approach: FrameApproach, year: number, change: Change): Task[] | null {
  const level = LEVELS[LEVELS.indexOf(now.level) + (LEVEL_STEP[change] ?? 0)]
  if (level === undefined) return null
  const { frame, focus } = approach
  const text = READING_TEXTS.find(({ title }) => title === now.text?.title)
  const tasks = text ? textTasks(text, { level, focus, year }) : frameTasks(frame, level, year)
  return tasks.map((task, index) => ({ ...task, id: `${now.level}-${change}${index + 1}`, level: now.level }))
}

/** A frame has one page for each level, so easier and harder take the questions of the neighbouring page. */
function redoFramePage(now: TaskPage, approach: FrameApproach, year: number, change: Change): TaskPage {
  if (change === 'again') return now.text ? now : otherFramePage(now, approach.frame, year)
  const neighbours = neighbourTasks(now, approach, year, change)
  if (neighbours === null) return now
  if (change !== 'longer') return { ...now, tasks: neighbours }
  const asked = new Set(now.tasks.map(({ prompt }) => prompt))
  const all = [...now.tasks, ...neighbours.filter(({ prompt }) => !asked.has(prompt))]
  return { ...now, tasks: fitTasks(all, now.text ? READING_ROOM - textHeight(now.text) : PAGE_ROOM) }
}

/** Adds questions as far as they fit on the paper. */
function withMore(kind: Resource['kind'], now: TaskPage, tasks: readonly Task[]): TaskPage {
  const added = tasks.map((task, index) => ({ ...task, id: `${task.id}-more${index + 1}` }))
  const all = [...now.tasks, ...added]
  if (kind === 'activity') return { ...now, tasks: all.slice(0, MAX_CARDS) }
  const paper = kind === 'assessment' ? 2 * PAGE_ROOM - 20 : PAGE_ROOM
  return { ...now, tasks: fitTasks(all, paper - (now.example ? EXAMPLE_ROOM : 0)) }
}

/** A page of generated questions gets new ones that are asked on no page of the resource. */
function redoTopicPage(resource: Resource, now: TaskPage, lesson: Lesson, change: Change): TaskPage {
  const fresh = resourceSections(lesson).find(({ id }) => id === now.id)
  if (!fresh || !isTaskPage(fresh)) return now
  const asked = new Set(
    resource.sections.filter(isTaskPage).flatMap(({ tasks }) => tasks.map((task) => task.prompt)),
  )
  const tasks = fresh.tasks.filter(({ prompt, figure }) => figure !== null || !asked.has(prompt))
  if (change === 'longer') return withMore(resource.kind, now, tasks)
  return tasks.length < MIN_TASKS ? now : { ...fresh, tasks }
}

/** A puzzle, a table or a quiz with choices has its solution on the teacher page too: it is made again as a whole, in the chat. */
const isWholeOnly = ({ blocks = [], tasks }: TaskPage) =>
  blocks.length > 0 || tasks.some(({ choices }) => choices !== undefined)

/** One pupil page, changed. The same page comes back where there is no other way. */
export function redoPage(resource: Resource, now: TaskPage, lesson: Lesson, change: Change): TaskPage {
  const { approach, request } = lesson
  if (isWholeOnly(now)) return now
  if (change === 'shorter')
    return { ...now, tasks: now.tasks.slice(0, Math.max(MIN_TASKS, Math.ceil(now.tasks.length * 0.6))) }
  if (approach.kind === 'topic') return redoTopicPage(resource, now, lesson, change)
  return resource.kind === 'assessment' && !now.text
    ? redoFrameAssessment(now, approach.frame, change)
    : redoFramePage(now, approach, request.year, change)
}
