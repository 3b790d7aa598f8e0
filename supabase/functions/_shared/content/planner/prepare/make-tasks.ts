import { PUPIL_NAMES } from '../../data/names.data.ts'
import { describeTask } from '../../describe-task.ts'
import type { Level, Task } from '../../task.ts'
import type { NumberSet } from '../../understood.ts'
import { denominatorsOf, isOpen, keepsTo } from '../maths/keeps-to.ts'
import { wasUsedBefore } from '../read/follow-up.ts'
import type { Draft, Topic } from '../topic.ts'
import type { Lesson } from './lesson.ts'
import { topicOfPart } from './part-of-level.ts'
import { operationsDue, partOfTurn } from './part-of-turn.ts'
import { thingsAt } from './places/things-at.ts'
import { demandOf, kindOf } from './question-kind.ts'

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
const TRIES = { open: 48, limited: 200 }

/** Tries for the part whose turn it is, before a question about any of the named parts is taken. */
const PATIENCE = 60
/** Tries in which the same kind of question is asked for, before another has its turn. */
const TRIES_A_KIND = 6
/** So many questions of one level are a drill: stories would take more paper than there is. */
const DRILL = 15
/** Questions looked at for one that is not asked in the words of another. */
const CHOICE = 4
/** Many more are looked at where a level has no step left to go: the largest or smallest numbers are taken then. */
const CHOICE_AT_END = 16

/**
 * A sheet made harder has no harder step on its top page, and one made easier no easier one on its first. Questions of a
 * list are not harder for their numbers, so they stay.
 */
function choiceFor({ request, approach }: Lesson, level: Level): number {
  const step = 1 + REACH[level] + request.harder
  const isComputed = approach.kind === 'topic' && approach.computed
  return isComputed && (step > 2 || step < 0) ? CHOICE_AT_END : CHOICE
}

/** True where a question is about the part whose turn it is, or where no parts were named. */
function hasTurn(made: Draft, { denominators }: NumberSet): boolean {
  if (denominators === undefined || typeof denominators === 'string') return true
  return denominators.some((part) => denominatorsOf(made).includes(part))
}

/** Every question of a level is made with the same year, step and limits. */
function makingFor({ request, random, theme }: Lesson, level: Level, numbers: NumberSet) {
  const year = Math.max(1, Math.min(8, request.year))
  const reach = Math.max(0, Math.min(9, year + REACH[level] + request.harder))
  const step = Math.max(0, Math.min(2, 1 + REACH[level] + request.harder)) as 0 | 1 | 2
  return { year, level, reach, random, theme, step, goal: '', numbers, said: request.topic }
}

/** A wrong answer to be mended, which stands after the same question. */
const WRONG_ANSWER = / \S+ answers “[^”]*”, which is not right\. What is the right answer\?$/

/** How a question is known among those of a document: as it is printed, and with whatever child’s name or wrong answer. */
const keysOf = (made: Draft, name: string): readonly [key: string, nameless: string] => {
  const prompt = made.prompt.replace(WRONG_ANSWER, '')
  return [questionKey({ ...made, prompt }), questionKey({ ...made, prompt: prompt.replaceAll(name, '') })]
}

/** A question with the words in which a teacher models it. */
export interface Modelled extends Task {
  aloud?: readonly string[]
}

/** A question as it is printed: its modelling is for the lesson step only. */
export const asPrinted = ({ aloud: _, ...task }: Modelled): Task => task

/** The questions drawn so far, and how many are asked in the same words. */
interface Drawn {
  tasks: Modelled[]
  keys: Set<string>
  kinds: Map<string, number>
}

/** The places that are rounded to decide together how large the numbers are, whichever has its turn. */
const withAllPlaces = (set: NumberSet, { roundTo }: NumberSet): NumberSet =>
  roundTo === undefined ? set : { ...set, roundTo }

interface Candidate {
  made: Draft
  /** How many questions of its kind there are already. */
  times: number
}

/** A kind that was asked less often comes first; of the same kind support takes the smaller numbers and extension the larger. */
function better(now: Candidate | null, other: Candidate, level: Level): Candidate {
  if (now === null || other.times < now.times) return other
  if (level === 'core' || other.times > now.times || kindOf(other.made) !== kindOf(now.made)) return now
  const isLarger = demandOf(other.made) > demandOf(now.made)
  return isLarger === (level === 'extension') ? other : now
}

