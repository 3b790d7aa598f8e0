import { describeTask, toShow } from '../../describe-task.ts'
import type { Task } from '../../task.ts'
import { stepsToFact } from '../maths/multiply-divide/known-fact-steps.ts'
import type { TopicApproach } from '../prepare/lesson.ts'
import type { LessonParts } from '../prepare/lesson-parts.ts'
import type { Modelled } from '../prepare/make-tasks.ts'
import { LAST_YEAR_OF_TALK } from '../prepare/with-rounds.ts'
import type { HandsOn, Teaching, Topic } from '../topic.ts'
import { numbered, type Step, type Steps } from './step.ts'

/** A question without one right answer has a line that says what to look for. */
const answerOf = ({ answer }: Task) => (answer.startsWith('Look for: ') ? answer : `Answer: ${answer}`)

/** What is put up before it is asked: what has to be drawn is said to the teacher only. */
function putUp(task: Task, write: string, first = 'Show this first:'): string[] {
  const show = toShow(task)
  return show === '' ? [`${write} ${task.prompt}`] : [`${first} ${show}`, `Read aloud: ${task.prompt}`]
}

/** How a question is thought through, with its answer: in its own words, or in those of its topic. */
function thoughtThrough({ aloud, ...task }: Modelled, think: readonly string[]): string[] {
  const working = task.working ?? stepsToFact(task)
  const written = working ? `Working: ${working.replace(/[.\s]+$/, '')}. ` : ''
  return [...(aloud ?? think).map((line) => `Think aloud: ${line}`), `${written}${answerOf(task)}`]
}

function modelling({ teaching: { think, lines }, activity }: Topic, { example, second }: LessonParts): Step {
  const shown = [...(activity ? [activity.show] : []), ...(lines?.model ?? [])]
  const opening = activity?.round ? 'Do a first round yourself:' : 'Write up:'
  const next = second
    ? [...putUp(second, 'Then write up:', 'Then show this:'), ...thoughtThrough(second, think)]
    : []
  return {
    name: 'I do',
    teacher: example
      ? [...putUp(example, opening), ...shown, ...thoughtThrough(example, think), ...next]
      : [...shown, ...think.map((line) => `Think aloud: ${line}`)],
    pupils: ['Watch and listen. Tell a partner what the first step was, and why.'],
  }
}

/** A question to the class, with what is right for it where that is known. */
const asking = (question: string, answer: string | undefined): string[] =>
  answer === undefined ? [question] : [question, `Listen for: ${answer}`]

/** A second round that everyone does at the same time: the first steps of the work itself. */
function secondRound({ steps }: HandsOn, { ask, key }: Teaching): Step {
  return {
    name: 'We do',
    teacher: [
      ...steps.slice(0, 2).map((step) => `Everyone at the same time: ${step}`),
      ...asking(`Ask: ${ask}`, key?.ask),
    ],
    pupils: ['Do it with the things in front of you, hold it up or point to it, and say how you know.'],
  }
}

function together({ teaching, activity }: Topic, parts: LessonParts): Step {
  const { ask, key, lines } = teaching
  if (activity && parts.together.length === 0) return secondRound(activity, teaching)
  return {
    name: 'We do',
    teacher: [
      ...(lines?.together ?? []),
      ...parts.together.map((task) => `Together: ${describeTask(task)} (${task.answer})`),
      ...asking(`Ask: ${ask}`, key?.ask),
    ],
    pupils: ['Work on whiteboards, show at the same time, and explain how you know.'],
  }
}

/** The work with what is at hand, with questions that the teacher reads out: nothing is on paper. */
function readOut({ misconceptions: [first] }: Teaching, activity: HandsOn, { practice }: LessonParts): Step {
  const asked = practice.map((task) => `Read out: ${describeTask(task)} (${task.answer.replace(/\.$/, '')})`)
  return {
    name: 'You do',
    teacher: [
      ...asked,
      `Look for: ${activity.look}`,
      ...(activity.key ? [`Answers: ${activity.key}`] : []),
      ...(first ? [`If you see this: ${first.what} ${first.move}`] : []),
    ],
    pupils: numbered([
      ...activity.steps,
      ...(asked.length > 0 ? ['Work out what your teacher reads out, in the same way.'] : []),
    ]),
  }
}

