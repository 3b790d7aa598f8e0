import { PAGE_ROOM, taskHeight, textHeight } from '../planner/page-fit.ts'
import { yearsIn } from '../planner/request.ts'
import type { Resource, ResourceHeader, TaskPage, TeacherPage } from '../resource.ts'
import { LEVELS, type Task } from '../task.ts'
import { checkAnswers, checkGoals } from './plan-checks.ts'
import { readingLevel, readingLimit } from './reading-level.ts'
import { type CheckReport, type CheckResult, reportOf, result } from './report.ts'
import { checkTexts, textsIn } from './text.ts'

/** Words of an answer key, or the working of a task, where pupils read. */
function givenAway({ instructions, tasks }: TaskPage): string | undefined {
  const texts = [instructions, ...tasks.map(({ prompt }) => prompt)]
  const named = texts.find((text) => /\b(?:answers?|answer key|marking guide)\s*:/i.test(text))
  const worked = tasks.find(
    ({ prompt, working }) => working !== null && working.length > 6 && prompt.includes(working),
  )
  return named ?? worked?.prompt
}

/** Every task has its answer on the teacher page, and the teacher page nothing else. */
export function checkKey(pages: readonly TaskPage[], key: TeacherPage | undefined): CheckResult {
  const asked = pages.flatMap(({ tasks }) => tasks.map(({ id }) => id))
  const keyed =
    key?.groups.flatMap(({ tasks }) =>
      tasks.filter(({ answer }) => answer.trim() !== '').map(({ id }) => id),
    ) ?? []
  const missing =
    asked.filter((id) => !keyed.includes(id)).length + keyed.filter((id) => !asked.includes(id)).length
  const twice = new Set(asked).size !== asked.length
  const given = pages.map(givenAway).find((text) => text !== undefined)
  const fault =
    missing > 0 || asked.length === 0 || twice
      ? `${missing} questions and answers do not match`
      : given && `a pupil page gives an answer away: “${given.slice(0, 50)}”`
  return result('key', 'Answer key', fault, 'complete, on a page of its own', true)
}

function hasRoom({ prompt, space, figure }: Task): boolean {
  const table = figure?.kind === 'table' && figure.rows.some((row) => row.includes(''))
  return space !== 'none' || prompt.includes('____') || table || figure?.kind === 'grid'
}

/** Somewhere to write for every question; cards of an activity are answered on paper. */
function checkRoom(resource: Resource, pages: readonly TaskPage[]): CheckResult {
  const tasks = resource.kind === 'activity' ? [] : pages.flatMap((page) => page.tasks)
  const without = tasks.find((task) => !hasRoom(task))
  return result(
    'room',
    'Room to write',
    without && `none for “${without.prompt.slice(0, 50)}”`,
    tasks.length > 0 ? 'after every question' : 'answers go on paper',
  )
}

function checkPages(resource: Resource, pages: readonly TaskPage[]): CheckResult {
  const long =
    resource.kind === 'activity'
      ? undefined
      : pages.find(
          ({ tasks, text }) =>
            tasks.reduce((sum, task) => sum + taskHeight(task), textHeight(text)) > 2 * PAGE_ROOM,
        )
  return result(
    'page',
    'Pages',
    long && 'a pupil’s part is longer than two A4 pages',
    'two A4 pages at most for each pupil',
  )
}

function checkLevels(resource: Resource, pages: readonly TaskPage[]): CheckResult {
  const needed = resource.kind === 'worksheet' ? LEVELS : []
  const missing = needed.find((level) => !pages.some((page) => page.level === level && page.tasks.length > 0))
  const named = pages.some((page) => /\b(support|extension) (level|page|group)\b/i.test(page.instructions))
  return result(
    'levels',
    'Three levels',
    missing ? `the ${missing} page is missing` : named ? 'a pupil page names its level' : undefined,
    needed.length > 0 ? 'one task on three pages, told apart by a mark only' : 'one level',
  )
}

const PLAIN = new Set([
  'bar',
  'clock',
  'table',
  'array',
  'rectangle',
  'squares',
  'dots',
  'number-line',
  'bars',
  'grid',
  'map',
  'shape',
  'angle',
])

function checkPrint(pages: readonly TaskPage[]): CheckResult {
  const figures = pages.flatMap(({ tasks }) =>
    tasks.flatMap(({ figure }) => (figure === null ? [] : [figure.kind])),
  )
  const other = figures.find((kind) => !PLAIN.has(kind))
  return result(
    'print',
    'Printing',
    other && `the picture “${other}” may need colour`,
    'every picture is black on white',
  )
}

function checkReading(header: ResourceHeader | undefined, pages: readonly TaskPage[]): CheckResult {
  const [year] = yearsIn(header?.subtitle ?? '')
  const texts = pages.flatMap(({ instructions, tasks, text }) => [
    instructions,
    ...(text?.paragraphs ?? []),
    ...tasks.map(({ prompt }) => prompt),
  ])
  const { sentence, long } = readingLevel(texts)
  if (year === undefined) return result('reading', 'Reading level', undefined, 'no year was named')
  const limit = readingLimit(year)
  const hard = sentence > limit.sentence || long > limit.long
  const shown = `${Math.round(sentence)} words a sentence, ${Math.round(long * 100)}% long words`
  return result(
    'reading',
    'Reading level',
    hard ? `${shown}: that is much for Year ${year}, read it aloud first` : undefined,
    shown,
  )
}

/** Everything a program can prove or check about a resource. */
export function checkResource(resource: Resource, stored: (id: string) => string | undefined): CheckResult[] {
  const pages = resource.sections.filter((section): section is TaskPage => section.id.startsWith('tasks-'))
  const key = resource.sections.find((section): section is TeacherPage => section.id === 'key')
  const header = resource.sections.find((section): section is ResourceHeader => section.id === 'header')
  const texts = textsIn(
    resource.sections.map((section) => (section.id === 'key' ? { ...section, goals: [] } : section)),
  )
  return [
    checkKey(pages, key),
    checkAnswers(pages.flatMap(({ tasks }) => tasks)),
    checkGoals(key?.goals ?? [], stored),
    checkLevels(resource, pages),
    checkRoom(resource, pages),
    checkPages(resource, pages),
    checkPrint(pages),
    checkReading(header, pages),
    ...checkTexts(texts),
  ]
}

export function resourceCheckReport(
  resource: Resource,
  stored: (id: string) => string | undefined,
): CheckReport {
  return reportOf(checkResource(resource, stored))
}