/** One more question, or null where none was found before the tries ran out. */
function drawOne(lesson: Lesson, wanted: TasksWanted, numbers: NumberSet, drawn: Drawn, tries: Tries) {
  const { topic, level, used, before = 0 } = wanted
  const at = drawn.tasks.length
  const name = tries.names[at % tries.names.length] ?? 'Aroha'
  const due = operationsDue(drawn.tasks, numbers)
  const turned = partOfTurn(numbers, before + at)
  const part = due.length === 0 ? turned : { ...turned, operations: due }
  const theme = thingsAt(lesson.theme, before + at)
  const choice = choiceFor(lesson, level)
  let best: Candidate | null = null
  for (let stuck = 0, seen = 0; tries.left > 0 && seen < choice; stuck++) {
    const isLate = --tries.left < tries.most / 3
    const set = stuck < PATIENCE ? part : numbers
    const turn = before + at + Math.floor(stuck / TRIES_A_KIND)
    const making = { ...makingFor(lesson, level, withAllPlaces(set, numbers)), theme, name, turn }
    const made = topic.draft(making)
    const [key, nameless] = keysOf(made, name)
    if (drawn.keys.has(key) || (!isLate && (drawn.keys.has(nameless) || used.has(key)))) continue
    if (tries.left > (tries.most * 2) / 3 && wasUsedBefore(lesson.request.follows, describeTask(made)))
      continue
    if (!keepsTo(made, set) || !hasTurn(made, set)) continue
    if (wanted.count > DRILL && !isLate && made.space === 'lines') continue
    seen++
    best = better(best, { made, times: drawn.kinds.get(kindOf(made)) ?? 0 }, level)
    if (best.times === 0 && level === 'core') break
  }
  return best === null ? null : { made: best.made, keys: keysOf(best.made, name) }
}

interface Tries {
  names: readonly string[]
  most: number
  left: number
}

function drawTasks(lesson: Lesson, wanted: TasksWanted, numbers: NumberSet): Modelled[] {
  const { level, count, used, prefix } = wanted
  const most = count * (isOpen(numbers) ? TRIES.open : TRIES.limited)
  const tries: Tries = { names: lesson.random.shuffle(PUPIL_NAMES), most, left: most }
  const drawn: Drawn = { tasks: [], keys: new Set(), kinds: new Map() }
  while (drawn.tasks.length < count) {
    const one = drawOne(lesson, wanted, numbers, drawn, tries)
    if (one === null) break
    const [key, nameless] = one.keys
    drawn.keys.add(key).add(nameless)
    used.add(key)
    drawn.kinds.set(kindOf(one.made), (drawn.kinds.get(kindOf(one.made)) ?? 0) + 1)
    drawn.tasks.push({ id: `${prefix}${drawn.tasks.length + 1}`, level, ...one.made })
  }
  return drawn.tasks
}

/** The questions of a level for which a part of the class was named are those of its own work. */
function ofPart(lesson: Lesson, wanted: TasksWanted): { lesson: Lesson; wanted: TasksWanted } {
  const { approach, request } = lesson
  const own = approach.kind === 'topic' && approach.topic.id === wanted.topic.id
  const work = own ? topicOfPart(lesson, wanted.level) : null
  if (work === null) return { lesson, wanted }
  const { year, numbers, topic } = work
  const understood = { ...request.understood, numbers, parts: [] }
  const harder = request.harder - REACH[wanted.level]
  return {
    lesson: { ...lesson, request: { ...request, year, harder, understood } },
    wanted: { ...wanted, topic },
  }
}

/**
 * Makes different questions of one level, inside the numbers asked for where the topic has such questions. Questions
 * already used elsewhere are passed over while there are others, and none repeats within the answer, so a short list may
 * give fewer than were wanted.
 */
export const makeTasks = (given: Lesson, asked: TasksWanted): Task[] =>
  makeModelled(given, asked).map(asPrinted)

/** The same questions, each with how it is modelled where its maker says so. */
export function makeModelled(given: Lesson, asked: TasksWanted): Modelled[] {
  const { lesson, wanted } = ofPart(given, asked)
  const { approach, request } = lesson
  // Of several topics each keeps to the numbers that are its own.
  const isLimited = approach.kind === 'topic' && approach.computed && !wanted.topic.isMixed
  const tasks = isLimited ? drawTasks(lesson, wanted, request.understood.numbers) : []
  return tasks.length > 0 || wanted.count === 0 ? tasks : drawTasks(lesson, wanted, {})
}

/** Lessons from this many minutes on have time to model two questions. */
const TIME_FOR_TWO = 40
const LAST_TURN = 4

/** The words of a think-aloud without its numbers: two questions with the same words are solved in the same way. */
const wayOf = ({ aloud = [] }: Modelled) => aloud.join(' ').replace(/\d[\d,.]*/g, '#')

/** A second question to model where the topic has one that is solved in another way, such as the other of two formulas. */
export function secondExample(
  lesson: Lesson,
  topic: Topic,
  first: Modelled | null,
  used: Set<string>,
): Modelled | null {
  if (!first?.aloud || topic.activity || lesson.request.minutes < TIME_FOR_TWO) return null
  for (let before = 1; before <= LAST_TURN; before++) {
    const seen = new Set(used)
    const wanted = { topic, level: 'core' as const, count: 1, used: seen, prefix: 'example-two-', before }
    const [other] = makeModelled(lesson, wanted)
    if (other?.aloud && wayOf(other) !== wayOf(first)) return other
  }
  return null
}
