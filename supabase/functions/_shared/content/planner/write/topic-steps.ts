import { describeTask } from '../../describe-task.ts'
import type { TopicApproach } from '../prepare/lesson.ts'
import type { LessonParts } from '../prepare/lesson-parts.ts'
import type { Teaching } from '../topic.ts'
import { numbered, type Step, type Steps } from './step.ts'

function modelling({ think, lines }: Teaching, { example }: LessonParts): Step {
  const aloud = [...(lines?.model ?? []), ...think.map((line) => `Think aloud: ${line}`)]
  const working = example?.working ? `Working: ${example.working.replace(/[.\s]+$/, '')}. ` : ''
  return {
    name: 'I do',
    teacher: example
      ? [`Write up: ${describeTask(example)}`, ...aloud, `${working}Answer: ${example.answer}`]
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

function practice({ misconceptions: [first], lines }: Teaching, parts: LessonParts): Step {
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
export function topicSteps({ topic: { teaching } }: TopicApproach, parts: LessonParts): Steps {
  return {
    hook: {
      name: 'Start',
      teacher: [teaching.hook],
      pupils: ['Try it with a partner, then share one idea with the class.'],
    },
    'i-do': modelling(teaching, parts),
    'we-do': together(teaching, parts),
    'you-do': practice(teaching, parts),
    share: {
      name: 'Share',
      teacher: ['Choose two students whose ways differ. Ask: which way would you use next time, and when?'],
      pupils: ['Explain your way. Others say what is the same and what is different.'],
    },
    exit: {
      name: 'Exit ticket',
      teacher: [`Read aloud: ${describeTask(parts.exit)}`],
      pupils: ['Write the answer and show how you know. Hand it in on the way out.'],
    },
  }
}
