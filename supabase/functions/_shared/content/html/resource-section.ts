import type { ResourceKind } from '../contract.ts'
import { resourceKindName } from '../outline.ts'
import type { ResourceHeader, ResourceSection, StepsPage, TaskPage, TeacherPage } from '../resource.ts'
import type { Space, Task } from '../task.ts'
import { answerTable } from './answer-table.ts'
import { blocksHtml } from './blocks.ts'
import { escapeHtml } from './escape-html.ts'
import { figureHtml } from './figure.ts'
import { goalsHtml } from './goals.ts'
import { EXAMPLE_ROOM, isSameDisplay, PAGE_ROOM } from './page-fit.ts'
import { hasMarks, totalMarks } from './printed-marks.ts'
import { list, rich, textHtml } from './rich-text.ts'
import { isSum, spread, taskRuns } from './sheet/task-columns.ts'

const LINE = '<div class="line"></div>'
const ROOM: Record<Space, string> = {
  none: '',
  blank: '<div class="line short"></div>',
  line: LINE,
  lines: LINE.repeat(2),
  long: LINE.repeat(5),
  box: '<div class="space"></div>',
  draw: '<div class="space tall"></div>',
}

/** A blank in the line of the question. It is no text, because the question stays what it is. */
const BLANK = ' <span class="gap"></span>'

/** A display that the question before shows is printed once: several questions are asked about it. */
const isShownAbove = ({ figure }: Task, before: Task | undefined): boolean =>
  isSameDisplay(figure, before?.figure ?? null)

/** True where a box for working would stand under a table whose empty cells are the room to write. */
const isWrittenInTable = ({ figure, space }: Task) =>
  space === 'box' && figure?.kind === 'table' && figure.rows.some((row) => row.includes(''))

function roomFor(task: Task): string {
  return isSum(task) || isWrittenInTable(task) ? '' : ROOM[task.space]
}

function taskHtml(task: Task, number: number, before?: Task): string {
  const [blank, room] = [isSum(task) ? BLANK : '', roomFor(task)]
  return `<div class="task" data-task="${escapeHtml(task.id)}"><div><b>${number}.</b> ${rich(task.prompt)}${blank}</div>${task.figure && !isShownAbove(task, before) ? figureHtml(task.figure) : ''}${choicesHtml(task)}${room}</div>`
}

const COLUMNS = { 1: null, 2: 'sums', 3: 'sums thirds' } as const

function tasksHtml(tasks: readonly Task[]): string {
  return taskRuns(tasks)
    .map(({ columns, tasks: run }) => {
      const html = run.map(({ task, number, before }) => taskHtml(task, number, before)).join('')
      const name = COLUMNS[columns]
      return name === null ? html : `<div class="${name}">${html}</div>`
    })
    .join('')
}

const choicesHtml = ({ choices }: Task) =>
  choices ? `<ol class="choices">${choices.map((choice) => `<li>${rich(choice)}</li>`).join('')}</ol>` : ''

/** A ticket to cut off: room for a name above its question. */
const ticketHtml = (task: Task, index: number) =>
  `<div class="ticket"><p class="quiet">Exit ticket · Name ______________________</p>${taskHtml(task, index + 1)}</div>`

/** A, B … Z, then AA, AB … */
function cardLetter(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : cardLetter(Math.floor(index / 26) - 1) + letter
}

const toFillIn = ({ figure }: Task) =>
  figure?.kind === 'table' && figure.rows.some((row) => row.every((cell) => cell === ''))

/**
 * Short questions of an activity become lettered cards to cut out. A sheet to write or record on stays a numbered page.
 */
function asCards(kind: ResourceKind, tasks: readonly Task[], read: boolean): boolean {
  return kind === 'activity' && !read && !tasks.some((task) => task.space === 'long' || toFillIn(task))
}

/** True where the questions stand on a numbered page, beside what has to be looked at with them. */
const isNumbered = ({ text, blocks, layout }: Partial<TaskPage>) =>
  text !== undefined || (blocks !== undefined && layout !== 'cards')

/** Only the pages of a sheet with levels are told apart by a mark. */
const hasMark = ({ kind }: ResourceHeader, { mark }: TaskPage) => kind === 'worksheet' && mark !== ''

/** The answers at the foot of a pupil page, where they were asked for. */
const answersBelow = ({ tasks, answersBelow: wanted }: TaskPage): string =>
  wanted
    ? `<p class="quiet"><b>Answers:</b> ${tasks.map(({ answer }, index) => `${index + 1}. ${rich(answer)}`).join(' &nbsp; ')}</p>`
    : ''

const NAME = '<div class="name"><span>Name</span><span>Date</span></div>'

/** How far apart questions stand that have the page to themselves. */
const spreadOf = ({ text, blocks, example, layout, tasks }: TaskPage) =>
  text || blocks || layout ? null : spread(tasks, PAGE_ROOM - (example ? EXAMPLE_ROOM : 0))

/** A key of more answers is set closer, so that it stays on its sheet. */
const MANY_ANSWERS = 22

