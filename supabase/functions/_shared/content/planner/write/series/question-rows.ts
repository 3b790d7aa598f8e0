import { describeTask } from '../../../describe-task.ts'
import type { Level, Task } from '../../../task.ts'
import { capital } from '../../capital.ts'
import { makersForSet } from '../../maths/makers-for-set.ts'
import { topicWith } from '../../maths/practices.ts'
import { MATHS_TOPICS } from '../../maths/topics.ts'
import type { Lesson, TopicApproach } from '../../prepare/lesson.ts'
import { makeTasks } from '../../prepare/make-tasks.ts'
import { kindOf } from '../../prepare/question-kind.ts'
import { makeRandom } from '../../random.ts'
import { topicWords } from '../../read/topic-words.ts'
import { saysTopic } from '../../read/words/stem.ts'
import type { Topic } from '../../topic.ts'
import type { Row } from './kit-rows.ts'

/** What one lesson of a week is about: its name, and the questions it is made from. */
interface Focus {
  name: string
  topic: Topic
}

/** The practices of a whole topic in the year of the class, in the order in which the topic teaches them. */
function practicesIn(
  { topic }: TopicApproach,
  { year, understood, topic: said }: Lesson['request'],
): Focus[] {
  const whole = MATHS_TOPICS.find(({ id }) => id === topic.id)
  // One word names a whole topic, also where the year has a practice of that name.
  const word = topicWords(said).trim()
  const isWhole = topic.title === topic.family || (!word.includes(' ') && saysTopic(whole?.title ?? '', word))
  if (whole === undefined || !isWhole) return []
  const { numbers } = understood
  const ofYear = whole.practices.filter((practice) => {
    const { years, isOnlyNamed } = practice
    const isOfYear = !isOnlyNamed && year >= years[0] && year <= years[1]
    return isOfYear && makersForSet(whole, [practice], { year, goal: '', numbers })?.isBeside !== true
  })
  return ofYear.map((practice) => ({
    name: practice.title,
    topic: topicWith(whole, [practice], '', { year, numbers }),
  }))
}

/** What is new where one practice is taught for a week: another kind of question, or the same with harder numbers. */
const KINDS: readonly (readonly [says: RegExp, name: string])[] = [
  [/missing number|□/i, 'missing numbers'],
  [/\bwrote\b|\bsays\b|\bthinks\b|\banswers\b|true or false/i, 'mistakes: find them and mend them'],
  [/^(?!.*(?:=|____))(?:\S+\s+){11,}.*\?$/s, 'stories and problems'],
]

const SIGNS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/^[^+−×÷]*\+[^+−×÷]*$/, 'adding'],
  [/^[^+−×÷]*−[^+−×÷]*$/, 'subtracting'],
  [/^[^+−×÷]*×[^+−×÷]*$/, 'multiplying'],
  [/^[^+−×÷]*÷[^+−×÷]*$/, 'dividing'],
]

const BOTH =
  /^(?:adding and subtracting|addition and subtraction|multiplying and dividing|multiplication and division)/

const nameOf = ({ prompt }: Task, title: string) => {
  const other = KINDS.find(([says]) => says.test(prompt))?.[1]
  const sign = SIGNS.find(([signs]) => signs.test(prompt))?.[1]
  return other ?? (sign === undefined ? title : title.replace(BOTH, sign))
}

const LEVEL_OF: readonly Level[] = ['support', 'core', 'core', 'extension']
/** Questions looked at for one of a kind that the week has not had. */
const LOOKED_AT = 8

const told = (task: Task) => {
  const how = task.working ? `: ${task.working.replace(/[.\s]+$/, '')}` : ''
  return `${describeTask(task)} (${task.answer}${how})`
}

/** What the lessons before were about. */
interface Had {
  names: Map<string, number>
  kinds: Set<string>
  used: Set<string>
}

const MOST_OF_A_KIND = 3
const LONG_TITLE = 60

/** A lesson on more questions of one kind is named by the first of them. */
const likeThis = ({ prompt }: Task) =>
  `questions like “${prompt.length <= LONG_TITLE ? prompt : `${prompt.slice(0, LONG_TITLE).replace(/\s+\S*$/, '')} …`}”`

