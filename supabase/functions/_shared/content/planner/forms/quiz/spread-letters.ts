import type { Task } from '../../../task.ts'
import { makeRandom } from '../../random.ts'

const lettersOf = (options: number) => Array.from({ length: options }, (_, at) => at)

/** The place of the right answer among the options: every letter has its turn before one comes again, in an order by lot. */
function placeFor(turn: number, options: number, draftCode: string): number {
  const round = Math.floor(turn / options)
  const order = makeRandom(`${draftCode} letters ${options} ${round}`).shuffle(lettersOf(options))
  return order[turn % options] ?? 0
}

function withAnswerAt(task: Task, choices: readonly string[], place: number): Task {
  const wrong = choices.filter((choice) => choice !== task.answer)
  return { ...task, choices: [...wrong.slice(0, place), task.answer, ...wrong.slice(place)] }
}

/**
 * The same questions with the right answers spread over the letters, so that no letter is missing in a quiz and none is
 * right three times running. More questions leave those before them as they are.
 */
export function spreadLetters(tasks: readonly Task[], draftCode: string): Task[] {
  const turns = new Map<number, number>()
  return tasks.map((task) => {
    const { choices } = task
    if (choices === undefined) return task
    const turn = turns.get(choices.length) ?? 0
    turns.set(choices.length, turn + 1)
    return withAnswerAt(task, choices, placeFor(turn, choices.length, draftCode))
  })
}
