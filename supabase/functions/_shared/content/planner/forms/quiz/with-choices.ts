import type { Task } from '../../../task.ts'
import type { Random } from '../../random.ts'
import { nearAnswers, shapeOf } from './near-answers.ts'
import { wrongOptions } from './wrong-options.ts'

/** A question with its options in mixed order, or null where too few wrong answers are certain. */
export function withChoices(
  task: Task,
  others: readonly string[],
  count: number,
  random: Random,
): Task | null {
  const near = wrongOptions(task, nearAnswers(task.answer, task.check))
  // An option that is written in another way gives itself away.
  const alike = others.filter((other) => shapeOf(other) === shapeOf(task.answer))
  const options = near.length >= count - 1 ? near : wrongOptions(task, [...near, ...random.shuffle(alike)])
  if (options.length < count - 1) return null
  return {
    ...task,
    space: 'none',
    choices: random.shuffle([task.answer, ...options.slice(0, count - 1)]),
  }
}

/** The heading above the key by letter. */
export const KEY_BY_LETTER = 'Key by letter'

/** The key by letter: "1 B · 2 D". */
export function keyByLetter(tasks: readonly Task[]): string {
  return tasks
    .map(({ choices = [], answer }, at) => `${at + 1} ${String.fromCharCode(65 + choices.indexOf(answer))}`)
    .join(' · ')
}
