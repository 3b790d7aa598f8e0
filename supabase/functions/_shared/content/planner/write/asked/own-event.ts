import { isNamed } from '../../prepare/choose-kit.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import type { Step, Steps } from '../step.ts'
import { OWN_EVENT } from './own-event.data.ts'

/** What the class did together and is to write about, as the teacher named it: "our trip to the beach"; null for any other lesson. */
export function ownEvent({ approach, request }: Lesson): string | null {
  const kit = approach.kind === 'topic' ? approach.topic.kit : undefined
  const isWriting = kit?.area === 'English' && kit.strand === 'Writing' && isNamed(kit, request)
  const said = isWriting ? OWN_EVENT.pattern.exec(request.asked)?.[1] : undefined
  return said === undefined ? null : said.toLowerCase().replace(/^(?:the|a) /, 'our ')
}

const first = (step: Step, line: string): Step => ({ ...step, teacher: [line, ...step.teacher] })
const last = (step: Step, line: string): Step => ({ ...step, teacher: [...step.teacher, line] })

/** Lets students write about what they did together; the example of the lesson shows only how. */
export function withOwnEvent(lesson: Lesson, steps: Steps): Steps {
  const event = ownEvent(lesson)
  if (event === null) return steps
  return {
    ...steps,
    hook: first(
      steps.hook,
      `Begin with ${event}: pairs tell each other who was there, what they did first, and one thing they will not forget. Keep five of their words on the board.`,
    ),
    'i-do': last(steps['i-do'], `Say that this is only an example. Everyone writes about ${event}.`),
    'we-do': last(steps['we-do'], `Take the next sentence from ${event}: say it together, then write it.`),
    'you-do': first(steps['you-do'], `Students write about ${event}, each choosing the part they know best.`),
  }
}
