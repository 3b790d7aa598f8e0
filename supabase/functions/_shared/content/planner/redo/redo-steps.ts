import type { Phase } from '../../lesson-plan.ts'
import type { Change } from '../read/change.ts'
import type { Ways } from '../write/change-section.ts'
import { withStepLines } from '../write/change-steps.ts'

/** True for a line that shows or asks one of the plan's questions. The answers further down rest on it. */
const holdsQuestion = (line: string) =>
  /^(?:\d+\. |(?:I|We|You) do \d+(?: [▲●■])?: |Game: |(?:Then w|W)rite up: |Do a first round yourself: |(?:Show this first|Then show this): |Together: |(?:Put up and r|R)ead aloud: |Working: |Answer: )/.test(
    line,
  )

/** Two other ways for pupils to work in each step. The questions they work on stay. */
const OTHER_WAYS: Partial<Record<Phase['kind'], [string, string]>> = {
  hook: [
    'Think alone for a minute, tell a partner, then tell the class what your partner said.',
    'Draw or write a first idea on a whiteboard, and hold it up.',
  ],
  'i-do': [
    'Say the steps back in your own words while they are written up.',
    'Watch without talking, then list the steps with a partner.',
  ],
  'we-do': [
    'Take turns in pairs: one works, the other explains, then swap.',
    'Work alone first, then agree on one answer at your table.',
  ],
  share: [
    'Walk round, look at the work of two others, and say one thing you would borrow.',
    'Explain your partner’s way, not your own.',
  ],
}

function inOtherWay(step: Phase): Phase {
  const ways = OTHER_WAYS[step.kind]
  if (ways === undefined) return step
  const way = step.pupils.includes(ways[0]) ? ways[1] : ways[0]
  return { ...step, pupils: [way, ...step.pupils.filter(holdsQuestion)] }
}

/** Keeps the questions and the first line. */
const shortened = (lines: readonly string[]) =>
  lines.filter((line, index) => holdsQuestion(line) || index === 0)

/** The steps of a plan, changed. Their questions stay: the answers and the exit ticket rest on them. */
export function redoSteps(steps: readonly Phase[], change: Change, ways: Ways): Phase[] {
  if (change === 'again') return steps.map(inOtherWay)
  if (change === 'shorter')
    return steps.map((step) => ({
      ...step,
      teacher: shortened(step.teacher),
      pupils: shortened(step.pupils),
    }))
  return withStepLines(steps, change, ways)
}
