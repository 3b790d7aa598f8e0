import type { Phase, PhaseKind } from '../lesson-plan.ts'
import type { Task } from '../task.ts'
import { describe } from './describe.ts'
import { withGame } from './game.ts'
import type { Lesson } from './lesson.ts'
import { splitMinutes } from './minutes.ts'
import { asNextLesson } from './second-lesson.ts'

export interface LessonParts {
  example: Task | null
  together: Task[]
  practice: Task[]
  exit: Task
}

export interface Step {
  name: string
  teacher: string[]
  pupils: string[]
}

function topicSteps({ approach }: Lesson, parts: LessonParts): Record<PhaseKind, Step> | null {
  if (approach.kind !== 'topic') return null
  const { teaching } = approach.topic
  const slip = teaching.misconceptions[0]
  const example = parts.example
  const shown = example
    ? [
        `Write up: ${describe(example)}`,
        ...teaching.think.map((line) => `Think aloud: ${line}`),
        `${example.working ? `Working: ${example.working.replace(/[.\s]+$/, '')}. ` : ''}Answer: ${example.answer}`,
      ]
    : teaching.think.map((line) => `Think aloud: ${line}`)
  return {
    hook: {
      name: 'Start',
      teacher: [teaching.hook],
      pupils: ['Try it with a partner, then share one idea with the class.'],
    },
    'i-do': {
      name: 'I do',
      teacher: shown,
      pupils: ['Watch and listen. Tell a partner what the first step was, and why.'],
    },
    'we-do': {
      name: 'We do',
      teacher: [
        ...parts.together.map((task) => `Together: ${describe(task)} (${task.answer})`),
        `Ask: ${teaching.ask}`,
      ],
      pupils: ['Work on whiteboards, show at the same time, and explain how you know.'],
    },
    'you-do': {
      name: 'You do',
      teacher: [
        'Pupils choose where to start. Rove, and listen before you help.',
        ...(slip ? [`If you see this: ${slip.what} ${slip.move}`] : []),
      ],
      pupils: parts.practice.map((task, index) => `${index + 1}. ${describe(task)}`),
    },
    share: {
      name: 'Share',
      teacher: [`Choose two pupils whose ways differ. Ask: which way would you use next time, and when?`],
      pupils: ['Explain your way. Others say what is the same and what is different.'],
    },
    exit: {
      name: 'Exit ticket',
      teacher: [`Read aloud: ${describe(parts.exit)}`],
      pupils: ['Write the answer and show how you know. Hand it in on the way out.'],
    },
  }
}

function frameSteps({ approach }: Lesson, parts: LessonParts): Record<PhaseKind, Step> {
  if (approach.kind !== 'frame') throw new Error('a frame lesson was expected')
  const { frame } = approach
  const { lens, angle } = frame
  const slips = frame.misconceptions.slice(0, 2)
  return {
    hook: {
      name: 'Start',
      teacher: [frame.hook, `Write up the question: ${frame.question}`],
      pupils: ['Look or listen first, then share one idea with a partner.'],
    },
    'i-do': {
      name: 'I do',
      teacher: [...frame.model.slice(0, 2).map((line) => `Show: ${line}`), `Show: ${lens.model}`],
      pupils: ['Watch and listen. Tell a partner one thing you noticed about how it was done.'],
    },
    'we-do': {
      name: 'We do',
      teacher: [
        `Draw the table: ${lens.columns.join(' · ')}${/[.?…]$/.test(lens.columns[2]) ? '' : '.'} Fill in the first row together.`,
        ...(parts.together.length > 0
          ? parts.together.map((task) => `Together: ${task.prompt} ${task.answer}`)
          : [frame.together]),
        `Ask: ${angle?.ask ?? frame.ask}`,
        `Then ask: ${lens.ask}`,
      ],
      pupils: ['Join in, and give a reason for what you say.'],
    },
    'you-do': {
      name: 'You do',
      teacher: [
        `Let groups begin, then rove. Ask before you tell${angle ? `, and listen for ${angle.look}` : ''}.`,
        ...slips.map(({ what, move }) => `If you see this: ${what} ${move}`),
      ],
      pupils: [
        ...(parts.practice.length > 0
          ? [
              'Read the rest of the text, alone or with a partner.',
              ...parts.practice.map(({ prompt }) => prompt),
            ]
          : frame.work),
        parts.practice.length > 0
          ? 'Put your best answer in the table, and be ready to explain it.'
          : 'Fill in the table, row by row, and be ready to explain one row.',
      ].map((line, index) => `${index + 1}. ${line}`),
    },
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
      teacher: [`Read aloud: ${parts.exit.prompt}`],
      pupils: ['Write or say it on the way out.'],
    },
  }
}

/** The timed steps; minutes add up to the lesson exactly. */
export function phasesFor(lesson: Lesson, parts: LessonParts): { minutes: number; steps: Phase[] } {
  const usual = topicSteps(lesson, parts) ?? frameSteps(lesson, parts)
  const shares = splitMinutes(lesson.request.minutes)
  const played = shares.some(({ kind }) => kind === 'you-do') ? 'you-do' : 'we-do'
  const texts = withGame(lesson, parts, asNextLesson(lesson, usual), played)
  const seen = new Set<PhaseKind>()
  let from = 0
  const steps = shares.map(({ kind, minutes }) => {
    const again = seen.has(kind)
    seen.add(kind)
    const text =
      again && kind === 'you-do'
        ? {
            ...texts[kind],
            name: 'You do again',
            teacher: ['Pupils go on, or move to the extension. Meet the group that needs it on the mat.'],
            pupils: ['Finish, check with a partner, then try the extension.'],
          }
        : again
          ? {
              ...texts[kind],
              name: 'Check in',
              teacher: ['Stop for a look at one piece of work under way. What works? What next?'],
              pupils: ['Say what you will do next.'],
            }
          : texts[kind]
    const step: Phase = { kind, ...text, minutes, from, to: from + minutes }
    from += minutes
    return step
  })
  return { minutes: lesson.request.minutes, steps }
}
