import { totalMarks } from '../../html/printed-marks.ts'
import { resourceOutline } from '../../outline.ts'
import type {
  Resource,
  ResourceHeader,
  ResourceSection,
  StepsPage,
  TaskPage,
  TeacherPage,
} from '../../resource.ts'
import { lettersAgain } from '../forms/quiz/with-choices.ts'
import type { Lesson } from '../prepare/lesson.ts'
import { type Change, changeIn } from '../read/change.ts'
import type { PlannerInput } from '../read/input.ts'
import { bandsRecounted } from '../write/bands.ts'
import { resourceSections } from '../write/resource.ts'
import { lessonAgain } from './lesson-again.ts'
import { isTaskPage, redoPage } from './redo-page.ts'
import type { Redone } from './redone.ts'

/** The lesson of a resource, as the resource itself tells it. */
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

/** The steps of an activity: shorter cuts them, every other change writes them again. */
function redoSteps(now: StepsPage, lesson: Lesson, change: Change): ResourceSection {
  if (change !== 'shorter') return resourceSections(lesson).find(({ id }) => id === now.id) ?? now
  return { ...now, talk: now.talk.slice(0, 1), steps: now.steps.slice(0, Math.max(2, now.steps.length - 2)) }
}

/** True when a pupil would see no difference: ids are not printed. */
function isSameOnPaper(a: ResourceSection, b: ResourceSection): boolean {
  const printed = (section: ResourceSection) =>
    JSON.stringify(section, (key, value) => (key === 'id' ? undefined : value))
  return printed(a) === printed(b)
}

/** Redoes one page of a resource with the built-in planner. The teacher page follows it, see `keyFor`. */
export function redoResourceSection(
  resource: Resource,
  id: ResourceSection['id'],
  input: PlannerInput,
): Redone<ResourceSection> {
  const now = resource.sections.find((section) => section.id === id)
  if (!now) return { ok: false, why: 'That part is no longer in this resource.' }
  if (now.id === 'header' || now.id === 'key')
    return {
      ok: false,
      why: 'The title and the teacher page follow from the other pages. Change one of those instead.',
    }
  const lesson = resourceLesson(resource, input)
  const change = changeIn(input.content)
  const section = isTaskPage(now) ? redoPage(resource, now, lesson, change) : redoSteps(now, lesson, change)
  if (!isSameOnPaper(section, now)) return { ok: true, section }
  const [title] = resourceOutline([id])
  return {
    ok: false,
    why: `The built-in planner has no other version of “${title?.title}”. Ask for a shorter one, or change it by hand.`,
  }
}

/** The teacher page after one pupil page was redone: that page's answers change, and the marks of the bands. */
export function keyFor(key: TeacherPage, page: TaskPage): TeacherPage {
  const groups = key.groups.map((group) =>
    group.level === page.level ? { ...group, tasks: page.tasks } : group,
  )
  const total = totalMarks(groups.flatMap(({ tasks }) => tasks))
  return {
    ...key,
    groups,
    bands: bandsRecounted(key.bands, total),
    ...(key.blocks ? { blocks: lettersAgain(key.blocks, groups) } : {}),
  }
}
