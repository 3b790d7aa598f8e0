import type { Framed } from '../frames/framed.ts'
import type { FrameApproach } from '../prepare/lesson.ts'
import type { LessonParts } from '../prepare/lesson-parts.ts'
import { numbered, type Step, type Steps } from './step.ts'

const MAX_MODEL_LINES = 1
const MAX_MISCONCEPTIONS = 1

function modelling({ model, lens }: Framed): Step {
  return {
    name: 'I do',
    teacher: [...model.slice(0, MAX_MODEL_LINES), lens.model].map((line) => `Show: ${line}`),
    pupils: ['Watch and listen. Tell a partner one thing you noticed about how it was done.'],
  }
}

function together({ lens, angle, together: shared, ask }: Framed, parts: LessonParts): Step {
  const end = /[.?…]$/.test(lens.columns[2]) ? '' : '.'
  return {
    name: 'We do',
    teacher: [
      `Draw the table: ${lens.columns.join(' · ')}${end} Fill in the first row together.`,
      ...(parts.together.length > 0
        ? parts.together.map((task) => `Together: ${task.prompt} ${task.answer}`)
        : [shared]),
      `Ask: ${angle?.ask ?? ask}`,
    ],
    pupils: ['Join in, and give a reason for what you say.'],
  }
}

function practice({ angle, misconceptions, work }: Framed, parts: LessonParts): Step {
  const onText = [
    'Read the rest of the text, alone or with a partner.',
    ...parts.practice.map(({ prompt }) => prompt),
    'Put your best answer in the table, and be ready to explain it.',
  ]
  const onTopic = [...work, 'Fill in the table, row by row, and be ready to explain one row.']
  return {
    name: 'You do',
    teacher: [
      `Let groups begin, then rove. Ask before you tell${angle ? `, and listen for ${angle.look}` : ''}.`,
      ...misconceptions
        .slice(0, MAX_MISCONCEPTIONS)
        .map(({ what, move }) => `If you see this: ${what} ${move}`),
    ],
    pupils: numbered(parts.practice.length > 0 ? onText : onTopic),
  }
}

/** The steps of a lesson built round the goal's own words. */
export function frameSteps({ frame }: FrameApproach, parts: LessonParts): Steps {
  return {
    hook: {
      name: 'Start',
      teacher: [frame.hook, `Write up the question: ${frame.question}`],
      pupils: ['Look or listen first, then share one idea with a partner.'],
    },
    'i-do': modelling(frame),
    'we-do': together(frame, parts),
    'you-do': practice(frame, parts),
    share: {
      name: 'Share',
      teacher: [
        'Two groups show one row of their table. Point back to the question: what can we say now?',
        `Ask: ${frame.ask}`,
      ],
      pupils: ['Say what is the same or different in your table, and ask one question.'],
    },
    exit: {
      name: 'Exit ticket',
      teacher: [`Put up and read aloud: ${parts.exit.prompt}`],
      pupils: ['Write or say it on the way out.'],
    },
  }
}
