import type { Kit } from '../../../kit.ts'
import type { Task } from '../../../task.ts'
import type { Random } from '../../random.ts'

/** The questions of a kit with so many options each, in the kit's order. A kit has three wrong options for each. */
export function kitQuestions(kit: Kit, count: number, options: number, random: Random): Task[] {
  return kit.choices.slice(0, count).map(({ prompt, answer, wrong }, at) => ({
    id: `q${at + 1}`,
    level: 'core',
    prompt,
    figure: null,
    space: 'none',
    choices: random.shuffle([answer, ...wrong.slice(0, options - 1)]),
    answer,
    working: null,
    check: null,
  }))
}
