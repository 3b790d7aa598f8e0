import type { TaskPage } from '../../resource.ts'
import type { Task } from '../../task.ts'
import type { Lesson, TopicApproach } from './lesson.ts'
import { makeTasks, questionKey } from './make-tasks.ts'
import { demandOf, kindOf } from './question-kind.ts'

const MARK = 'Challenge: '
const MOST = 12
/** So many are made for each that is kept. */
const SPARE = 4

/** True for one of the harder questions that were asked for beside the others. */
export const isChallenge = ({ prompt }: Pick<Task, 'prompt'>): boolean => prompt.startsWith(MARK)

/** A sum without words asks for less than one with a gap, a mistake or a story. */
const isBare = ({ prompt }: Task) => /\d/.test(prompt) && !/\p{L}{3}/u.test(prompt)

/** Each kind of question once before any comes again, those with words first and the larger numbers of each. */
function hardest(tasks: readonly Task[]): Task[] {
  const falling = [...tasks].sort(
    (one, other) => Number(isBare(one)) - Number(isBare(other)) || demandOf(other) - demandOf(one),
  )
  const firsts = falling.filter((task, at) => falling.findIndex((one) => kindOf(one) === kindOf(task)) === at)
  return [...firsts, ...falling.filter((task) => !firsts.includes(task))]
}

/** Puts the harder questions that were asked for at the end of the last page. */
export function withChallenges(
  lesson: Lesson,
  { topic }: TopicApproach,
  pages: readonly TaskPage[],
): TaskPage[] {
  const { request } = lesson
  const count = Math.min(MOST, request.understood.challenges ?? 0)
  if (count === 0) return [...pages]
  const used = new Set(pages.flatMap(({ tasks }) => tasks.map(questionKey)))
  const before = new Set(used)
  const harder = { ...lesson, request: { ...request, harder: request.harder + 1 } }
  const made = makeTasks(harder, {
    topic,
    level: 'extension',
    count: count * SPARE,
    used,
    prefix: 'challenge-',
  })
  const tasks = hardest(made.filter((task) => !before.has(questionKey(task))))
    .slice(0, count)
    .map((task) => ({ ...task, prompt: `${MARK}${task.prompt}` }))
  return pages.map((page, at) =>
    at === pages.length - 1 ? { ...page, tasks: [...page.tasks, ...tasks] } : page,
  )
}