function taskPage(page: TaskPage, header: ResourceHeader, first: boolean): string {
  const names = [first ? null : 'page', spreadOf(page)].filter((name) => name !== null)
  const start = `<section data-section="${page.id}"${names.length > 0 ? ` class="${names.join(' ')}"` : ''}>`
  if (!isNumbered(page) && asCards(header.kind, page.tasks, page.text !== undefined)) {
    const cards = page.tasks.map(
      (task, index) =>
        `<div class="card" data-task="${escapeHtml(task.id)}"><b>${cardLetter(index)}.</b> ${rich(task.prompt)}${task.figure ? figureHtml(task.figure) : ''}</div>`,
    )
    return `${start}${blocksHtml(page.blocks)}<h2>Cards to cut out</h2><div class="cards">${cards.join('')}</div></section>`
  }
  const example = page.example
    ? `<div class="example"><b>Example</b> ${rich(page.example.prompt)}<br>${rich(page.example.working)}<br><b>${rich(page.example.answer)}</b></div>`
    : ''
  const title = first
    ? ''
    : `${hasMark(header, page) ? `<div class="mark" aria-hidden="true">${page.mark}</div>` : ''}${NAME}<h1>${rich(header.title)}</h1>`
  return `${start}${title}<p>${rich(page.instructions)}</p>${page.text ? textHtml(page.text) : ''}${blocksHtml(page.blocks)}${example}${page.layout === 'tickets' ? page.tasks.map(ticketHtml).join('') : tasksHtml(page.tasks)}${answersBelow(page)}</section>`
}

function stepsPage(page: StepsPage): string {
  const lead = page.lead ? `<h2>For the teacher: how it goes</h2>${list(page.lead)}` : ''
  return `<section data-section="steps"><h2>You need</h2>${list(page.materials)}${lead}<h2>What to do</h2>${list(page.steps, 'ol')}<h2>Talk about it</h2>${list(page.talk)}</section>`
}

/** The marks stand behind the questions where they differ. */
const markingTitle = ({ groups: [group] }: TeacherPage): string =>
  group && hasMarks(group.tasks)
    ? `Marking guide, ${totalMarks(group.tasks)} marks`
    : 'Marking guide, one mark each'

function keyPage(page: TeacherPage, kind: ResourceKind, read: boolean): string {
  const several = page.groups.length > 1
  const title = several ? '' : `<h3>${kind === 'assessment' ? markingTitle(page) : 'Answers'}</h3>`
  const groups = page.groups.map(({ mark, label, tasks }) => ({
    heading: several ? `${mark} ${label}` : null,
    tasks,
  }))
  const cards = asCards(
    kind,
    page.groups.flatMap(({ tasks }) => tasks),
    read,
  )
  const answers = `${title}${answerTable(groups, cards ? { name: cardLetter } : {})}`
  const asked = page.groups.some(({ tasks }) => tasks.length > 0)
  const table = `${blocksHtml(page.blocks)}${asked ? answers : ''}`
  const bands =
    page.bands.length > 0
      ? `<h3>What the marks tell you</h3><dl>${page.bands.map(({ see, next }) => `<dt>${rich(see)}</dt><dd>${rich(next)}</dd>`).join('')}</dl>`
      : ''
  const hasGoals = page.goals.length > 0 || page.goalNote !== ''
  const goals = hasGoals ? `<h3>Curriculum goal</h3>${goalsHtml(page.goals, page.goalNote)}` : ''
  const many = page.groups.reduce((sum, { tasks }) => sum + tasks.length, 0) > MANY_ANSWERS ? ' many' : ''
  return `<section data-section="key" class="page teacher${many}"><h2>For the teacher${asked ? ': answers' : ''}</h2>${table}${bands}${goals}<div class="whole"><h3>Check this</h3>${list(page.checkThis)}<p class="quiet">${rich(page.notes.join(' '))} Draft code ${escapeHtml(page.draftCode)}</p></div></section>`
}

/** The HTML of all pages in order. The first pupil page shares its sheet with the title. */
export function resourceBody(sections: readonly ResourceSection[]): string {
  const header = sections.find((section): section is ResourceHeader => section.id === 'header')
  if (!header) return ''
  const firstPage = sections.find((section) => section.id.startsWith('tasks-'))
  // Questions beside a text, a board or a list stand on a numbered page, and are numbered in the key too.
  const read = sections.some((section) => section.id.startsWith('tasks-') && isNumbered(section as TaskPage))
  const withSteps = sections.some(({ id }) => id === 'steps')
  return sections
    .map((section) => {
      if (section.id === 'header') {
        const mark =
          firstPage && 'mark' in firstPage && hasMark(header, firstPage)
            ? `<div class="mark" aria-hidden="true">${firstPage.mark}</div>`
            : ''
        return `<section data-section="header">${withSteps || header.noName ? '' : `${mark}${NAME}`}<h1>${rich(header.title)}</h1><p class="quiet">${escapeHtml([header.form ?? resourceKindName(header.kind), header.subtitle].filter(Boolean).join(' · '))}</p></section>`
      }
      if (section.id === 'steps') return stepsPage(section)
      if (section.id === 'key') return keyPage(section, header.kind, read)
      return taskPage(section, header, section === firstPage && !withSteps)
    })
    .join('')
}
