import { withLines } from '../../write/change-section.ts'
import { type Sections, withSection, withSteps } from '../plan-parts.ts'
import { timed, withMinutes } from '../step-changes.ts'

const USUAL_MINUTES = 5

/** The answer as the teacher reads it beside the question. */
const answerLine = (answer: string) => (answer.startsWith('Look for: ') ? answer : `Answer: ${answer}`)

/** The plan with a step for the exit ticket, where it has a ticket and no step for it. */
function withStep(sections: Sections, minutes: number): Sections {
  const ticket = sections.find((section) => section.id === 'assessment')?.exitTicket
  if (ticket === undefined) return sections
  return withSection(sections, 'phases', (now) => {
    if (now.steps.some(({ kind }) => kind === 'exit')) return now
    const step = {
      kind: 'exit' as const,
      name: 'Exit ticket',
      minutes: 0,
      from: 0,
      to: 0,
      teacher: [`Put up and read aloud: ${ticket.prompt}`],
      pupils: ['Answer alone, and hand it in.'],
    }
    const steps = timed([...now.steps, step])
    return withMinutes({ ...now, steps }, steps.length - 1, minutes) ?? now
  })
}

/** An exit ticket at the end, with its answer for the teacher, and so many minutes where they are named. */
export function withExitTicket(sections: Sections, minutes: number): Sections {
  const stepped = withStep(sections, minutes > 0 ? minutes : USUAL_MINUTES)
  const ticket = stepped.find((section) => section.id === 'assessment')?.exitTicket
  const answered = withSteps(stepped, (step) =>
    step.kind === 'exit' && ticket !== undefined
      ? { ...step, teacher: withLines(step.teacher, [answerLine(ticket.answer)]) }
      : step,
  )
  if (minutes < 1) return answered
  return withSection(answered, 'phases', (now) => {
    const at = now.steps.findIndex(({ kind }) => kind === 'exit')
    return (at === -1 ? null : withMinutes(now, at, minutes)) ?? now
  })
}
