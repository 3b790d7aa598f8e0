import { isNamed } from '../../prepare/choose-kit.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import type { OwnTopic } from '../../prepare/own-topic.ts'
import { saysTopic } from '../../read/words/stem.ts'
import type { Step, Steps } from '../step.ts'
import {
  GOAL_WITH_ANY_TOPIC,
  GOAL_WITH_TOPIC,
  QUESTIONS_IN_SETTING,
  QUESTIONS_ON_TOPIC,
  type TopicLines,
} from './own-topic.data.ts'
import { SCENES } from './scenes.data.ts'

/** The lines that fit a lesson: by its questions, else by its learning area. */
function linesFor({ approach, request }: Lesson, { role, about }: OwnTopic): TopicLines {
  if (approach.kind === 'topic' && !approach.topic.kit)
    return role === 'setting' || sceneIn(about) !== null ? QUESTIONS_IN_SETTING : QUESTIONS_ON_TOPIC
  const area = Object.keys(GOAL_WITH_TOPIC).find((name) => request.subject?.startsWith(name))
  return GOAL_WITH_TOPIC[area ?? ''] ?? GOAL_WITH_ANY_TOPIC
}

/** The scene that follows the name of a topic: “sharing lollies at a party”. Null where the words are the topic alone. */
function sceneIn(about: string): string | null {
  for (const { pattern } of SCENES) {
    const scene = pattern.exec(about)?.[1]
    if (scene !== undefined) return scene
  }
  return null
}

/** Words of a message about the lesson as a whole: what follows or stands before them is no name of a topic. */
const NAMES_THE_LESSON = /\b(?:lessons?|maths?|intro(?:duction)?|practical|hands[- ]on|using|with)\b/i

const told = (step: Step, line: string): Step =>
  line === '' ? step : { ...step, teacher: [...step.teacher, line] }

/** Pupils get the line as the last of their numbered tasks. */
const tasked = (step: Step, line: string): Step => ({
  ...step,
  pupils: [...step.pupils, `${step.pupils.filter((one) => /^\d+\. /.test(one)).length + 1}. ${line}`],
})

/** Where a number of questions was asked for, one more is for those who finish. */
function worked({ approach, request }: Lesson, step: Step, line: string): Step {
  const isCounted = approach.kind === 'topic' && request.understood.countsQuestions === true
  return isCounted
    ? told(step, `For those who finish: ${line.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}`)
    : tasked(step, line)
}

/**
 * True where the lesson's questions are on the teacher's topic already: computed questions without a goal were chosen by
 * these words, and other questions have a title that says all that the words say.
 */
function isTopicItself(own: OwnTopic, { approach, title, request }: Lesson): boolean {
  if (approach.kind !== 'topic' || own.role !== 'topic') return false
  if (approach.computed && request.goals.length === 0) return sceneIn(own.about) === null
  if (approach.computed && NAMES_THE_LESSON.test(own.about)) return true
  return saysTopic(`${title} ${approach.topic.family ?? ''}`, own.about)
}

/** A kit that the request names and a frame without a goal are about the topic itself, and name it throughout. */
function isBuiltOn(own: OwnTopic, { approach, request }: Lesson): boolean {
  if (approach.kind === 'topic' && approach.topic.kit) return isNamed(approach.topic.kit, request)
  if (approach.kind === 'topic' || approach.text !== null || request.goals.length > 0) return false
  const { topic, theme } = request.understood
  return own.role === 'topic' || topic.toLowerCase().includes(theme?.toLowerCase() ?? '')
}

/**
 * Brings the teacher's own topic into the steps of a lesson that is built on something else: a goal, or questions.
 */
export function withOwnTopic(lesson: Lesson, steps: Steps): Steps {
  const { own } = lesson
  if (own === null || isBuiltOn(own, lesson)) return steps
  const lines = linesFor(lesson, own)
  const said = (line: string) => line.replaceAll('{topic}', () => sceneIn(own.about) ?? own.about)
  const work = worked(lesson, steps['you-do'], said(lines.work))
  if (isTopicItself(own, lesson))
    return lesson.request.understood.countsQuestions ? { ...steps, 'you-do': work } : steps
  return {
    ...steps,
    hook: told(steps.hook, said(lines.hook)),
    'we-do': told(steps['we-do'], said(lines.together)),
    'you-do': work,
    share: told(steps.share, said(lines.share)),
  }
}
