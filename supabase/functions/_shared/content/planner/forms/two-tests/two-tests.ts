import type { Kit } from '../../../kit.ts'
import type { TaskPage } from '../../../resource.ts'
import { LEVELS, type Level, type Task } from '../../../task.ts'
import { draftOf } from '../../kits/kit-topic.ts'
import type { Lesson, TopicApproach } from '../../prepare/lesson.ts'
import { makeTasks, questionKey } from '../../prepare/make-tasks.ts'
import { kindOf } from '../../prepare/question-kind.ts'
import { formPage, type MadeForm } from '../made-form.ts'

/** How many questions of each level one test has; a number that was asked for is spread in the same way. */
const USUAL: Readonly<Record<Level, number>> = { support: 3, core: 4, extension: 3 }
const ALL_USUAL = 10
const MOST = 20
const FEWEST = 3

type Pair = readonly [before: Task[], after: Task[]]

const counts = (wanted: number): Record<Level, number> => {
  const end = Math.round((wanted * USUAL.support) / ALL_USUAL)
  return { support: end, core: wanted - 2 * end, extension: end }
}

/** Two tests of the same kinds of question in the same order, with other numbers or words. */
function ofTopic(lesson: Lesson, { topic }: TopicApproach, wanted: number): Pair {
  const used = new Set<string>()
  const shares = counts(wanted)
  const made = (level: Level, prefix: string) =>
    makeTasks(lesson, { topic, level, count: shares[level], used, prefix: `${prefix}-${level}-` })
  const pairs = LEVELS.map((level) => [made(level, 'before'), made(level, 'after')] as const)
  const asked = new Set<string>()
  // A short list runs out of questions: none is asked twice.
  const fresh = (tasks: readonly Task[]) =>
    tasks.filter((task) => !asked.has(questionKey(task)) && asked.add(questionKey(task)))
  const before = pairs.map(([one]) => fresh(one))
  const after = pairs.map(([, other]) => fresh(other))
  const lengths = before.map((tasks, at) => Math.min(tasks.length, after[at]?.length ?? 0))
  const cut = (all: Task[][]) => all.flatMap((tasks, at) => tasks.slice(0, lengths[at]))
  return [cut(before), cut(after)]
}

/** The questions of a lesson of the bank, dealt out in turn, so that both tests have as many of each level. */
function ofKit({ practice, text }: Kit): Pair {
  if (text !== null) return [[], []]
  const tasks = LEVELS.map((level) =>
    practice[level].map((question, at): Task => ({ id: `test-${level}-${at}`, level, ...draftOf(question) })),
  )
  const half = (rest: number) =>
    tasks.flatMap((level) =>
      level.slice(0, 2 * Math.floor(level.length / 2)).filter((_, at) => at % 2 === rest),
    )
  return [half(0), half(1)]
}

const page = (id: 'core' | 'extension', heading: string, tasks: Task[]): TaskPage => ({
  ...formPage(
    'Work on your own, without help. Show how you know.',
    [{ kind: 'heading', text: heading }],
    tasks,
  ),
  id: `tasks-${id}`,
  level: id,
})

/** True where each question of one test has one of the same kind in the same place of the other. */
const areAlike = (before: readonly Task[], after: readonly Task[]) =>
  before.every((task, at) => {
    const other = after[at]
    return other !== undefined && kindOf(other) === kindOf(task)
  })

const comparing = (isAlike: boolean, total: number): string[] => [
  isAlike
    ? 'Question by question the two tests ask for the same kind of thing with other numbers or words, so question 1 can be compared with question 1.'
    : 'The two tests have as many questions of each level on the same matter, but not the same question twice: compare the totals, not question by question.',
  'Give test A before the first lesson and do not go over its answers with the class. Give test B after the last, in the same time and with the same things allowed.',
  `Write for each student: A out of ${total}, B out of ${total}, and B minus A. Look at the questions that were wrong in both: that is what to teach again in a small group.`,
  `A difference of one mark is too small to say anything. A student who had nearly all of test A right needs the extension, not the unit.`,
]

/** A test before a unit and another like it after, with a note on how to compare them; null where too few questions are known. */
export function twoTests(lesson: Lesson): MadeForm | null {
  const { approach, request } = lesson
  if (approach.kind !== 'topic') return null
  const { count } = request.understood
  const { kit } = approach.topic
  const wanted = Math.min(MOST, Math.max(FEWEST, count ?? ALL_USUAL))
  const [before, after] = kit ? ofKit(kit) : ofTopic(lesson, approach, wanted)
  if (before.length < FEWEST) return null
  return {
    form: 'Before and after tests',
    pages: [page('core', 'Test A: before', before), page('extension', 'Test B: after', after)],
    labels: ['Test A: before', 'Test B: after'],
    key: [
      { kind: 'heading', text: 'Comparing the two tests' },
      { kind: 'list', ordered: false, items: comparing(areAlike(before, after), before.length) },
      {
        kind: 'table',
        head: ['Student', 'A: before', 'B: after', 'B − A', 'Wrong in both'],
        rows: Array.from({ length: 5 }, () => ['', '', '', '', '']),
      },
    ],
    notDone:
      count !== null && before.length < count
        ? [`You asked for ${count} questions; ${before.length} could be made for each test.`]
        : [],
    note: `There are two tests of ${before.length} questions each, one for before and one for after. How to compare them is on the teacher page, with the answers to both.`,
  }
}
