import { describeTask } from '../describe-task.ts'
import type { PlanSection } from '../lesson-plan.ts'
import type { Task } from '../task.ts'
import { answerNames } from './answer-names.ts'
import { answerCell, answerTable } from './answer-table.ts'
import { escapeHtml } from './escape-html.ts'
import { rich } from './rich-text.ts'

/** Everything that the steps of a plan say, which is where its questions are asked. */
export function saidInSteps(sections: readonly PlanSection[]): string {
  const steps = sections.flatMap((section) => (section.id === 'phases' ? section.steps : []))
  return steps.flatMap(({ teacher, pupils }) => [...teacher, ...pupils]).join('\n')
}

/**
 * The answers of a plan, named as its steps number the questions. A question that the steps print word for word is not
 * printed again; where one of them is not, a table prints all.
 */
export function planAnswers(tasks: readonly Task[], sections: readonly PlanSection[]): string {
  const names = answerNames(tasks, sections)
  const said = saidInSteps(sections)
  if (!tasks.every((task) => said.includes(describeTask(task))))
    return answerTable([{ heading: null, tasks }], {
      name: (index) => names[index] ?? '',
      names: 'Step',
      figures: true,
    })
  const rows = tasks.map(
    (task, index) =>
      `<dt>${escapeHtml(task.label ?? names[index] ?? '')}</dt><dd>${answerCell(task)}${task.working ? ` <span class="quiet">${rich(task.working)}</span>` : ''}</dd>`,
  )
  const short = tasks.every(({ answer, working }) => answer.length + (working?.length ?? 0) < MOST_IN_HALF)
  return `<dl class="${short ? 'words key' : 'key'}">${rows.join('')}</dl>`
}

/** Answers of so many letters with their working stand two abreast. */
const MOST_IN_HALF = 60
