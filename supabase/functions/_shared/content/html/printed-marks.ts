import type { Task } from '../task.ts'

const PRINTED = /\s\((\d+) marks?\)$/

type Printed = Pick<Task, 'prompt'>

/** The marks of a test: those behind its questions, or one for each question without any. */
export const totalMarks = (tasks: readonly Printed[]): number =>
  tasks.reduce((sum, { prompt }) => sum + Number(PRINTED.exec(prompt)?.[1] ?? 1), 0)

/** True where the marks of the questions are printed behind them. */
export const hasMarks = (tasks: readonly Printed[]): boolean =>
  tasks.some(({ prompt }) => PRINTED.test(prompt))
