import type { WireTask } from '../forms/wire-parts.ts'
import { taskFigure } from './task-figure.ts'

interface WithTasks {
  task?: unknown
  tasks?: readonly { use?: string }[]
}

const hasFigure = (one: unknown): one is WireTask =>
  typeof one === 'object' && one !== null && 'figure' in one && 'proof' in one

/** The questions without which a part has no work for pupils. A lesson needs more than its exit ticket. */
function neededIn({ task, tasks }: WithTasks): readonly WireTask[] {
  const own = tasks?.filter(({ use }) => use !== 'exit') ?? [task]
  return own.every(hasFigure) ? own : []
}

/**
 * Why nothing is left of a part once its figures that cannot be drawn are gone with their questions, in a sentence for the
 * model; null where a question is left.
 */
export function emptiedBy(value: unknown): string | null {
  const found = neededIn(value as WithTasks).map(taskFigure)
  const broken = found.flatMap((one) => (one.state === 'broken' ? [one.why] : []))
  if (found.length === 0 || broken.length < found.length) return null
  return `no question is left, because our program cannot draw ${[...new Set(broken)].join('; ')}: declare figures as the rules say, or ask without them`
}
