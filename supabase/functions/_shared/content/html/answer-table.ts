import type { Task } from '../task.ts'
import { escapeHtml } from './escape-html.ts'
import { figureHtml } from './figure.ts'
import { rich } from './rich-text.ts'
import { sharedOrder } from './said-once.ts'

interface AnswerGroup {
  heading: string | null
  tasks: readonly Task[]
}

interface Look {
  /** The name of a question by its place in its group: 1, 2 … unless it has a label of its own. */
  name?: (index: number) => string
  /** The heading over the names */
  names?: string
  /** True where the pictures of the questions are on no other page. */
  figures?: boolean
}

/** Prints a worked-out answer in bold, and a guide on what to look for as plain text. */
export function answerCell({ answer, check }: Task): string {
  return check === null && /^(?:look for|answers (?:will|may) vary)\b/i.test(answer)
    ? rich(answer)
    : `<b>${rich(answer)}</b>`
}

const letters = (texts: readonly (string | null)[]) =>
  texts.reduce((sum, text) => sum + (text?.length ?? 0), 0)

/** The widths of the columns by what stands in them: a quiz on facts has short answers and long reasons. */
function widthsFor(tasks: readonly Task[], guides: boolean): string {
  const [answers, workings] = [tasks.map(({ answer }) => answer), tasks.map(({ working }) => working)]
  if (guides && letters(workings) > 2 * letters(answers)) return ' reasons'
  return answers.some((answer) => answer.length > 24) ? ' wordy' : ''
}

/** A table for teachers with a row for each question, its answer and its working. */
export function answerTable(groups: readonly AnswerGroup[], look: Look = {}): string {
  const { name = (index) => String(index + 1), names = 'No.', figures = false } = look
  const all = groups.flatMap(({ tasks }) => tasks)
  const worked = all.some(({ working }) => working !== null)
  const columns = worked ? 4 : 3
  const order = sharedOrder(all.map(({ prompt }) => prompt))
  const rows = groups.map(({ heading, tasks }) => {
    const title =
      heading === null
        ? ''
        : `<tr class="group"><th colspan="${columns}" scope="rowgroup">${escapeHtml(heading)}</th></tr>`
    const lines = tasks.map((task, index) => {
      const working = worked ? `<td>${task.working ? rich(task.working) : ''}</td>` : ''
      const figure = figures && task.figure ? figureHtml(task.figure) : ''
      return `<tr><th scope="row">${escapeHtml(task.label ?? name(index))}</th><td>${rich(task.prompt.slice(order.length))}${figure}</td><td>${answerCell(task)}</td>${working}</tr>`
    })
    return `<tbody>${title}${lines.join('')}</tbody>`
  })
  const guides = all.every(({ check }) => check === null)
  const widths = worked ? widthsFor(all, guides) : ' guides'
  const head = [
    names,
    order === '' ? 'Question' : `Question (${rich(order.slice(0, -2))})`,
    guides ? 'Answer, or what to look for' : 'Answer',
    ...(worked ? ['Working'] : []),
  ]
  return `<table class="answers${widths}"><thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead>${rows.join('')}</table>`
}
