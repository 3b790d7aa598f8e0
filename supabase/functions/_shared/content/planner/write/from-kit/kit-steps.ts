import { describeTask } from '../../../describe-task.ts'
import type { Kit, KitStep } from '../../../kit.ts'
import type { LessonParts } from '../../prepare/lesson-parts.ts'
import { numbered, type Step, type Steps } from '../step.ts'

const named = (name: string, { teacher, pupils }: KitStep): Step => ({
  name,
  teacher: [...teacher],
  pupils: [...pupils],
})

const READS: Record<'true' | 'false', string> = {
  true: 'The text is under “Resources needed”. Read it aloud once before pupils read it themselves.',
  false: 'Rove, and listen before you help.',
}

function work({ work, ask, misconceptions: [first], text }: Kit, { practice }: LessonParts): Step {
  const [, question] = ask
  return {
    name: 'You do',
    teacher: [
      ...work.teacher,
      ...(question ? [`Ask as you go round: ${question}`] : []),
      ...(first ? [`If you see this: ${first.what} ${first.move}`] : []),
      READS[text === null ? 'false' : 'true'],
    ],
    pupils: numbered([...work.pupils, ...practice.map(describeTask)]),
  }
}

/** The steps of a lesson that is made from a kit. */
export function kitSteps(kit: Kit, parts: LessonParts): Steps {
  const { hook, show, together, share, ask } = kit
  const [first] = ask
  const asked = first ? [`Ask: ${first}`] : []
  return {
    hook: named('Start', hook),
    'i-do': named('I do', show),
    'we-do': named('We do', { ...together, teacher: [...together.teacher, ...asked] }),
    'you-do': work(kit, parts),
    share: named('Share', share),
    exit: {
      name: 'Exit ticket',
      teacher: [`Read aloud: ${describeTask(parts.exit)}`],
      pupils: ['Write or draw the answer on your own. Hand it in on the way out.'],
    },
  }
}
