import { recompute } from '../../../checks/recompute.ts'
import type { Task } from '../../../task.ts'

/** The size of a fraction or number, to keep two ways of writing one value apart. */
function sizeOf(answer: string): number | string {
  const [, top, bottom] = /^(\d+)\/(\d+)$/.exec(answer) ?? []
  if (top !== undefined) return Number(top) / Number(bottom)
  const number = Number(answer.replace(/[$,%\s]/g, ''))
  return answer.trim() === '' || Number.isNaN(number) ? answer.toLowerCase() : number
}

/** Options that are certainly wrong, each of another size than the others. */
export function wrongOptions(task: Task, candidates: readonly string[]): string[] {
  const sizes = new Set([sizeOf(task.answer)])
  return candidates.filter((candidate) => {
    const size = sizeOf(candidate)
    if (sizes.has(size) || recompute({ answer: candidate, check: task.check }) !== 'wrong') return false
    sizes.add(size)
    return true
  })
}
