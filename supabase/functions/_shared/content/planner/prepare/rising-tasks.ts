import { LEVELS, type Level, type Task } from '../../task.ts'
import type { LevelCounts } from '../../understood.ts'
import type { Topic } from '../topic.ts'
import type { Lesson } from './lesson.ts'
import { makeTasks, questionKey } from './make-tasks.ts'
import { easyToHard } from './question-kind.ts'

const SHARE_OF_AN_END = 0.3

/** A count spread over the three levels: 20 is 6, 8 and 6. */
export function spread(count: number): Record<Level, number> {
  const end = count < LEVELS.length ? 0 : Math.max(1, Math.round(count * SHARE_OF_AN_END))
  return { support: end, core: count - 2 * end, extension: end }
}

interface Rising {
  topic: Topic
  count: number
  /** Keys of the questions asked elsewhere in the document; the new ones are added. */
  used: Set<string>
  /** How many of each level, where that was asked for. */
  shares?: LevelCounts | undefined
}

/**
 * So many different questions in one list that rises in difficulty. Where a level has too few, the others give more; the
 * list stays shorter where the numbers asked for allow no more.
 */
export function risingTasks(lesson: Lesson, { topic, count, used, shares: asked }: Rising): Task[] {
  const shares = asked ? { support: 0, core: 0, extension: 0, ...asked } : spread(count)
  const keys = new Set<string>()
  const made = new Map<Level, Task[]>(LEVELS.map((level) => [level, []]))
  const total = () => [...made.values()].reduce((sum, tasks) => sum + tasks.length, 0)
  const add = (level: Level, wanted: number, prefix: string) => {
    const fresh = makeTasks(lesson, { topic, level, count: wanted, used, prefix, before: total() }).filter(
      (task) => {
        // A sum with a picture beside it is the same sum; without numbers the picture is what is asked about.
        const key = /\d/.test(task.prompt) ? `${task.prompt}|${task.answer}` : questionKey(task)
        return keys.has(key) ? false : keys.add(key)
      },
    )
    made.get(level)?.push(...fresh)
  }
  for (const level of LEVELS) add(level, shares[level], `${level}-`)
  for (const level of ['core', 'extension', 'support'] as const)
    if (total() < count) add(level, count - total(), `${level}-more-`)
  return LEVELS.flatMap((level) => easyToHard(made.get(level) ?? [])).slice(0, count)
}
