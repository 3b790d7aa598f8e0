import type { Block } from '../../../blocks.ts'
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

interface Marked {
  mark: string
  tasks: readonly Task[]
}

/** The keys by letter of pages, each after the mark of its page: "▲ 1 B · 2 D." */
export const lettersOfPages = (pages: readonly Marked[]): string =>
  pages.map(({ mark, tasks }) => `${mark} ${keyByLetter(tasks)}.`.trim()).join(' ')

/** The blocks of a teacher page with the key by letter of these pages. */
export const lettersAgain = (blocks: readonly Block[], pages: readonly Marked[]): Block[] =>
  blocks.map((block, at) => {
    const before = blocks[at - 1]
    return before?.kind === 'heading' && before.text === KEY_BY_LETTER && block.kind === 'paragraph'
      ? { ...block, text: lettersOfPages(pages) }
      : block
  })
