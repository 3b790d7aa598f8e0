import { describeTask } from '../../../describe-task.ts'
import type { Kit, KitStep } from '../../../kit.ts'
import type { LessonParts } from '../../prepare/lesson-parts.ts'
import type { Step, Steps } from '../step.ts'

const named = (name: string, { teacher, pupils }: KitStep): Step => ({
  name,
  teacher: [...teacher],
  pupils: [...pupils],
})

const READS: Record<'true' | 'false', string> = {
  true: 'The text is under “Resources needed”. Read it aloud once before pupils read it themselves.',
  false: 'Rove, and listen before you help.',
}

/** The work of pupils: one task, and of its questions one of their choice, unless a number of them was asked for. */
function work(
  { work, ask, misconceptions: [first], text }: Kit,
  { practice }: LessonParts,
  isCounted: boolean,
): Step {
  const [, question] = ask
  return {
    name: 'You do',
    teacher: [
      ...work.teacher,
      ...(question ? [`Ask as you go round: ${question}`] : []),
      ...(first ? [`If you see this: ${first.what} ${first.move}`] : []),
      READS[text === null ? 'false' : 'true'],
    ],
    pupils: [
      ...work.pupils,
      `Then ${isCounted ? 'answer these' : text === null ? 'choose one of these and answer it' : 'answer about the text'}:`,
      ...practice.map((task, at) => `Question ${at + 1}: ${describeTask(task)}`),
    ],
  }
}

/** A way to answer that suits the place: on paper, or aloud and by showing. */
function howToAnswer({ exit: { space }, strand }: Kit): string {
  if (strand === 'Physical education' || space === 'none')
    return 'Say or show your answer on your own, before you leave.'
  return space === 'draw' || space === 'box'
    ? 'Draw your answer on your own, with a few words where they help. Hand it in on the way out.'
    : 'Write your answer on your own. Hand it in on the way out.'
}

/** The steps of a lesson that is made from a kit; `isCounted` where a number of questions was asked for. */
export function kitSteps(kit: Kit, parts: LessonParts, isCounted: boolean): Steps {
  const { hook, show, together, share, ask } = kit
  const [first] = ask
  const asked = first ? [`Ask: ${first}`] : []
  return {
    hook: named('Start', hook),
    'i-do': named('I do', show),
    'we-do': named('We do', { ...together, teacher: [...together.teacher, ...asked] }),
    'you-do': work(kit, parts, isCounted),
    share: named('Share', share),
    exit: {
      name: 'Exit ticket',
      teacher: [`Read aloud: ${describeTask(parts.exit)}`],
      pupils: [howToAnswer(kit)],
    },
  }
}
