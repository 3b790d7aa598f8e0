import { PUPIL_NAMES } from '../../data/names.data.ts'
import { describeTask } from '../../describe-task.ts'
import type { Level, Task } from '../../task.ts'
import type { NumberSet } from '../../understood.ts'
import { denominatorsOf, isOpen, keepsTo } from '../maths/keeps-to.ts'
import { wasUsedBefore } from '../read/follow-up.ts'
import type { Draft, Topic } from '../topic.ts'
import type { Lesson } from './lesson.ts'

/** Two questions with the same key look the same to a pupil. */
export const questionKey = ({ prompt, figure }: Pick<Task, 'prompt' | 'figure'>) =>
  `${prompt}|${JSON.stringify(figure)}`

const REACH: Record<Level, number> = { support: -1, core: 0, extension: 1 }

interface TasksWanted {
  topic: Topic
  level: Level
  count: number
  /** Keys of the questions asked elsewhere in the document; the new ones are added. */
  used: Set<string>
  /** Stands before the number in each id. */
  prefix: string
  /** Questions of the same list that were made before, so that the kinds of question go on taking turns. */
  before?: number
}

/** A set that is hard to draw needs more tries than an open one. */
const TRIES = { open: 24, limited: 160 }

/** Questions passed over while another of several named parts has its turn. */
const PATIENCE = 40

/** True where a question is about the part whose turn it is, or where no parts were named. */
function hasTurn(made: Draft, { denominators }: NumberSet, at: number): boolean {
  if (denominators === undefined || typeof denominators === 'string') return true
  const part = denominators[at % denominators.length]
  return part === undefined || denominatorsOf(made).includes(part)
}

/** Every question of a level is made with the same year, step and limits. */
function makingFor({ request, random, theme }: Lesson, level: Level, numbers: NumberSet) {
  const year = Math.max(1, Math.min(8, request.year))
  const reach = Math.max(0, Math.min(9, year + REACH[level] + request.harder))
  const step = Math.max(0, Math.min(2, 1 + REACH[level] + request.harder)) as 0 | 1 | 2
  return { year, level, reach, random, theme, step, goal: '', numbers, said: request.topic }
}

function drawTasks(lesson: Lesson, wanted: TasksWanted, numbers: NumberSet): Task[] {
  const { topic, level, count, used, prefix, before = 0 } = wanted
  const { request, random } = lesson
  const names = random.shuffle(PUPIL_NAMES)
  const making = makingFor(lesson, level, numbers)
  const most = count * (isOpen(numbers) ? TRIES.open : TRIES.limited)
  const tasks: Task[] = []
  const mine = new Set<string>()
  let passedOver = 0
  for (let tries = 0; tasks.length < count && tries < most; tries++) {
    const name = names[tasks.length % names.length] ?? 'Aroha'
    const turn = before + tasks.length + Math.floor(tries / 12)
    const made = topic.draft({ ...making, name, turn })
    const key = questionKey(made)
    // The same question with another child's name is passed over as long as there are others.
    const nameless = questionKey({ ...made, prompt: made.prompt.replaceAll(name, '') })
    const usedBefore = tries < most / 3 && wasUsedBefore(request.follows, describeTask(made))
    const isAlike = mine.has(nameless) && tries < (most * 2) / 3
    if (mine.has(key) || isAlike || usedBefore || (used.has(key) && tries < (most * 2) / 3)) continue
    if (!keepsTo(made, numbers)) continue
    // Of several parts that were named, each has its turn.
    if (!hasTurn(made, numbers, tasks.length) && passedOver++ < PATIENCE) continue
    passedOver = 0
    mine.add(key).add(nameless)
    used.add(key)
    tasks.push({ id: `${prefix}${tasks.length + 1}`, level, ...made })
  }
  return tasks
}

/**
 * Makes different questions of one level, inside the numbers asked for where the topic has such questions. Questions
 * already used elsewhere are passed over while there are others, and none repeats within the answer, so a short list may
 * give fewer than were wanted.
 */
export function makeTasks(lesson: Lesson, wanted: TasksWanted): Task[] {
  const { approach, request } = lesson
  const isComputed = approach.kind === 'topic' && approach.computed
  const tasks = isComputed ? drawTasks(lesson, wanted, request.understood.numbers) : []
  return tasks.length > 0 || wanted.count === 0 ? tasks : drawTasks(lesson, wanted, {})
}
