import type { TaskPage } from '../../../resource.ts'
import { LEVELS, type Task } from '../../../task.ts'
import type { LessonRequest } from '../../read/request.ts'
import { marksAsked } from '../../read/words/tests/marks-asked.ts'

const MOST = 3
/** So many words of an answer are worth a mark more. */
const WORDS_A_MARK = 4

/** The most marks that a question is worth: what is chosen or said in a word is worth one. */
function mostOf({ answer, choices }: Task): number {
  if (choices !== undefined) return 1
  const words = answer.replace(/^Look for: /, '').split(/\s+/).length
  return Math.min(MOST, 1 + Math.floor(words / WORDS_A_MARK))
}

/** Gives the hardest questions and those with the longest answers more marks, until all make the number asked for or no question is worth more. */
function shareMarks(tasks: readonly Task[], wanted: number): Task[] {
  const marks = tasks.map(() => 1)
  const hardestFirst = tasks
    .map((task, at) => ({
      at,
      most: mostOf(task),
      rank: LEVELS.indexOf(task.level),
      length: task.answer.length,
    }))
    .sort((a, b) => b.rank - a.rank || b.length - a.length)
  let left = wanted - tasks.length
  for (let round = 2; round <= MOST; round++)
    for (const { at, most } of hardestFirst) {
      if (left <= 0 || most < round) continue
      marks[at] = round
      left -= 1
    }
  return tasks.map((task, at) => ({
    ...task,
    prompt: `${task.prompt} (${marks[at]} ${marks[at] === 1 ? 'mark' : 'marks'})`,
  }))
}

/** A test of fewer questions than marks says behind each question what it is worth. */
export function withMarks(pages: readonly TaskPage[], { kind, asked }: LessonRequest): TaskPage[] {
  const wanted = kind === 'assessment' ? marksAsked(asked) : null
  const [page] = pages
  if (wanted === null || page === undefined || pages.length > 1 || page.tasks.length >= wanted)
    return [...pages]
  return [{ ...page, tasks: shareMarks(page.tasks, wanted) }]
}
