import { textsIn } from '../../content/checks/text.ts'
import type { ResourceKind } from '../../content/contract.ts'
import { fitTasks, PAGE_ROOM, READING_ROOM, textHeight } from '../../content/html/page-fit.ts'
import { GOAL_WORDING_NOTE } from '../../content/lesson-plan.ts'
import { resourceKindName } from '../../content/outline.ts'
import type { LessonRequest } from '../../content/planner/read/request.ts'
import type { ResourceSection, TaskPage, TeacherPage } from '../../content/resource.ts'
import type { Level } from '../../content/task.ts'
import { cutAtSentence } from './fit-part.ts'
import { groundLine, toCheck } from './shape-plan.ts'
import { answersLine, toTask } from './tasks.ts'
import { MAX_INSTRUCTIONS, type ResourceKey, type ResourceWire } from './wire.ts'

const MARKS: Record<Level, string> = { support: '▲', core: '●', extension: '■' }
const LABELS: Record<Level, string> = { support: 'Support', core: 'Core', extension: 'Extension' }

/** The sections of each kind of resource in printing order, without the teacher page. */
export const RESOURCE_KEYS: Record<ResourceKind, ResourceKey[]> = {
  worksheet: ['header', 'tasks-support', 'tasks-core', 'tasks-extension'],
  activity: ['header', 'steps', 'tasks-core'],
  assessment: ['header', 'tasks-core'],
}

export interface ResourceParts {
  request: LessonRequest
  parts: Partial<ResourceWire>
  model: string
  notes: readonly string[]
}

const TIER = /\b(?:support|core|extension) (?:level|page|task)s?:?\s*/gi

const LONG_LINE = 160
const LEAST_ROOM = 60

/** The instructions and the text of a page. A text that the model put into the instructions is moved to its place. */
function textOf({ instructions, text }: ResourceWire['tasks-core'], title: string) {
  if (text !== null || instructions.length <= MAX_INSTRUCTIONS) return { instructions, text }
  const lines = instructions.split('\n').filter((line) => line !== '')
  const paragraphs = lines.filter((line) => line.length > LONG_LINE)
  const rest = lines.filter((line) => line.length <= LONG_LINE).join(' ')
  if (paragraphs.length === 0 || rest.length > MAX_INSTRUCTIONS)
    return { instructions: cutAtSentence(instructions, MAX_INSTRUCTIONS), text: null }
  return { instructions: rest || 'Read the text. Then answer.', text: { title, paragraphs } }
}

export function pageOf(
  id: TaskPage['id'],
  part: ResourceWire['tasks-core'],
  kind: ResourceKind,
  title: string,
): TaskPage {
  const level = id.replace('tasks-', '') as Level
  const tasks = part.tasks.map((task, index) => toTask(task, `${level}-${index + 1}`, level))
  const { instructions, text } = textOf(part, title)
  const page = kind === 'assessment' ? 2 * PAGE_ROOM - 20 : PAGE_ROOM
  const room = text === null ? page : Math.max(LEAST_ROOM, READING_ROOM - textHeight(text))
  return {
    id,
    level,
    mark: MARKS[level],
    instructions: instructions.replace(TIER, ''),
    example: null,
    ...(text === null ? {} : { text }),
    tasks: kind === 'activity' ? tasks : fitTasks(tasks, room),
  }
}

export function partOf(key: ResourceKey, { request, parts }: ResourceParts): ResourceSection | null {
  const { kind, yearGroup, subject } = request
  if (key === 'header') {
    const subtitle = [yearGroup, subject].filter((part) => part !== null).join(' · ')
    return parts.header
      ? { id: 'header', kind, title: parts.header.title.replace(/[.\s]+$/, ''), subtitle }
      : null
  }
  if (key === 'steps') return parts.steps ? { id: 'steps', ...parts.steps } : null
  const part = parts[key]
  return part ? pageOf(key, part, kind, parts.header?.title ?? 'Read this') : null
}

const BANDS = (total: number) => [
  {
    see: `${Math.ceil(total * 0.8)} to ${total} right, with reasons`,
    next: 'secure: go on to something harder.',
  },
  {
    see: `${Math.ceil(total / 2)} to ${Math.ceil(total * 0.8) - 1} right`,
    next: 'look at which kind was missed, and teach that in a small group.',
  },
  {
    see: `fewer than ${Math.ceil(total / 2)} right`,
    next: 'go back to materials and a worked example, then check again.',
  },
]

/** The teacher's page. The program builds it from the finished pages; the model never writes it. */
export function keyOf(
  { request, model, notes }: ResourceParts,
  written: readonly ResourceSection[],
): TeacherPage {
  const pages = written.filter((section): section is TaskPage => section.id.startsWith('tasks-'))
  const tasks = pages.flatMap((page) => page.tasks)
  return {
    id: 'key',
    goals: request.goals,
    goalNote:
      request.goals.length === 0
        ? 'No curriculum goal was chosen. This is made from your words alone.'
        : `This is ${GOAL_WORDING_NOTE}.`,
    groups: pages.map(({ level, mark, tasks: asked }) => ({
      level,
      mark,
      label: pages.length > 1 ? LABELS[level] : 'All',
      tasks: asked,
    })),
    bands: request.kind === 'assessment' ? BANDS(tasks.length) : [],
    notes: [`Draft written by a language model (${model}).`, ...groundLine(request), answersLine(tasks).line],
    checkThis: [...new Set([...notes, ...toCheck(request, tasks, textsIn(written))])],
    draftCode: request.draftCode,
  }
}

export const noteOf = (
  { request, parts, model }: ResourceParts,
  sections: readonly ResourceSection[],
): string => {
  const tasks = sections.flatMap((section) => ('tasks' in section ? section.tasks : []))
  return `Here is your ${resourceKindName(request.kind).toLowerCase()}, ${parts.header?.title ?? ''}. The answers are on a teacher page of their own. ${answersLine(tasks).line} Draft by a language model (${model}): look it over before you print. Draft code ${request.draftCode}`
}
