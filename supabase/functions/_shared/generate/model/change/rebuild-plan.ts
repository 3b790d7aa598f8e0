import { describeTask } from '../../../content/describe-task.ts'
import { type LessonPlan, type Phase, type PlanSection, planSection } from '../../../content/lesson-plan.ts'
import type { Task } from '../../../content/task.ts'
import type { RedoPlan } from '../../redo.ts'
import { taskFigure } from '../figures/task-figure.ts'
import type { Question } from '../plan/plan-questions.ts'
import { BUILD, isBuilt, type PlanParts, phasesOf } from '../shape-plan.ts'
import { toTask } from '../tasks.ts'
import { type ChangeWire, EXIT } from './change-parts.ts'

/** The parts of one answer, as far as they have arrived. */
export type ArrivedParts = Partial<ChangeWire>

/** What a section is built from again: the plan as it is, and what a model has written anew. */
interface Given extends Omit<PlanParts, 'parts'> {
  target: RedoPlan
  parts: ArrivedParts
}

/** The question of the exit ticket, where it stands among the answers too. */
export function exitTaskOf(doc: LessonPlan): Task | null {
  const exit = planSection(doc, 'assessment')?.exitTicket
  const isAnswered = planSection(doc, 'answers')?.tasks.some(({ id }) => id === exit?.id) ?? false
  return exit && isAnswered ? exit : null
}

/** The exit ticket with its new question; null where it stays. */
function newExit({ target: { doc }, parts }: Given): { now: Task; next: Task } | null {
  const now = exitTaskOf(doc)
  const wire = parts[EXIT]?.task
  if (now === null || wire === undefined) return null
  const read = taskFigure(wire)
  const figure = read.state === 'drawn' ? read.figure : null
  return { now, next: toTask(read.wire, now.id, now.level, figure) }
}

/** The questions of a finished plan. Their ids tell the step they belong to. */
function questionsOf({ doc }: RedoPlan, exit: ReturnType<typeof newExit>): Question[] {
  const uses = ['example', 'together', 'practice', 'exit'] as const
  return (planSection(doc, 'answers')?.tasks ?? []).map((task) => ({
    ...(exit?.now.id === task.id ? exit.next : task),
    use: uses.find((use) => task.id.startsWith(use)) ?? 'practice',
  }))
}

const tasksOf = (given: Given): Task[] =>
  questionsOf(given.target, newExit(given)).map(({ use: _, ...task }) => task)

/** The questions that stand in the steps of a finished plan. */
export function questionsShown(target: RedoPlan): Question[] {
  const steps = JSON.stringify(planSection(target.doc, 'phases')?.steps ?? [])
  return questionsOf(target, null).filter((one) => steps.includes(JSON.stringify(one.prompt).slice(1, -1)))
}

const saysIt = ({ teacher, pupils }: Phase, words: string) =>
  [...teacher, ...pupils].some((line) => line.includes(words))

/**
 * The steps with the new exit question in the step that asks it: the exit step, else the last one that says it. An earlier
 * step may ask the same, or hold its words within a longer question, and keeps its own.
 */
export function withExit(steps: readonly Phase[], { now, next }: { now: Task; next: Task }): Phase[] {
  const [was, is] = [describeTask(now), describeTask(next)]
  const other = (line: string) => line.replaceAll(was, () => is)
  const asks = (step: Phase) => saysIt(step, was)
  const exit = steps.findLastIndex((step) => step.kind === 'exit' && asks(step))
  const at = exit >= 0 ? exit : steps.findLastIndex(asks)
  return steps.map((step, index) =>
    index === at ? { ...step, teacher: step.teacher.map(other), pupils: step.pupils.map(other) } : step,
  )
}

function rebuiltPhases(now: Extract<PlanSection, { id: 'phases' }>, given: Given): PlanSection | null {
  const { parts, request } = given
  const exit = newExit(given)
  if (parts.phases) return phasesOf(parts.phases, questionsOf(given.target, exit), request.minutes)
  return exit && { ...now, steps: withExit(now.steps, exit) }
}

function rebuiltAssessment(
  now: Extract<PlanSection, { id: 'assessment' }>,
  given: Given,
): PlanSection | null {
  const exitTicket = newExit(given)?.next ?? now.exitTicket
  return { ...now, exitTicket, ...given.parts.assessment }
}

/** A section of a plan as it becomes with these parts. The program supplies minutes, and the questions where they are not new. */
export function rebuilt(now: PlanSection, given: Given): PlanSection | null {
  const { parts, request } = given
  if (now.id === 'header')
    return { ...now, title: BUILD.header({ ...given, parts })?.title ?? now.title, minutes: request.minutes }
  if (!parts.questions) {
    if (now.id === 'phases') return rebuiltPhases(now, given)
    if (now.id === 'assessment') return rebuiltAssessment(now, given)
    if (now.id === 'answers') return { ...now, tasks: tasksOf(given) }
  }
  // New questions come with an exit ticket; how its answers are sorted may stay as it is.
  if (now.id === 'assessment' && !parts.assessment)
    return BUILD.assessment({ ...given, parts: { ...parts, assessment: now } })
  return isBuilt(now.id) ? BUILD[now.id]({ ...given, parts }) : null
}
