import type { Space, Task } from '../../../task.ts'

/** The seconds that an answer takes to write, by the room that is left for it. */
const WRITING: Record<Space, number> = {
  none: 5,
  blank: 8,
  line: 12,
  lines: 60,
  long: 180,
  box: 45,
  draw: 120,
}
/** A child reads so many letters in a second; the first classes read half as many. */
const LETTERS_A_SECOND = 9
const THINKING = 6
const THINKING_WITH_STEPS = 20
/** A question without one right answer has to be thought about and put into words. */
const OPEN = 25
const LAST_YEAR_OF_SLOW_READING = 2

/** Estimates the seconds that one question takes: to read it, to think and to write the answer. */
export function secondsFor({ prompt, answer, space, figure, working, choices }: Task, year: number): number {
  const isSlow = year <= LAST_YEAR_OF_SLOW_READING
  const read = (prompt.length + (choices ?? []).join(' ').length) / (LETTERS_A_SECOND / (isSlow ? 2 : 1))
  const think = working !== null && prompt.length > 20 ? THINKING_WITH_STEPS : THINKING
  const open = answer.startsWith('Look for: ') ? OPEN : 0
  const look = figure === null ? 0 : 8
  return read + think + open + look + (choices === undefined ? WRITING[space] : 5) * (isSlow ? 1.5 : 1)
}

/** The whole minutes that a list of questions takes, at least one. */
export const minutesFor = (tasks: readonly Task[], year: number): number =>
  Math.max(1, Math.round(tasks.reduce((sum, task) => sum + secondsFor(task, year), 0) / 60))
