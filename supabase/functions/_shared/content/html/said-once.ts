import type { PlanSection } from '../lesson-plan.ts'

/* What a plan or a key says twice is printed once: the room is worth more to a teacher than the repetition. */

/** What to do about a misconception, or the step that tells it word for word. */
export function moveOrStep(move: string, all: readonly PlanSection[]): string {
  const steps = all.flatMap((section) => (section.id === 'phases' ? section.steps : []))
  const step = steps.find(({ teacher }) => teacher.some((line) => line.endsWith(move)))
  return step === undefined ? move : `see “${step.name}”.`
}

const UNTIL = /, until they can say: I can (.+)\.$/

/** The work of most, without the success criterion that stands at the head of the plan already. */
export function withoutCriterion(core: string, all: readonly PlanSection[]): string {
  const criteria = all.flatMap((section) => (section.id === 'learning-intention' ? section.criteria : []))
  const named = UNTIL.exec(core)?.[1]
  return named !== undefined && criteria.includes(named) ? core.replace(UNTIL, '.') : core
}

/** A shorter order is no burden in each row. */
const LEAST_LETTERS = 20

/** The order with which all questions begin, such as `Put in the speech marks: `, or nothing where they begin otherwise. */
export function sharedOrder(prompts: readonly string[]): string {
  const order = /^[^:]+: /.exec(prompts[0] ?? '')?.[0] ?? ''
  const isShared = prompts.length > 2 && prompts.every((prompt) => prompt.startsWith(order))
  return isShared && order.length >= LEAST_LETTERS ? order : ''
}