const rowOf = (
  { topic, name: ofPractice }: Focus,
  { block, name, title, activity }: { block: number; name: string; title: string; activity: string },
): Row => {
  const { walt, materials, criteria, misconceptions } = topic.teaching
  const trap = misconceptions[(block - 1) % misconceptions.length]
  return {
    title: capital(title),
    walt: ofPractice || name === topic.title ? walt : `${walt}: ${name}`,
    activity,
    materials: materials.slice(0, 3).join('; '),
    look: `I can ${criteria[(block - 1) % criteria.length]}.${trap ? ` A trap: ${trap.what}` : ''}`,
  }
}

/** One later lesson: what is new, an example with its answer, and how hard the last question is. */
function lessonOf(lesson: Lesson, focus: Focus, block: number, had: Had): Row[] {
  const { blocks, draftCode } = lesson.request
  const share = (block - 2) / Math.max(1, blocks - 2)
  const level = LEVEL_OF[Math.round(share * (LEVEL_OF.length - 1))] ?? 'core'
  const own = { ...lesson, random: makeRandom(`${draftCode} block ${block}`) }
  const made = (of: Level) =>
    makeTasks(own, {
      topic: focus.topic,
      level: of,
      count: LOOKED_AT,
      used: had.used,
      prefix: `block-${block}-`,
    })
  const nameFor = (task: Task) => focus.name || nameOf(task, focus.topic.title)
  const looked = made(level)
  const example =
    looked.find((task) => !had.names.has(nameFor(task))) ??
    looked.find((task) => !had.kinds.has(kindOf(task))) ??
    looked[0]
  if (example === undefined) return []
  const name = nameFor(example)
  const before = had.names.get(name) ?? 0
  // A fourth lesson of one kind would only repeat the third.
  if (before >= MOST_OF_A_KIND) return []
  had.names.set(name, before + 1)
  had.kinds.add(kindOf(example))
  const last = made('extension').find((task) =>
    focus.name ? kindOf(task) === kindOf(example) : nameFor(task) === name,
  )
  const hard = last ? `, the last as hard as ${told(last)}` : ''
  const end = block === blocks ? ' End with five questions, one from each lesson, without help.' : ''
  const activity = `Begin with two exit tickets of the lesson before. Show: ${told(example)}. Work on six of this kind${hard}.${end}`
  return [rowOf(focus, { block, name, title: before > 0 ? likeThis(example) : name, activity })]
}

function firstRow({ title }: Lesson, { topic }: TopicApproach): Row {
  const { walt, materials, criteria, misconceptions } = topic.teaching
  const [trap] = misconceptions
  return {
    title,
    walt,
    activity: topic.activity
      ? topic.activity.steps.join(' ')
      : 'The questions of “Lesson steps”, at three levels.',
    materials: materials.slice(0, 4).join('; '),
    look: `I can ${criteria[0]}.${trap ? ` A trap: ${trap.what}` : ''}`,
  }
}

/** What the second lesson is about where a whole topic is taught practice by practice; null where one practice goes on. */
export const secondFocus = (lesson: Lesson, approach: TopicApproach): Topic | null =>
  practicesIn(approach, lesson.request)[1]?.topic ?? null

/**
 * The lessons that are made of questions. A whole topic of mathematics is taught practice by practice; one practice goes on to other kinds of
 * question.
 */
export function questionRows(lesson: Lesson, approach: TopicApproach): Row[] {
  const focuses = approach.computed ? practicesIn(approach, lesson.request) : []
  const had: Had = { names: new Map([[approach.topic.title, 1]]), kinds: new Set(), used: new Set() }
  const same: Focus = { name: '', topic: approach.topic }
  const later = Array.from({ length: lesson.request.blocks - 1 }, (_, at) =>
    // Where the practices are used up, the whole topic goes on with other kinds of question.
    lessonOf(lesson, focuses[at + 1] ?? same, at + 2, had),
  ).flat()
  return [firstRow(lesson, approach), ...later]
}