/** The hands-on work first, then a few questions on paper. */
function doing({ misconceptions: [first] }: Teaching, activity: HandsOn, parts: LessonParts): Step {
  const onPaper = parts.practice.map(describeTask)
  return {
    name: 'You do',
    teacher: [
      onPaper.length > 0
        ? 'The work with materials comes first and takes most of the time. Students choose where to start among the questions on paper after it.'
        : 'All of the time is for the work with materials. Rove, and listen before you help.',
      `Look for: ${activity.look}`,
      ...(activity.key ? [`Answers: ${activity.key}`] : []),
      ...(first ? [`If you see this: ${first.what} ${first.move}`] : []),
    ],
    pupils: numbered([
      ...activity.steps,
      ...(onPaper.length > 0 ? ['When you have done that, work these out on paper.', ...onPaper] : []),
    ]),
  }
}

function practice({ teaching, activity }: Topic, parts: LessonParts): Step {
  if (activity?.isReadOut) return readOut(teaching, activity, parts)
  if (activity) return doing(teaching, activity, parts)
  const {
    misconceptions: [first],
    lines,
  } = teaching
  return {
    name: 'You do',
    teacher: [
      'Students choose where to start. Rove, and listen before you help.',
      ...(first ? [`If you see this: ${first.what} ${first.move}`] : []),
    ],
    pupils: numbered([...(lines?.work ?? []), ...parts.practice.map(describeTask)]),
  }
}

/** What the class looks back on: the work itself, a mistake that is often made, or two ways of working. */
function sharing({ teaching, activity, title }: Topic): Step {
  const [mistake] = teaching.misconceptions
  if (activity)
    return {
      name: 'Share',
      teacher: [
        `Two pairs show one round of their work. The class looks for this: ${activity.look}`,
        ...(mistake ? [`Ask: what would you say to someone who did this? ${mistake.what}`] : []),
      ],
      pupils: ['Show it with your materials. Others say what they saw, and ask one question.'],
    }
  if (mistake && title.length % 2 === 0)
    return {
      name: 'Share',
      teacher: [
        `Tell of a mistake without a name: ${mistake.what} Ask: what was the thinking, and how would you help?`,
      ],
      pupils: ['Say what happened, and show a way that works.'],
    }
  return {
    name: 'Share',
    teacher: ['Choose two students whose ways differ. Ask: which way would you use next time, and when?'],
    pupils: ['Explain your way. Others say what is the same and what is different.'],
  }
}

/** What the teacher does with the exit question. Children who do not write yet answer by showing and saying. */
export function exitLines(task: Task, isTalk: boolean): string[] {
  if (!isTalk) return putUp(task, 'Put up and read aloud:')
  return [
    ...putUp(task, 'Read aloud:'),
    'Call up four or five children, one at a time, and note who needs another turn tomorrow.',
  ]
}

/** The steps of a lesson with questions of its own. */
export function topicSteps({ topic }: TopicApproach, parts: LessonParts, year: number): Steps {
  const { teaching } = topic
  const isTalk = year <= LAST_YEAR_OF_TALK
  return {
    hook: {
      name: 'Start',
      teacher: asking(teaching.hook, teaching.key?.hook),
      pupils: ['Try it with a partner, then share one idea with the class.'],
    },
    'i-do': modelling(topic, parts),
    'we-do': together(topic, parts),
    'you-do': practice(topic, parts),
    share: sharing(topic),
    exit: {
      name: 'Exit ticket',
      teacher: exitLines(parts.exit, isTalk),
      pupils: isTalk
        ? ['Show it with things, fingers or a drawing, and say it. Nothing has to be written.']
        : ['Write the answer and show how you know. Hand it in on the way out.'],
    },
  }
}
