import { resourceOutline } from '../outline.ts'
import type { Resource, ResourceHeader, ResourceSection, TaskPage, TeacherPage } from '../resource.ts'
import { LEVELS, type Task } from '../task.ts'
import { type Change, changeIn } from './change.ts'
import { frameTasks, frameTasksOtherwise } from './frames/frame-tasks.ts'
import type { Framed } from './frames/framed.ts'
import type { PlannerInput } from './input.ts'
import type { Approach, Lesson } from './lesson.ts'
import { fitTasks, PAGE_ROOM, READING_ROOM, textHeight } from './page-fit.ts'
import { READING_TEXTS } from './reading/choose-text.ts'
import { textTasks } from './reading/text-tasks.ts'
import { lessonAgain } from './redo-lesson.ts'
import type { Remade } from './redo-plan.ts'
import { resourceSections } from './resource.ts'

type FrameApproach = Extract<Approach, { kind: 'frame' }>

const isPage = (section: ResourceSection): section is TaskPage => section.id.startsWith('tasks-')

/** The lesson a resource is about, as the resource itself says. */
export function resourceLesson(resource: Resource, input: PlannerInput): Lesson {
  const header = resource.sections.find((section): section is ResourceHeader => section.id === 'header')
  const key = resource.sections.find((section): section is TeacherPage => section.id === 'key')
  const [goal] = key?.goals ?? []
  const [first, second] = (header?.subtitle ?? '').split(' · ')
  const yearGroup = goal?.year ?? (/^Years? /.test(first ?? '') ? (first ?? null) : null)
  const lesson = lessonAgain(
    {
      title: header?.title ?? '',
      goals: key?.goals ?? [],
      subject: goal?.subject ?? (yearGroup === first ? second : first) ?? null,
      yearGroup,
      strand: goal?.strand ?? null,
      skill: goal?.skill ?? null,
      minutes: null,
    },
    input,
  )
  return { ...lesson, request: { ...lesson.request, kind: resource.kind } }
}

const STEP: Partial<Record<Change, number>> = { easier: -1, harder: 1, longer: 1 }

const asks = (tasks: readonly Task[]) => tasks.map(({ prompt }) => prompt).join('|')

/** A frame knows two ways to begin and end a page: the one that is not there now. */
function framePageOtherwise(now: TaskPage, frame: Framed, year: number): TaskPage {
  const other = frameTasksOtherwise(frame, now.level, year)
  return { ...now, tasks: asks(other) === asks(now.tasks) ? frameTasks(frame, now.level, year) : other }
}

/** What everyone is asked alone stays the question of the lesson; only the way in can be opened wider. */
function testAgain(now: TaskPage, { lens }: Framed, change: Change): TaskPage {
  const start = ` You can begin: ${lens.starters[0]}`
  if (change !== 'easier') return now
  return {
    ...now,
    tasks: now.tasks.map((task) =>
      task.prompt === lens.exit[0] ? { ...task, prompt: task.prompt + start } : task,
    ),
  }
}

/** A frame has three pages of its own; easier and harder take the questions of the page beside this one. */
function framePageAgain(now: TaskPage, approach: FrameApproach, year: number, change: Change): TaskPage {
  if (change === 'again') return now.text ? now : framePageOtherwise(now, approach.frame, year)
  const at = LEVELS.indexOf(now.level) + (STEP[change] ?? 0)
  const level = LEVELS[at]
  if (level === undefined) return now
  const asked = new Set(now.tasks.map(({ prompt }) => prompt))
  const text = READING_TEXTS.find(({ title }) => title === now.text?.title)
  const tasks = text ? textTasks(text, level, approach.focus, year) : frameTasks(approach.frame, level, year)
  const beside = tasks.map((task, index) => ({
    ...task,
    id: `${now.level}-${change}${index + 1}`,
    level: now.level,
  }))
  if (change !== 'longer') return { ...now, tasks: beside }
  return {
    ...now,
    tasks: fitTasks(
      [...now.tasks, ...beside.filter(({ prompt }) => !asked.has(prompt))],
      now.text ? READING_ROOM - textHeight(now.text) : PAGE_ROOM,
    ),
  }
}

