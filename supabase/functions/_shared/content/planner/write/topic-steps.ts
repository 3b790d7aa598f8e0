import { describeTask } from '../../describe-task.ts'
import type { Task } from '../../task.ts'
import type { TopicApproach } from '../prepare/lesson.ts'
import type { LessonParts } from '../prepare/lesson-parts.ts'
import type { HandsOn, Teaching, Topic } from '../topic.ts'
import { numbered, type Step, type Steps } from './step.ts'

/** A question without one right answer has a line that says what to look for. */
const answerOf = ({ answer }: Task) => (answer.startsWith('Look for: ') ? answer : `Answer: ${answer}`)

function modelling({ teaching: { think, lines }, activity }: Topic, { example }: LessonParts): Step {
  const aloud = [
    ...(activity ? [activity.show] : []),
    ...(lines?.model ?? []),
    ...think.map((line) => `Think aloud: ${line}`),
  ]
  const working = example?.working ? `Working: ${example.working.replace(/[.\s]+$/, '')}. ` : ''
  return {
    name: 'I do',
    teacher: example
      ? [`Write up: ${describeTask(example)}`, ...aloud, `${working}${answerOf(example)}`]
      : aloud,
    pupils: ['Watch and listen. Tell a partner what the first step was, and why.'],
  }
}

function together({ ask, lines }: Teaching, parts: LessonParts): Step {
  return {
    name: 'We do',
    teacher: [
      ...(lines?.together ?? []),
      ...parts.together.map((task) => `Together: ${describeTask(task)} (${task.answer})`),
      `Ask: ${ask}`,
    ],
    pupils: ['Work on whiteboards, show at the same time, and explain how you know.'],
  }
}

/** The hands-on work first, then a few questions on paper. */
function doing({ misconceptions: [first] }: Teaching, activity: HandsOn, parts: LessonParts): Step {
  const onPaper = parts.practice.map(describeTask)
  return {
    name: 'You do',
    teacher: [
      'The work with materials comes first and takes most of the time. Students choose where to start among the questions on paper after it.',
      `Look for: ${activity.look}`,
      ...(first ? [`If you see this: ${first.what} ${first.move}`] : []),
    ],
    pupils: numbered([
      ...activity.steps,
      ...(onPaper.length > 0 ? ['When you have done that, work these out on paper.', ...onPaper] : []),
    ]),
  }
}

function practice({ teaching, activity }: Topic, parts: LessonParts): Step {
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

/** The steps of a lesson with questions of its own. */
export function topicSteps({ topic }: TopicApproach, parts: LessonParts): Steps {
  const { teaching } = topic
  return {
    hook: {
      name: 'Start',
      teacher: [teaching.hook],
      pupils: ['Try it with a partner, then share one idea with the class.'],
    },
    'i-do': modelling(topic, parts),
    'we-do': together(teaching, parts),
    'you-do': practice(topic, parts),
    share: {
      name: 'Share',
      teacher: ['Choose two students whose ways differ. Ask: which way would you use next time, and when?'],
      pupils: ['Explain your way. Others say what is the same and what is different.'],
    },
    exit: {
      name: 'Exit ticket',
      teacher: [`Put up and read aloud: ${describeTask(parts.exit)}`],
      pupils: ['Write the answer and show how you know. Hand it in on the way out.'],
    },
  }
}
