import { describeTask } from '../describe-task.ts'
import type { Phase, PhaseKind, PlanSection } from '../lesson-plan.ts'
import type { Task } from '../task.ts'

/** The steps that ask questions. The planner's ids of their tasks begin with these words. */
const STEPS: Record<string, [kind: PhaseKind, name: string]> = {
  example: ['i-do', 'I do'],
  together: ['we-do', 'We do'],
  exit: ['exit', 'Exit'],
}

const stepOf = ({ id }: Task): [kind: PhaseKind, name: string] =>
  STEPS[id.split('-')[0] ?? ''] ?? ['you-do', 'You do']

const NUMBERED = /^(?:Question )?(\d+)[.:] (.*)$/s

/** The number that a step prints before a task: "3. Find two fifths of 45." */
function printedNumber(task: Task, step: Phase | undefined): string | undefined {
  const asked = describeTask(task)
  const lines = step?.pupils.map((line) => NUMBERED.exec(line)) ?? []
  return lines.find((line) => line?.[2] === asked)?.[1]
}

/** The name of each task as the steps of the plan number it: "We do 2", or "Exit" where a step asks one only. */
export function answerNames(tasks: readonly Task[], sections: readonly PlanSection[]): string[] {
  const steps = sections.flatMap((section) => (section.id === 'phases' ? section.steps : []))
  return tasks.map((task) => {
    const [kind, name] = stepOf(task)
    const alike = tasks.filter((one) => stepOf(one)[0] === kind)
    const step = steps.find((one) => one.kind === kind)
    const number = printedNumber(task, step) ?? (alike.length > 1 ? String(alike.indexOf(task) + 1) : '')
    return `${name} ${number}`.trim()
  })
}
