import { numberWords } from '../../maths/number-words.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { makeTasks } from '../../prepare/make-tasks.ts'

const MAKE = 30
const MAX_PROMPT = 48
const MAX_ANSWER = 99

/** Sums of the topic whose whole answers are written in words: the clues of a crossword in mathematics. */
export function sumClues(lesson: Lesson): { answer: string; clue: string }[] {
  const { approach } = lesson
  if (approach.kind !== 'topic' || !approach.computed) return []
  const tasks = makeTasks(lesson, {
    topic: approach.topic,
    level: 'core',
    count: MAKE,
    used: new Set(),
    prefix: 'clue-',
  })
  const short = tasks.filter(
    ({ prompt, figure, answer, check }) =>
      check?.kind === 'value' &&
      figure === null &&
      prompt.length <= MAX_PROMPT &&
      /^\d{1,2}$/.test(answer) &&
      Number(answer) <= MAX_ANSWER,
  )
  const answers = short.map(({ answer }) => answer)
  return short
    .filter(({ answer }, at) => answers.indexOf(answer) === at)
    .map(({ prompt, answer }) => ({ answer: numberWords(Number(answer)), clue: prompt }))
}
