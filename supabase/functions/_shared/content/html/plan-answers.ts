import { describeTask, toShow } from '../describe-task.ts'
import type { Phase, PlanSection } from '../lesson-plan.ts'
import type { Task } from '../task.ts'
import { answerNames } from './answer-names.ts'
import { answerCell, answerTable } from './answer-table.ts'
import { escapeHtml } from './escape-html.ts'
import { rich } from './rich-text.ts'

const stepsOf = (sections: readonly PlanSection[]) =>
  sections.flatMap((section) => (section.id === 'phases' ? section.steps : []))

/** Everything that the steps of a plan say, which is where its questions are asked. */
export function saidInSteps(sections: readonly PlanSection[]): string {
  return stepsOf(sections)
    .flatMap(({ teacher, pupils }) => [...teacher, ...pupils])
    .join('\n')
}

/** True where a step tells the teacher the question and, after it, its answer. */
function isToldIn({ teacher }: Phase, task: Task): boolean {
  const { answer, prompt } = task
  const asked = describeTask(task)
  if (teacher.some((line) => line.endsWith(`${asked} (${answer})`))) return true
  const said = teacher.join('\n')
  const isAsked = said.includes(asked) || (said.includes(toShow(task)) && said.includes(prompt))
  return isAsked && teacher.some((line) => line === answer || line.endsWith(`Answer: ${answer}`))
}

/**
 * The answers of a plan, named as its steps number the questions. What a step tells with its answer is not told again, and
 * a question that the steps print word for word is not printed again; where one of them is not, a table prints all that are left.
 */
export function planAnswers(all: readonly Task[], sections: readonly PlanSection[]): string {
  const steps = stepsOf(sections)
  const allNames = answerNames(all, sections)
  const left = all.flatMap((task, index) =>
    steps.some((step) => isToldIn(step, task)) ? [] : [{ task, name: allNames[index] ?? '' }],
  )
  return answersOf(left, saidInSteps(sections))
}

function answersOf(left: readonly { task: Task; name: string }[], said: string): string {
  const tasks = left.map(({ task }) => task)
  const names = left.map(({ name }) => name)
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