function pageAgain(resource: Resource, now: TaskPage, lesson: Lesson, change: Change): ResourceSection {
  if (change === 'shorter')
    return { ...now, tasks: now.tasks.slice(0, Math.max(2, Math.ceil(now.tasks.length * 0.6))) }
  if (lesson.approach.kind === 'frame' && resource.kind === 'assessment' && !now.text)
    return testAgain(now, lesson.approach.frame, change)
  if (lesson.approach.kind === 'frame')
    return framePageAgain(now, lesson.approach, lesson.request.year, change)
  const fresh = resourceSections(lesson).find(({ id }) => id === now.id)
  if (!fresh || !isPage(fresh)) return now
  const asked = new Set(
    resource.sections.filter(isPage).flatMap(({ tasks }) => tasks.map((task) => task.prompt)),
  )
  const tasks = fresh.tasks.filter(({ prompt, figure }) => figure !== null || !asked.has(prompt))
  if (change !== 'longer') return tasks.length < 2 ? now : { ...fresh, tasks }
  const added = tasks.map((task, index) => ({ ...task, id: `${task.id}-more${index + 1}` }))
  const room = (resource.kind === 'assessment' ? 2 * PAGE_ROOM - 20 : PAGE_ROOM) - (now.example ? 30 : 0)
  const all = [...now.tasks, ...added]
  return { ...now, tasks: resource.kind === 'activity' ? all.slice(0, 12) : fitTasks(all, room) }
}

/** Whether a pupil would see no difference: names of questions are not printed. */
function sameOnPaper(a: ResourceSection, b: ResourceSection): boolean {
  const words = (section: ResourceSection) =>
    JSON.stringify(section, (key, value) => (key === 'id' ? undefined : value))
  return words(a) === words(b)
}

/** One page of a resource anew, by the built-in planner. The teacher page follows it: see `keyFor`. */
export function remakeResourceSection(
  resource: Resource,
  id: ResourceSection['id'],
  input: PlannerInput,
): Remade<ResourceSection> {
  const now = resource.sections.find((section) => section.id === id)
  if (!now) return { ok: false, why: 'That part is no longer in this resource.' }
  if (now.id === 'header' || now.id === 'key')
    return { ok: false, why: 'Title and teacher page follow from the pages. Ask for a page to be changed.' }
  const lesson = resourceLesson(resource, input)
  const change = changeIn(input.content)
  const section = isPage(now)
    ? pageAgain(resource, now, lesson, change)
    : change === 'shorter'
      ? { ...now, talk: now.talk.slice(0, 1), steps: now.steps.slice(0, Math.max(2, now.steps.length - 2)) }
      : (resourceSections(lesson).find((one) => one.id === id) ?? now)
  if (!sameOnPaper(section, now)) return { ok: true, section }
  const [title] = resourceOutline([id])
  return {
    ok: false,
    why: `The built-in planner has no other version of “${title?.title}”. Ask for it shorter, or change it by hand.`,
  }
}

/** Marks for so many questions, in the sentences that name them. */
function bandsFor(bands: TeacherPage['bands'], total: number): TeacherPage['bands'] {
  const strong = Math.ceil(total * 0.8)
  const middle = Math.ceil(total / 2)
  const counts = [`${strong} to ${total}`, `${middle} to ${strong - 1}`, `fewer than ${middle}`]
  return bands.map((band, index) => ({
    ...band,
    see: band.see.replace(/^(?:\d+ to \d+|fewer than \d+)/, counts[index] ?? '$&'),
  }))
}

/** The teacher page for pages of which one is new: only that page's answers change, and the marks they count for. */
export function keyFor(key: TeacherPage, page: TaskPage): TeacherPage {
  const groups = key.groups.map((group) =>
    group.level === page.level ? { ...group, tasks: page.tasks } : group,
  )
  const total = groups.reduce((sum, { tasks }) => sum + tasks.length, 0)
  return { ...key, groups, bands: bandsFor(key.bands, total) }
}
