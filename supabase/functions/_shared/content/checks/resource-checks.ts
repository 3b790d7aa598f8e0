import { listHeight, PAGE_ROOM, textHeight } from '../html/page-fit.ts'
import { yearsIn } from '../planner/read/years.ts'
import type { Resource, ResourceHeader, TaskPage, TeacherPage } from '../resource.ts'
import { LEVELS, type Task } from '../task.ts'
import { checkAsked } from './asked/asked-and-done.ts'
import { checkKey } from './parts/answer-key.ts'
import { missingOrEmpty } from './parts/empty-section.ts'
import { pupilPages } from './parts/place.ts'
import { checkSameQuestion } from './parts/same-question.ts'
import { checkAnswers, checkGoals } from './plan-checks.ts'
import { printedSheetFault } from './printed/printed-answers.ts'
import { readingLevel, readingLimit } from './reading-level.ts'
import { type CheckResult, result } from './report.ts'
import { checkTexts, textsIn } from './text.ts'
import { storiesIn } from './words/personal.ts'

/** Every page that was announced has to be there, and a page whose questions point into a text has to print it. */
function checkSections(resource: Resource): CheckResult {
  const without = pupilPages(resource.sections).find(
    ({ text, tasks }) =>
      (text === undefined || text.paragraphs.every((part) => part.trim() === '')) &&
      tasks.some(({ prompt, answer }) => /\bparagraph \d/i.test(`${prompt} ${answer}`)),
  )
  return result({
    id: 'sections',
    what: 'Sections',
    fault:
      missingOrEmpty(resource.sections, resource.outline) ??
      (without && `the student page ${without.mark} has questions about a text, and no text`),
    fine: `all ${resource.sections.length} there`,
  })
}

function hasRoom({ prompt, space, figure, choices }: Task): boolean {
  const table = figure?.kind === 'table' && figure.rows.some((row) => row.includes(''))
  return (
    choices !== undefined ||
    space !== 'none' ||
    prompt.includes('____') ||
    table ||
    figure?.kind === 'grid' ||
    figure?.kind === 'drawing' ||
    /^Draw a line from\b/.test(prompt)
  )
}

/** Every question needs room to write, except the cards of an activity, which are answered on paper. */
function checkRoom(resource: Resource, pages: readonly TaskPage[]): CheckResult {
  const tasks = resource.kind === 'activity' ? [] : pages.flatMap((page) => page.tasks)
  const without = tasks.find((task) => !hasRoom(task))
  return result({
    id: 'room',
    what: 'Room to write',
    fault: without && `none for “${without.prompt.slice(0, 50)}”`,
    fine: tasks.length > 0 ? 'after every question' : 'answers go on paper',
  })
}

function checkPages(resource: Resource, pages: readonly TaskPage[]): CheckResult {
  const long =
    resource.kind === 'activity'
      ? undefined
      : pages.find(({ tasks, text }) => listHeight(tasks) + textHeight(text) > 2 * PAGE_ROOM)
  return result({
    id: 'page',
    what: 'Pages',
    fault: long && 'a student’s part is longer than two A4 pages',
    fine: 'two A4 pages at most for each student',
  })
}

function checkLevels(resource: Resource, pages: readonly TaskPage[]): CheckResult {
  const isLevelled = resource.kind === 'worksheet' && pages.some(({ mark }) => mark !== '')
  const asked = resource.understood?.levels ?? LEVELS.length
  const outlined = LEVELS.filter((level) => resource.outline.some(({ id }) => id === `tasks-${level}`))
  const needed = !isLevelled ? [] : asked < LEVELS.length || resource.understood?.onePage ? outlined : LEVELS
  const missing = needed.find((level) => !pages.some((page) => page.level === level && page.tasks.length > 0))
  const named = pages.some((page) => /\b(support|extension) (level|page|group)\b/i.test(page.instructions))
  return result({
    id: 'levels',
    what: 'Three levels',
    fault: missing ? `the ${missing} page is missing` : named ? 'a student page names its level' : undefined,
    fine: needed.length > 0 ? 'one task on three pages, told apart by a mark only' : 'one level',
  })
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
  'coins',
  'angle',
  'pie',
  'drawing',
])

function checkPrint(pages: readonly TaskPage[]): CheckResult {
  const figures = pages.flatMap(({ tasks }) =>
    tasks.flatMap(({ figure }) => (figure === null ? [] : [figure.kind])),
  )
  const other = figures.find((kind) => !PLAIN.has(kind))
  return result({
    id: 'print',
    what: 'Printing',
    fault: other && `the picture “${other}” may need colour`,
    fine: 'every picture is black on white',
  })
}

function checkReading(header: ResourceHeader | undefined, pages: readonly TaskPage[]): CheckResult {
  const [year] = yearsIn(header?.subtitle ?? '')
  const texts = pages.flatMap(({ instructions, tasks, text }) => [
    instructions,
    ...(text?.paragraphs ?? []),
    ...tasks.map(({ prompt }) => prompt),
  ])
  // A text to read is judged by itself, or easy questions would hide it.
  const parts = [texts, ...pages.flatMap(({ text }) => (text ? [text.paragraphs] : []))].map(readingLevel)
  const sentence = Math.max(...parts.map((part) => part.sentence))
  const long = Math.max(...parts.map((part) => part.long))
  if (year === undefined)
    return result({ id: 'reading', what: 'Reading level', fault: undefined, fine: 'no year was named' })
  const limit = readingLimit(year)
  const hard = sentence > limit.sentence || long > limit.long
  const shown = `${Math.round(sentence)} words a sentence, ${Math.round(long * 100)}% long words`
  return result({
    id: 'reading',
    what: 'Reading level',
    fault: hard ? `${shown}: that is a lot for Year ${year}, read it aloud first` : undefined,
    fine: shown,
  })
}

/** Runs every check of a resource. `stored` gives our wording of a goal by its id. */
export function checkResource(resource: Resource, stored: (id: string) => string | undefined): CheckResult[] {
  const pages = pupilPages(resource.sections)
  const key = resource.sections.find((section): section is TeacherPage => section.id === 'key')
  const header = resource.sections.find((section): section is ResourceHeader => section.id === 'header')
  const texts = textsIn(
    resource.sections.map((section) => (section.id === 'key' ? { ...section, goals: [] } : section)),
  )
  return [
    checkSections(resource),
    checkKey(pages, key),
    checkSameQuestion(pages),
    checkAnswers(
      pages.flatMap(({ tasks }) => tasks),
      printedSheetFault(resource),
    ),
    checkGoals(key?.goals ?? [], stored),
    checkLevels(resource, pages),
    checkRoom(resource, pages),
    checkPages(resource, pages),
    checkPrint(pages),
    checkReading(header, pages),
    ...checkAsked(resource),
    ...checkTexts(texts, storiesIn(resource.sections)),
  ]
}
