import type { ResourceSection } from '../../resource.ts'
import type { Written } from './not-done.ts'

const ASKED = /\b(?:word|story)[- ]problems?\b/i
/** The words that even a short problem with people or things in it has. */
const MIN_WORDS = 9
/** A short story or two may look like none. */
const NEARLY_ALL = 0.8

const isProblem = (prompt: string) => (prompt.match(/\p{L}{2,}/gu) ?? []).length >= MIN_WORDS

/** Says that the questions of a sheet are bare sums where word problems were asked for. */
export function wordProblemsMissed({ lesson: { approach, request }, sections }: Written): string[] {
  const isMaths = approach.kind === 'topic' && approach.computed
  if (!isMaths || request.understood.want === 'lesson plan' || !ASKED.test(request.topic)) return []
  const tasks = (sections as readonly ResourceSection[]).flatMap((section) =>
    'tasks' in section ? section.tasks : [],
  )
  const problems = tasks.filter(({ prompt }) => isProblem(prompt)).length
  if (tasks.length === 0 || problems >= NEARLY_ALL * tasks.length) return []
  return [
    problems === 0
      ? 'You asked for word problems. I have none on this practice yet: these are questions without a story.'
      : `You asked for word problems. Only ${problems} of these ${tasks.length} questions have a story.`,
  ]
}
