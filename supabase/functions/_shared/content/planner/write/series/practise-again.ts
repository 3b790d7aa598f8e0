import { describeTask } from '../../../describe-task.ts'
import type { Kit } from '../../../kit.ts'
import type { Phase, PhaseKind, PlanSection } from '../../../lesson-plan.ts'
import type { Task } from '../../../task.ts'
import { draftOf } from '../../kits/kit-topic.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { splitMinutes } from '../split-minutes.ts'
import { numbered, type Step, type Steps } from '../step.ts'

const MOST_QUESTIONS = 5
/** So many of them go further, where the lesson has them. */
const GO_FURTHER = 2

const asTask = (question: Kit['exit'], at: number, level: Task['level']): Task => ({
  id: `again-${at + 1}`,
  level,
  ...draftOf(question),
})

/** The questions on paper that the first lesson did not ask. */
function questionsOf({ practice, text }: Kit): Task[] {
  const core = text === null ? practice.core : practice.core.slice(-2)
  const further = practice.extension.slice(1)
  const ofCore = MOST_QUESTIONS - Math.min(further.length, GO_FURTHER)
  const all = [
    ...core.slice(0, ofCore).map((question) => ({ question, level: 'core' as const })),
    ...further.map((question) => ({ question, level: 'extension' as const })),
  ]
  return all.slice(0, MOST_QUESTIONS).map(({ question, level }, at) => asTask(question, at, level))
}

const step = (name: string, teacher: string[], pupils: string[]): Step => ({ name, teacher, pupils })

const shareOf = ({ ask }: Kit): Step =>
  step(
    'Share',
    [
      `Each student reads or shows one answer to a new partner. Ask: ${ask.at(-1) ?? 'What did you change, and why?'}`,
    ],
    ['Say one thing your partner’s answer shows, and one thing it could add.'],
  )

function stepsOf(kit: Kit, tasks: readonly Task[]): Steps {
  const { lookFors, vocabulary, next, ask, criteria, misconceptions } = kit
  const sorted = lookFors.slice(1).map(({ see, next: then }) => `${see.replace(/\.$/, '')}: ${then}`)
  const words = vocabulary.english.slice(0, 4).map(([term]) => term)
  const traps = misconceptions.slice(0, 2).map(({ what, move }) => `If you see this: ${what} ${move}`)
  return {
    hook: step(
      'Start',
      [`Read out two exit tickets of session 1 without names. ${sorted.join(' ')}`.trim()],
      ['Say what is right in each, and mend the second with a partner.'],
    ),
    'i-do': step(
      'I do',
      [`Put these words on the board: ${words.join(', ')}. Show the first part of the next step: ${next[0]}`],
      ['Say each word in a sentence about session 1.'],
    ),
    'we-do': step(
      'We do',
      [`Do it together: ${next[0]}`, `Ask: ${ask[0] ?? ''}`],
      ['Join in, and give a reason for what you say.'],
    ),
    'you-do': step(
      'You do',
      ['Students answer on paper or in their books. Rove, and listen before you help.', ...traps],
      numbered(tasks.map(describeTask)),
    ),
    share: shareOf(kit),
    exit: step(
      'Exit ticket',
      [
        `Ask: which of these can you do now, and what shows it? ${criteria.map((one) => `I can ${one}.`).join(' ')}`,
      ],
      ['Choose one, and write or show what proves it.'],
    ),
  }
}

function timed(steps: Steps, minutes: number): Phase[] {
  let from = 0
  const seen = new Set<PhaseKind>()
  return splitMinutes(minutes).map(({ kind, minutes: lasts }) => {
    const isAgain = seen.has(kind)
    seen.add(kind)
    const start = from
    from += lasts
    const text = isAgain
      ? step(
          steps[kind].name,
          ['Students mend or finish their answers after what they heard.'],
          ['Change one answer, and say why.'],
        )
      : steps[kind]
    return { kind, ...text, minutes: lasts, from: start, to: from }
  })
}

/** The second lesson where the bank has one on the topic: the same lesson again, with what comes next and the questions that were not asked. */
export function practiseAgain(kit: Kit, { request }: Lesson): PlanSection[] {
  const tasks = questionsOf(kit)
  return [
    {
      id: 'learning-intention',
      walt: `use what we learned on our own: ${kit.walt}`,
      criteria: [...kit.criteria],
    },
    {
      id: 'resources',
      items: [
        'the exit tickets of session 1',
        'paper or books',
        ...kit.materials.slice(0, 2).map(({ item }) => item),
      ],
    },
    { id: 'phases', minutes: request.minutes, steps: timed(stepsOf(kit, tasks), request.minutes) },
    { id: 'answers', tasks },
  ]
}
